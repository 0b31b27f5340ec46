# Порівняння: `ludi compare` і `ludi tournament`.

lab-compare-help = Порівняти двох ботів або два набори правил із тією самою удачею, доки результат не стане ясним.
lab-compare-a = A: бот; або набір правил: usual, ім’я=значення (кілька через кому) або файл TOML із власними числами
lab-compare-b = B: те саме
lab-compare-bots = для двох наборів правил: рівень для кожного місця, через кому
lab-compare-players = скільки гравців; між двома ботами в A одне місце, у B усі інші
lab-compare-measure = для двох наборів правил, що порівнюється: { $all }
lab-compare-margin = різниця, яку не можна пропустити: у частці партій (0.05) або в мірі (1)
lab-compare-rounds = найбільша кількість раундів; раунд — партії з тією самою удачею
lab-compare-asked = Питання: { $what }, різниці немає або вона дорівнює { $margin }; імовірність кожної помилки не більша за { NUMBER($error, maximumFractionDigits: 0) } %.
lab-compare-bot = { $a }: виграно { $won } (від { $low } до { $high }), раундів: { $n }.
lab-compare-luck = Без удачі: { $won } (від { $low } до { $high }). Це й вирішує.
lab-compare-rules = { $what }: з A { $a }, з B { $b }; різниця від { $low } до { $high }, раундів: { $n }.
lab-compare-bots-more = Вирішено: { $a } сильніший, ніж { $b }.
lab-compare-bots-less = Вирішено: { $b } сильніший, ніж { $a }.
lab-compare-bots-same = Вирішено: { $a } і { $b } різняться менше ніж на { $margin }.
lab-compare-bots-open = Не вирішено: потрібно більше раундів.
lab-compare-rules-more = Вирішено: з { $b } більше, ніж з { $a }.
lab-compare-rules-less = Вирішено: з { $b } менше, ніж з { $a }.
lab-compare-rules-same = Вирішено: { $a } і { $b } різняться менше ніж на { $margin }.
lab-compare-rules-open = Не вирішено: потрібно більше раундів.
lab-measure-bots = частка виграних партій
lab-measure-won = перемоги першого місця
lab-measure-length = ходів за партію
lab-measure-decisions = рішень за партію
lab-measure-points = очки одного місця
lab-measure-winner = очки переможця
lab-tournament-help = Звести кожного бота з кожним і обчислити рейтинг.
lab-tournament-bots = два або більше з { $levels }, або РІВЕНЬ:ФАЙЛ — рівень із власною мережею
lab-tournament-rounds = раундів у кожного столу: по партії на кожне місце з тією самою удачею, після кожної всі пересідають на одне місце
lab-tournament-players = місць за столом; у кожного набору зі стількох ботів свій стіл, а якщо ботів менше, вони займають по кілька місць
lab-tournament-rating = рейтинг
lab-tournament-interval = від { $low } до { $high }
lab-tournament-skill = { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($doubt, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-tournament-ahead = З двох ботів за столом перемагає той, хто фінішував вище. Друга частина показує, як часто бот рядка фінішував вище за бота стовпця.
lab-tournament-note = Рейтинг за Бредлі й Террі: на 400 більше — десять перемог до однієї. Середнє дорівнює 0.
lab-tournament-second = openskill бере партії одну за одною, як друга думка: усі починають із 25, ± — одне стандартне відхилення.
lab-ray = грати на кластері Ray за цією адресою; auto знаходить його на цій машині

## Що не так

lab-compare-for-rules = указано { $name }, але це для двох наборів правил, а тут A і B — боти
lab-compare-beside = поруч із { $bot } указано { $given }; допускається інший бот: { $bots }
lab-compare-seats = указано --players { $players }, а в --bots їх { $bots }; треба по одному на кожного
lab-compare-neither = указано { $given }; допускаються два боти ({ $bots }) або двоє з { $usual }, ім’я=значення та ФАЙЛ.toml
lab-compare-compiled = указано { $given }; дані { $title } вкомпільовані в правила: тут допускається ім’я=значення
lab-tournament-two = список із двох або більше різних
