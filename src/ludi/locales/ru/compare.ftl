# Сравнение: `ludi compare` и `ludi tournament`.

lab-compare-help = Сравнить двух ботов или два набора правил с одной и той же удачей, пока исход не станет ясен.
lab-compare-a = A: бот; или набор правил: usual, имя=значение (несколько через запятую) или файл TOML с собственными числами
lab-compare-b = B: то же
lab-compare-bots = для двух наборов правил: уровень для каждого места, через запятую
lab-compare-players = сколько игроков; между двумя ботами у A одно место, у B все остальные
lab-compare-measure = для двух наборов правил, что сравнивается: { $all }
lab-compare-margin = разница, которую нельзя упустить: в доле партий (0.05) или в мере (1)
lab-compare-rounds = наибольшее число раундов; раунд — партии с одной и той же удачей
lab-compare-asked = Вопрос: { $what }, разницы нет или она равна { $margin }; вероятность каждой ошибки не больше { NUMBER($error, maximumFractionDigits: 0) } %.
lab-compare-bot = { $a }: выиграно { $won } (от { $low } до { $high }), раундов: { $n }.
lab-compare-luck = Без удачи: { $won } (от { $low } до { $high }). Это и решает.
lab-compare-rules = { $what }: с A { $a }, с B { $b }; разница от { $low } до { $high }, раундов: { $n }.
lab-compare-bots-more = Решено: { $a } сильнее, чем { $b }.
lab-compare-bots-less = Решено: { $b } сильнее, чем { $a }.
lab-compare-bots-same = Решено: { $a } и { $b } различаются меньше чем на { $margin }.
lab-compare-bots-open = Не решено: нужно больше раундов.
lab-compare-rules-more = Решено: с { $b } больше, чем с { $a }.
lab-compare-rules-less = Решено: с { $b } меньше, чем с { $a }.
lab-compare-rules-same = Решено: { $a } и { $b } различаются меньше чем на { $margin }.
lab-compare-rules-open = Не решено: нужно больше раундов.
lab-measure-bots = доля выигранных партий
lab-measure-won = победы первого места
lab-measure-length = ходов за партию
lab-measure-decisions = решений за партию
lab-measure-points = очки одного места
lab-measure-winner = очки победителя
lab-tournament-help = Свести каждого бота с каждым и рассчитать рейтинг.
lab-tournament-bots = два или больше из { $levels }, или УРОВЕНЬ:ФАЙЛ — уровень с собственной сетью
lab-tournament-rounds = раундов у каждого стола: по партии на каждое место с одной удачей, после каждой все пересаживаются на одно место
lab-tournament-players = мест за столом; у каждого набора из стольких ботов свой стол, а если ботов меньше, они занимают по нескольку мест
lab-tournament-rating = рейтинг
lab-tournament-interval = от { $low } до { $high }
lab-tournament-skill = { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($doubt, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-tournament-ahead = Из двух ботов за столом побеждает тот, кто финишировал выше. Вторая часть показывает, как часто бот строки финишировал выше бота столбца.
lab-tournament-note = Рейтинг по Брэдли и Терри: на 400 больше — десять побед к одной. Среднее равно 0.
lab-tournament-second = openskill берёт партии одну за другой, как второе мнение: все начинают с 25, ± — одно стандартное отклонение.
lab-ray = играть на кластере Ray по этому адресу; auto находит его на этой машине

## Что не так

lab-compare-for-rules = указано { $name }, но это для двух наборов правил, а здесь A и B — боты
lab-compare-beside = рядом с { $bot } указано { $given }; допускается другой бот: { $bots }
lab-compare-seats = указано --players { $players }, а в --bots их { $bots }; нужен один на каждого
lab-compare-neither = указано { $given }; допускаются два бота ({ $bots }) или двое из { $usual }, имя=значение и ФАЙЛ.toml
lab-compare-compiled = указано { $given }; данные { $title } вкомпилированы в правила: здесь допускается имя=значение
lab-tournament-two = список из двух или больше разных
