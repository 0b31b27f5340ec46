# History of the Roman Empire: названия, карты, правила, журнал и ходы.
# $side, $to и $from — стороны: имя игрока любого рода («Вы», «Бот Centurio», вдвоём «Вы II»), поэтому за ними стоит
# двоеточие и нет прошедшего времени. $force, $land, $area, $people, $kingdom и $card — названия; они не склоняются, поэтому
# стоят после двоеточия, в скобках или за словами «провинция», «область», «карта».

empire-name = История Римской империи
empire-about = от двух до четырёх игроков, легионы и варвары на одной карте; ведите обе стороны истории через семь ходов
empire-points = { $seat }: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[other] { $vp } очков
    }
empire-n-points = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }

## Стороны и силы

empire-side = { $seat } { $roman }
empire-force-legions = Легионы ({ $side })
empire-force-rebels = Мятежники

## Области

empire-area-gallia = Галлия
empire-area-hispania = Испания
empire-area-germania = Германия
empire-area-italia = Италия
empire-area-danubius = Дунай
empire-area-macedonia = Македония
empire-area-asia = Азия
empire-area-oriens = Восток
empire-area-africa = Африка

## Провинции

empire-land-britannia-inferior = Нижняя Британия
empire-land-britannia-superior = Верхняя Британия
empire-land-belgica = Белгика
empire-land-lugdunensis = Лугдунская Галлия
empire-land-aquitania = Аквитания
empire-land-gallaecia = Галлеция
empire-land-lusitania = Лузитания
empire-land-baetica = Бетика
empire-land-carthaginensis = Новокарфагенская Испания
empire-land-tarraconensis = Тарраконская Испания
empire-land-germania-inferior = Нижняя Германия
empire-land-germania-superior = Верхняя Германия
empire-land-germania-magna = Великая Германия
empire-land-suebia = Свевия
empire-land-marcomannia = Маркомания
empire-land-italia = Италия
empire-land-cisalpina = Цизальпинская Галлия
empire-land-narbonensis = Нарбонская Галлия
empire-land-sicilia = Сицилия
empire-land-sardinia = Сардиния и Корсика
empire-land-raetia = Реция
empire-land-noricum = Норик
empire-land-pannonia = Паннония
empire-land-dacia = Дакия
empire-land-sarmatia = Сарматия
empire-land-dalmatia = Далмация
empire-land-moesia = Мёзия
empire-land-thracia = Фракия
empire-land-macedonia = Македония
empire-land-achaia = Ахайя
empire-land-asia = Азия
empire-land-bithynia = Вифиния и Понт
empire-land-galatia = Галатия
empire-land-cappadocia = Каппадокия
empire-land-armenia = Армения
empire-land-syria = Сирия
empire-land-mesopotamia = Месопотамия
empire-land-iudaea = Иудея
empire-land-arabia = Аравия
empire-land-aegyptus = Египет
empire-land-libya = Ливия
empire-land-africa = Африка
empire-land-numidia = Нумидия
empire-land-caesariensis = Мавретания Цезарейская
empire-land-tingitana = Мавретания Тингитанская

## Моря, местность и столицы

empire-sea-oceanus = Океан
empire-sea-internum = Внутреннее море
empire-sea-pontus = Понт Эвксинский
empire-terrain-none = открытая местность
empire-terrain-mountain = горы
empire-terrain-forest = лес
empire-terrain-strait = пролив
empire-terrain-overseas = морем
empire-capital-rome = Рим
empire-capital-constantinople = Константинополь

## Народы

empire-people-gauls = Галлы
empire-people-germans = Германцы
empire-people-garamantes = Гараманты
empire-people-pannons = Паннонцы
empire-people-maurs = Мавры
empire-people-picts = Пикты
empire-people-dacians = Даки
empire-people-persians = Персы
empire-people-sarmatians = Сарматы
empire-people-marcomanni = Маркоманы
empire-people-alamanni = Алеманны
empire-people-goths = Готы
empire-people-franks = Франки
empire-people-vandals = Вандалы
empire-people-huns = Гунны
empire-people-saxons = Саксы
empire-people-caledonians = Пикты (каледонцы)
empire-people-parthians = Персы (парфяне)
empire-people-sassanids = Персы (Сасаниды)
empire-people-maurs-quinquegentiani = Мавры (квинквегентианы)
empire-people-picts-and-scots = Пикты и скотты
empire-people-visigoths = Готы (вестготы)
empire-people-maurs-gildo = Мавры (Гильдон)
empire-people-suebi = Маркоманы (свевы)
empire-people-huns-attila = Гунны (Аттила)
empire-people-ostrogoths = Готы (остготы)
empire-people-heruli-odoacer = Германцы (герулы)

## Царства и малые народы

empire-tribe-k-aegyptus = Царство Птолемеев
empire-tribe-k-pontus = Понтийское царство
empire-tribe-k-armenia = Армянское царство
empire-tribe-k-iudaea = Иудейское царство
empire-tribe-k-numidia = Нумидийское царство
empire-tribe-k-noricum = Царство Норик
empire-tribe-k-dacia = Царство Децебала
empire-tribe-k-palmyra = Пальмирское царство
empire-tribe-k-britannia = Держава Караузия
empire-tribe-k-mauretania = Царство Фирма
empire-tribe-k-gallaecia = Королевство свевов
empire-tribe-k-soissons = Держава Сиагрия
empire-tribe-t-cantabri = Кантабры
empire-tribe-t-batavi = Батавы
empire-tribe-t-carpi = Карпы
empire-tribe-t-blemmyes = Блеммии
empire-tribe-t-isauri = Исавры
empire-tribe-t-alani = Аланы

## Императоры

empire-emperor-crassus = Красс
empire-emperor-pompeius = Помпей
empire-emperor-caesar = Цезарь
empire-emperor-augustus = Август
empire-emperor-caligula = Калигула
empire-emperor-nero = Нерон
empire-emperor-vespasianus = Веспасиан
empire-emperor-domitianus = Домициан
empire-emperor-traianus = Траян
empire-emperor-hadrianus = Адриан
empire-emperor-antoninus-pius = Антонин Пий
empire-emperor-marcus-aurelius = Марк Аврелий
empire-emperor-commodus = Коммод
empire-emperor-septimius-severus = Септимий Север
empire-emperor-caracalla = Каракалла
empire-emperor-maximinus-thrax = Максимин Фракиец
empire-emperor-gallienus = Галлиен
empire-emperor-aurelianus = Аврелиан
empire-emperor-diocletianus = Диоклетиан
empire-emperor-maximianus = Максимиан
empire-emperor-galerius = Галерий
empire-emperor-constantius-chlorus = Констанций Хлор
empire-emperor-maxentius = Максенций
empire-emperor-constantinus = Константин
empire-emperor-constans = Констант
empire-emperor-constantius-ii = Констанций II
empire-emperor-magnentius = Магненций
empire-emperor-iulianus = Юлиан
empire-emperor-valentinianus = Валентиниан
empire-emperor-valens = Валент
empire-emperor-gratianus = Грациан
empire-emperor-theodosius = Феодосий
empire-emperor-magnus-maximus = Магн Максим
empire-emperor-eugenius = Евгений
empire-emperor-arcadius = Аркадий
empire-emperor-honorius-stilicho = Гонорий (Стилихон)
empire-emperor-valentinianus-iii-aetius = Валентиниан III (Аэций)
empire-emperor-avitus = Авит
empire-emperor-maiorianus = Майориан
empire-emperor-anthemius = Антемий
empire-emperor-iulius-nepos = Юлий Непот
empire-emperor-romulus-augustulus = Ромул Августул

## Что даёт император

empire-bonus-none = без преимущества
empire-bonus-legion = { $n ->
        [one] ещё { $n } легион
        [few] ещё { $n } легиона
       *[other] ещё { $n } легионов
    }
empire-bonus-attack = +1 к каждому кубику атаки
empire-bonus-dice3 = атакует тремя кубиками, пока не выпадут три одинаковых
empire-bonus-tie = выигрывает ничьи в атаке
empire-bonus-vp = ещё 1 очко за каждую провинцию с легионами

## Карты событий

empire-card-cantabri = { empire-tribe-t-cantabri }
empire-card-batavi = { empire-tribe-t-batavi }
empire-card-carpi = { empire-tribe-t-carpi }
empire-card-blemmyes = { empire-tribe-t-blemmyes }
empire-card-isauri = { empire-tribe-t-isauri }
empire-card-alani = { empire-tribe-t-alani }
empire-card-leader-arminius = Вождь: Арминий
empire-card-leader-kniva = Вождь: Книва
empire-card-leader-alaric = Вождь: Аларих
empire-card-weaponry-pilum-and-gladius = Оружие: пилум и гладиус
empire-card-weaponry-spatha-and-plumbata = Оружие: спата и плюмбата
empire-card-fury = Ярость
empire-card-elite-troops-comitatus = Отборные войска: комитат
empire-card-elite-troops-praetorians = Отборные войска: преторианцы
empire-card-elite-troops-palatini = Отборные войска: палатины
empire-card-revolt-of-the-provinces-i = Восстание провинций I
empire-card-revolt-of-the-provinces-ii = Восстание провинций II
empire-card-revolt-of-the-provinces-iii = Восстание провинций III
empire-card-kingdom-of-the-ptolemies = { empire-tribe-k-aegyptus }
empire-card-kingdom-of-pontus = { empire-tribe-k-pontus }
empire-card-kingdom-of-armenia = { empire-tribe-k-armenia }
empire-card-kingdom-of-iudaea = { empire-tribe-k-iudaea }
empire-card-kingdom-of-numidia = { empire-tribe-k-numidia }
empire-card-kingdom-of-noricum = { empire-tribe-k-noricum }
empire-card-kingdom-of-decebalus = { empire-tribe-k-dacia }
empire-card-kingdom-of-palmyra = { empire-tribe-k-palmyra }
empire-card-realm-of-carausius = { empire-tribe-k-britannia }
empire-card-kingdom-of-firmus = { empire-tribe-k-mauretania }
empire-card-kingdom-of-the-suebi = { empire-tribe-k-gallaecia }
empire-card-realm-of-syagrius = { empire-tribe-k-soissons }
empire-card-epidemy = Эпидемия
empire-card-plague = Чума
empire-card-pestilence = Мор
empire-card-wrath-of-god-i = Гнев Божий I
empire-card-wrath-of-god-ii = Гнев Божий II
empire-card-disaster = Бедствие
empire-card-people-revive-i = Возрождение народа I
empire-card-people-revive-ii = Возрождение народа II
empire-card-people-revive-iii = Возрождение народа III
empire-card-people-revive-iv = Возрождение народа IV
empire-card-roman-fortify-limes = Римские форты: лимес
empire-card-roman-fortify-burgi = Римские форты: бурги
empire-card-rebellion-the-usurper = Мятеж: узурпатор
empire-card-rebellion-the-legions-mutiny = Мятеж: бунт легионов
empire-card-engineering-bridges = Военные инженеры: мосты
empire-card-engineering-roads = Военные инженеры: дороги
empire-card-engineering-walls = Военные инженеры: стены
empire-card-treachery = Измена
empire-card-surprise-attack-i = Внезапная атака I
empire-card-surprise-attack-ii = Внезапная атака II
empire-card-surprise-attack-iii = Внезапная атака III
empire-card-siegecraft-i = Осадное искусство I
empire-card-siegecraft-ii = Осадное искусство II
empire-card-siegecraft-iii = Осадное искусство III
empire-card-gods-favor-optional-card = Милость Божья

# Что делает карта каждого вида; на них ссылаются карты ниже.
empire-text-minor-people = Малый народ с { $n ->
        [one] { $n } армией
       *[other] { $n } армиями
    } начинает в провинции { $land }; кто там стоит, уступает место или гибнет. Он расселяется и сражается как народ, заканчивает до начала вашего главного народа и дальше стоит на месте. Его провинции считаются с вашими народами.
empire-text-kingdom = Царство с { $n ->
        [one] { $n } армией
       *[other] { $n } армиями
    } начинает в провинции { $land } и приносит { $fort ->
        [yes] город и форт
       *[no] город
    }; кто там стоит, уступает место или гибнет. Оно расширяется и сражается до вашего главного народа и дальше стоит на месте. Его провинции считаются с вашими народами. Добыча в его городе больше обычной на { $bonus }.
empire-text-attack-dice3 = Ваш главный народ в этой фазе атакует тремя кубиками. Когда все три выпадут одинаковыми, вождь погиб: этот бросок ещё считается, потом кубиков снова два.
empire-text-attack-plus1 = Ваш главный народ или ваша фракция всю эту фазу прибавляет 1 к каждому кубику атаки.
empire-text-attack-wins-ties = Ваш главный народ в этой фазе выигрывает все ничьи в атаке. Против крепости ничьи перебрасываются.
empire-text-ignore-first-loss = В каждой провинции, которую ваш главный народ или ваша фракция атакует в этой фазе, первая армия, что должна погибнуть, уцелеет и сражается дальше.
empire-text-revolt = Выберите свой народ, у которого остались армии в резерве, и провинцию под защитой другого игрока или мятежников: в области стартовой провинции этого народа или рядом с его провинцией. Одна или две его армии появляются там и сразу атакуют, пока одна из сторон не исчезнет. Защитники не могут отступить в первом раунде, местность им не помогает, форты помогают. Преимущества фазы не действуют. Уцелевшие армии принадлежат этому народу.
empire-text-epidemy = Выберите провинцию с чьими угодно армиями. За каждую бросается кубик: { $kill } и больше губит одну.
empire-text-plague = Выберите область с чьими угодно армиями. За каждую армию в ней бросается кубик: { $kill } и больше губит одну.
empire-text-pestilence = Выберите провинцию с чьими угодно армиями. Гибнут все, кроме одной; единственная гибнет при 4 и больше. Затем за каждую соседнюю провинцию с армиями бросается кубик: при { $kill } там гибнет одна армия.
empire-text-wrath = Выберите провинцию с фортом, крепостью или городом. Форт или крепость исчезает, а при { $kill } и больше на кубике гибнет одна армия. Город цел.
empire-text-disaster = Выберите город, но не Рим, а с хода 4 и не тот, что во Фракии. Теперь он считается разграбленным, очков никто не получает; уже разграбленный город исчезает. Форт там исчезает, крепость становится фортом.
empire-text-people-revive = Выберите свой народ, у которого остались армии в резерве и который не из пяти народов этого хода. Он получает половину силы, с какой достался вам в последний раз, с округлением вверх, и расселяется до вашего главного народа. Его армии на карте остаются на месте, преимущества фазы не действуют.
empire-text-free-forts = Постройте бесплатно в провинциях своей фракции без форта { $forts ->
        [one] { $forts } форт
        [few] { $forts } форта
       *[other] { $forts } фортов
    }. Вместо нового можно сделать крепостью форт прошлых ходов в провинции с городом. В ходе 1 форты ставятся в конце расширения. Неиспользованное пропадает.
empire-text-rebellion = Выберите провинцию с легионами другого игрока. Кубик решает, сколько их взбунтуется: при 1 и 2 один, при 3 и 4 два, при 5 и 6 три. Они становятся мятежниками и сразу бьются с верными легионами и фортом, пока одна из сторон не исчезнет. Если мятежники остались, провинция за ними: форт исчезает, город разграблен без очков. Они не ходят и никому не приносят очков.
empire-text-engineering = Выберите одно из двух: бесплатные форты или крепости, как у карты «Римские форты», числом { $forts }; или трудная местность не мешает вашей фракции в этой фазе, по суше и через проливы, но не морем.
empire-text-treachery = Одна армия из резерва вашего главного народа или фракции без боя занимает соседнюю провинцию другого игрока или мятежников; все защитники гибнут. Провинция считается завоёванной. Италии это не грозит, а с хода 4 и Фракии.
empire-text-ignore-terrain = До конца фазы трудная местность не мешает вашему главному народу или фракции, по суше и через проливы, но не морем, а защитники не могут отступать в бою.
empire-text-ignore-forts = До конца фазы форты и крепости не помогают против вашего главного народа или фракции. Форт без гарнизона сдаётся без боя.
empire-text-attack-plus1-and-ties = Ваш главный народ или фракция в этой фазе прибавляет 1 к каждому кубику атаки и выигрывает ничьи. Против крепости ничьи перебрасываются. Карта по желанию; она заменяет «Гнев Божий II».


empire-card-facts = набор { $set }; ходы { $turns }; { $timing ->
        [before_turn] перед фазой
       *[during_turn] во время фазы
    } { $phase ->
        [people] народа
        [faction] фракции
       *[any] народа или фракции
    }

## Фишки и то, что бывает в провинции

empire-counter-army = Армия
empire-counter-legion = Легион
empire-counter-rebel = Армия мятежников
empire-counter-fort = Форт
empire-counter-fortress = Крепость
empire-counter-city = Город
empire-counter-looted = Разграбленный город
empire-counter-capital = Столица
empire-counter-resource = Ресурс
empire-counter-people-token = Жетон народа
empire-counter-emperor-token = Жетон императора
empire-counter-people-points = Очки народов
empire-counter-faction-points = Очки фракции

## Ходы и фазы

empire-turn = Ход { $n } из { $turns }
empire-year-bc = { $n } г. до н. э.
empire-year-ad = { $n } г. н. э.
empire-phase-peoples = Фаза народа
empire-phase-factions = Фаза фракции
empire-phase-drawing = Раздача жетонов
empire-phase-before = События перед фазой
empire-phase-building = Строительство
empire-phase-picking = Снятие армий
empire-phase-placing = Расширение
empire-phase-sites = Новые города
empire-phase-scoring = Подсчёт очков

## Правила вкратце, для страницы помощи

empire-rules-goal = Вы играете за обе стороны истории: за римскую фракцию с её легионами и в каждом ходу за один из народов, что идут через границы. Очки народов и очки фракции считаются отдельно. После хода { $turns } побеждает наибольшая сумма; при равных суммах — старший жетон императора в последнем ходу.
empire-rules-map = На карте { $areas } областей по { $size } провинций, всего { $lands }. В провинции с ресурсом может стоять город. Горы и леса затрудняют атаку там, где лежат внутри атакуемой провинции на пересекаемой границе; проливы и море — всегда. В провинции { $stack ->
        [one] помещается { $stack } армия
       *[other] помещаются до { $stack } армий
    } одной силы, один форт или крепость и один город. Две силы вместе не стоят.
empire-rules-start = Сначала карта пуста. У каждой стороны { $hand } тайных карт событий, по одной из каждого набора; новых не будет. В первом ходу каждая фракция выбирает стартовую провинцию — Аквитанию, Италию, Македонию или Сирию, — входит в неё с городом и { $legions ->
        [one] { $legions } легионом
       *[other] { $legions } легионами
    }, расширяется, а потом ставит бесплатные форты (их { $forts }).
empire-rules-tokens = В начале хода все тянут жетон народа, затем жетон императора; первым тот, у кого меньше всего очков (в ходе 1 решает кубик). Вы смотрите на жетон и оставляете его или отдаёте стороне, у которой жетона нет. Кому жетон уже отдали, тот отдаёт вытянутый не глядя. Жетоны решают, кого вы ведёте в этом ходу и когда играете: сначала младший народ, затем младший император, следующий народ и так далее по очереди.
empire-rules-peoples = Народ со всеми армиями принадлежит стороне, которая вытянула его последней. Он получает новые армии, пока на карте не окажется вся его сила; перед этим можно снять часть стоящих. Народ без провинций начинает в своей стартовой. Кто там стоит, уступает место: армии уходят к своим по соседству или гибнут, форт исчезает, город разграблен.
empire-rules-placing = Армии ставят по одной: в провинцию этой силы или в соседнюю, через границу или пролив. Пустую провинцию просто занимают; где враги или вражеский форт, сразу начинается бой. Поставленная армия больше не движется. Что не поставлено, то пропало.
empire-rules-building = Со второго хода фракция сначала тратит свои очки. Павший легион стоит { $recruit }, с хода { $late } уже { $recruit_late }, всего легионов не больше { $legions }; форт { $fort }; крепость на месте прежнего форта у города { $fortress }; восстановить разграбленный город { $rebuild }; подкупить мятежников рядом с вашими провинциями по { $rebels }, они станут вашими легионами. Некоторые императоры приводят легионы даром. Фракция без легионов и без очков выбывает; её игрок продолжает играть народами и событиями.
empire-rules-legions = Легионы тоже можно снимать, лишь бы в каждой провинции остался легион или форт. В отличие от народов они ходят морем: { $seas ->
        [no] с любого своего берега на другой того же моря
       *[yes] с любого своего берега на любой другой
    }. В конце своей фазы { $cities ->
        [total-cap] фракция бесплатно строит города, пока их не станет по одному на каждые { $per_city } ресурса с легионами
       *[per-turn] фракция бесплатно строит по городу за каждые { $per_city } ресурса с легионами
    }, сначала в области своей стартовой провинции.
empire-rules-battle = Кубиков у атакующей армии { $dice }, у защитника { $defence }; считается старший у каждого. Меньший теряет армию, ничьи перебрасываются. Так до тех пор, пока атакующая армия не погибнет или биться станет не с кем; тогда вы посылаете следующую или останавливаетесь. Со второго раунда атакованные легионы могут отступать в свои провинции. Против собственных сил вы побеждаете без кубиков и без добычи.
empire-rules-defence = На трудной местности кубиков у защитника { $hard }. Форт прибавляет 1 к старшему; крепость тоже, и она выигрывает ничьи; народ, атакованный с моря, тоже прибавляет 1. Когда последняя армия пала, форт надо одолеть, как ещё одну армию. Лишь легионы, заставшие форт пустым с самого начала, берут его без кубиков.
empire-rules-conquest = Кто одолел защитников, тот завоевал провинцию. Народы сносят форт и грабят город: очков народов — сколько выпадет на кубиках (их { $loot_city }, в Риме и с хода { $capital_turn } в Константинополе { $loot_capital }). Легионы сохраняют форт или сносят. Римский город они берут целым, а город народа, царства или мятежников { $loot ->
        [forced] обязаны разграбить за один кубик очков фракции, столицу тоже
       *[choice] грабят за один кубик очков фракции, столицу тоже, или щадят
    }. { $looted ->
        [yes] Разграбленный город по-прежнему приносит очки
       *[no] Разграбленный город ничего не стоит, пока фракция его не восстановит
    }. Незащищённый город достаётся целым.
empire-rules-scoring = После фазы эта сторона считает очки. Ценность области меняется от хода к ходу: она считается { $presence } раз за присутствие в одной провинции, { $dominated } раза за преобладание ({ $domination ->
        [three-and-plurality] { $from } провинции и больше, чем у любого другого игрока
        [plurality-min2] { $from } провинции или { $leading } и больше, чем у любого другого игрока
       *[three-or-plurality] { $from } провинции или больше, чем у любого другого игрока
    }), { $controlled } раза за контроль над всеми { $size }. Город приносит очков: народам { $people_city }, фракции { $faction_city }; Рим и позже Константинополь — { $people_capital } и { $faction_capital } соответственно. Провинции ваших народов и ваших легионов не складываются.
empire-rules-events = За ход сторона играет событий не больше { $events }, в своих фазах и в ходы, указанные на карте. Царства и малые народы приводят свои армии, которые потом стоят на месте. Вожди, императоры и оружие помогают только главному народу или фракции, но не тому, что привели другие события. Мятежники ничьи: они держат провинцию, не ходят и очков не дают.
empire-rules-bribes = Здесь фракция может откупиться: когда народ готов напасть на её легионы, она предлагает очки фракции. Если он согласен, то получает их как очки народов и до конца хода оставляет эту фракцию в покое.
empire-rules-end = После хода { $turns } каждая провинция с легионами приносит ещё { $last ->
        [one] { $last } очко
        [few] { $last } очка
       *[other] { $last } очков
    } фракции. Царство, которое всё ещё держит свою стартовую провинцию с целым городом, приносит кубик и прибавку к добыче очками народов.
empire-rules-players = Вдвоём каждый ведёт две полные стороны, считается их сумма. Втроём фракции начинают с { $legions_three } легионами и набирают до { $legions_three }; одна стартовая провинция остаётся свободной.

empire-house = Домашнее значение
empire-house-value = домашнее значение
empire-house-text = Ни один открытый источник не приводит таблиц и карт изданной игры целиком. Такие значения мы восстановили сами и отметили как домашние. Если игра у вас есть, можно вписать напечатанные.
empire-credit = History of the Roman Empire — игра Марко Брольи, изданная Udo Grebe Gamedesign в 2007 году. Это независимая версия со своими словами и рисунками. Если игра вам нравится, купите её: так вы поблагодарите тех, кто её сделал.

## Словарь

empire-term-province = Провинция
empire-term-province-is = Одно из 45 полей карты; в наброске автора — земля.
empire-term-area = Область
empire-term-area-is = Пять провинций, за которые очки считаются вместе; в изданной игре — диоцез.
empire-term-people = Народ
empire-term-people-is = Один из шестнадцати варварских народов. Главный народ — тот, чей жетон у вас в этом ходу.
empire-term-minor = Малый народ
empire-term-minor-is = Небольшая сила, которую приводит событие; в изданной игре — племя.
empire-term-kingdom = Царство
empire-term-kingdom-is = Сила с городом, которую приводит событие. В её городе больше добычи.
empire-term-faction = Фракция
empire-term-faction-is = Легионы, форты и очки фракции одной стороны.
empire-term-force = Сила
empire-term-force-is = Армии одного рода: легионы одной стороны, один народ, один малый народ, одно царство, мятежники.
empire-term-rebels = Мятежники
empire-term-rebels-is = Взбунтовавшиеся легионы. Провинцию они держат ни для кого; рядом со своими провинциями их можно подкупить.
empire-term-pool = Резерв
empire-term-pool-is = Армии, которые сила ещё может поставить в этой фазе.
empire-term-start = Стартовая провинция
empire-term-start-is = Здесь начинает сила без провинций. Боя там не бывает: кто стоит, уступает место.
empire-term-resource = Ресурс
empire-term-resource-is = Знак провинции, где может стоять город; в изданной игре — место города.
empire-term-looted = Разграблен
empire-term-looted-is = Разграбленный город не приносит очков, пока фракция не восстановит его за очко.
empire-term-fortress = Крепость
empire-term-fortress-is = Усиленный форт у города: прибавляет 1 в защите и выигрывает ничьи.
empire-term-difficult = Трудная местность
empire-term-difficult-is = Горы, лес, пролив или море на пути атаки: защитник бросает два кубика.
empire-term-overseas = Морем
empire-term-overseas-is = С берега на берег через море, только для легионов.
empire-term-conquest = Завоевание
empire-term-conquest-is = Взятие защищённой провинции. Только оно касается фортов и городов.
empire-term-presence = Присутствие
empire-term-presence-is = Хотя бы одна провинция области: её ценность один раз.
empire-term-domination = Преобладание
empire-term-domination-is = Три провинции области или больше, чем у любого другого игрока: её ценность дважды.
empire-term-control = Контроль
empire-term-control-is = Все пять провинций области: её ценность трижды. Фракции форт может заменить легионы, если в области есть хоть один легион.

## Настройки партии

empire-option-domination-rule = Преобладание в области
empire-option-domination-rule-three-or-plurality = три провинции или больше, чем у любого другого
empire-option-domination-rule-three-and-plurality = три провинции и больше, чем у любого другого
empire-option-domination-rule-plurality-min2 = три провинции либо две и больше, чем у любого другого
empire-option-city-build-rule = Новые города фракции
empire-option-city-build-rule-per-turn = по одному за каждые два ресурса, в каждой фазе
empire-option-city-build-rule-total-cap = всего не больше одного на каждые два ресурса
empire-option-looted-city-scores = Разграбленные города тоже приносят очки
empire-option-gods-favor = Карта «Милость Божья» вместо «Гнева Божьего II»
empire-option-bribe-barbarians = Фракция может откупиться от народа, который готов напасть
empire-option-roman-loot = Фракция, взявшая чужой город
empire-option-roman-loot-choice = грабит его или щадит
empire-option-roman-loot-forced = обязана его разграбить
empire-option-seas-connected = Легионы плавают с любого берега на любой (иначе только по одному морю)

## Журнал

empire-told-hand = { $side }, события в руке: { $cards }.
empire-told-ordering = { $side }: за очерёдность выпало { $n }.
empire-told-draws-people = { $side }: вытянут жетон народа { $n }, { $people }.
empire-told-draws-emperor = { $side }: вытянут жетон императора { $n }, { $emperor }.
empire-told-keeps = { $side }: вытянутый жетон { $kind ->
        [peoples] народа
       *[factions] императора
    } оставлен себе.
empire-told-gives = { $side }: вытянутый жетон { $kind ->
        [peoples] народа
       *[factions] императора
    } получает сторона: { $other }.
empire-told-looks-people = { $side }: полученный жетон народа — { $n }, { $people }.
empire-told-looks-emperor = { $side }: полученный жетон императора — { $n }, { $emperor }.
empire-told-leads = Народ { $n }, { $people }: { $side }
empire-told-reigns = Император { $n }, { $emperor }: { $side }
empire-told-undrawn = Ни у кого нет жетона { $kind ->
        [peoples] народа
       *[factions] императора
    } { $n }.
empire-told-plays = { $side }: сыграна карта «{ $card }».
empire-told-start = { $side }: стартовая провинция — { $land }.
empire-told-recruits = { $side }: набран легион.
empire-told-builds-fort = { $side }: построен форт, провинция { $land }.
empire-told-upgrades = { $side }: форт стал крепостью, провинция { $land }.
empire-told-rebuilds = { $side }: восстановлен город, провинция { $land }.
empire-told-bribes = { $side }: подкуплены мятежники, провинция { $land }.
empire-told-builds-city = { $side }: построен город, провинция { $land }.
empire-told-picks = { $force }: армия снята, провинция { $land }.
empire-told-places = { $force }: армия — { $land }.
empire-told-enters = { $force }: появление, провинция { $land }.
empire-told-attacks = { $land }: атакует { $force }, обороняется { $rival }.
empire-told-retreats = { $force }: армия отступила, { $land } — { $refuge }.
empire-told-round = { $land }: { $dice } против { $defence }. { $won ->
        [attacker] Потеряна армия: { $rival }.
        [fort] Форт пал.
        [spared] { $force }: потерь нет благодаря отборным войскам.
        [tie] Ничья, бросают снова.
       *[defender] Потеряна армия: { $force }.
    }
empire-told-keeps-fort = { $side }: форт сохранён, провинция { $land }.
empire-told-razes-fort = { $side }: форт снесён, провинция { $land }.
empire-told-sacks = { $side }: город разграблен, провинция { $land }.
empire-told-spares = { $side }: город пощажён, провинция { $land }.
empire-told-loot = { $side }: за добычу выпало { $n }.
empire-told-aims = { $side }: карта «{ $card }», провинция { $land }.
empire-told-aims-area = { $side }: карта «{ $card }», область { $area }.
empire-told-chooses = { $side }: карта «{ $card }», народ { $people }.
empire-told-rises = { $people }: { $n ->
        [one] восстала { $n } армия
        [few] восстали { $n } армии
       *[other] восстало { $n } армий
    }, провинция { $land }.
empire-told-roads = { $side }: карта «{ $card }» даёт дороги.
empire-told-walls = { $side }: карта «{ $card }» даёт форты.
empire-told-fate = Карта «{ $card }», провинция { $land }: на кубике { $n }.
empire-told-offers = { $side }: { $n ->
        [one] предложено { $n } очко
        [few] предложены { $n } очка
       *[other] предложено { $n } очков
    } за мир, провинция { $land }.
empire-told-accepts = { $side }: { $n ->
        [one] принято { $n } очко
        [few] приняты { $n } очка
       *[other] принято { $n } очков
    } за мир, провинция { $land }.
empire-told-refuses = { $side }: { $n ->
        [one] отвергнуто { $n } очко
        [few] отвергнуты { $n } очка
       *[other] отвергнуто { $n } очков
    } за мир, провинция { $land }.
empire-told-treasure = { $kingdom } до конца на месте, { $side }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }.
empire-told-passes = { $force }{ $n ->
        [0] {""}
        [one] {" "}и { $n } провинция
        [few] {" "}и { $n } провинции
       *[other] {" "}и { $n } провинций
    }: теперь { $side }, прежде { $other }
empire-told-falls = { $land }: теперь { $force }, прежде { $rival }.
empire-told-looted = Разграблен город: { $land }.
empire-told-loses = { $force }: { $n ->
        [one] погибла { $n } армия
        [few] погибли { $n } армии
       *[other] погибло { $n } армий
    }, провинция { $land }.
empire-told-points-peoples = { $side }: за народы { empire-n-points }, всего { $vp }.
empire-told-points-faction = { $side }: за фракцию { empire-n-points }, всего { $vp }.
empire-told-points-peoples-for = { $side }: за народы { empire-n-points }, всего { $vp } — { $what }.
empire-told-points-faction-for = { $side }: за фракцию { empire-n-points }, всего { $vp } — { $what }.
empire-told-dead = { $side }: фракция выбыла из игры.
empire-told-turn = Ход { $n }
empire-told-over = Игра окончена.
empire-told-level = Очков поровну: решает старший жетон императора в последнем ходу.

## Ходы игрока

empire-cost = { $cost ->
        [0] бесплатно
        [one] { $cost } очко
        [few] { $cost } очка
       *[other] { $cost } очков
    }
empire-move-place = Поставить армию: { $land }
empire-move-start = Начать: { $land }
empire-move-enter = Появиться: { $land }, все уступают место
empire-move-replace = Занять: { $land }; там свои ({ $rival }), они погибнут
empire-move-attack = Атаковать: { $land }
empire-move-pick = Снять армию: { $land }
empire-move-retreat = Отступить: { $land }
empire-move-fort = Построить форт: { $land } ({ empire-cost })
empire-move-upgrade = Сделать форт крепостью: { $land } ({ empire-cost })
empire-move-rebuild = Восстановить город: { $land } ({ empire-cost })
empire-move-bribe = Подкупить мятежников: { $land } ({ empire-cost })
empire-move-city = Построить город: { $land }
empire-move-aim = Выбрать: { $land }
empire-move-area = Выбрать область: { $area }
empire-move-people = Выбрать народ: { $people }
empire-move-armies = { $n ->
        [one] { $n } армия
        [few] { $n } армии
       *[other] { $n } армий
    }
empire-move-play = Сыграть карту «{ $card }»
empire-move-keep-token = Оставить себе жетон { $kind ->
        [peoples] народа
       *[factions] императора
    }
empire-move-give = Отдать жетон { $kind ->
        [peoples] народа
       *[factions] императора
    }: { $side }
empire-move-tens = Предложить от { $low } до { $high } очков
empire-move-ones = Предложить { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
empire-move-recruit = Набрать легион ({ empire-cost })
empire-each-fort = Форты: все { $n } ({ empire-cost })
empire-each-upgrade = Крепости: все { $n } ({ empire-cost })
empire-each-rebuild = Восстановить города: все { $n } ({ empire-cost })
empire-each-city = Города: все { $n }
empire-order-all = Все { $n }: { $land }
empire-order-some = { $n }: { $land }
empire-order-pick = Снять { $n ->
        [one] { $n } армию
        [few] { $n } армии
       *[other] { $n } армий
    }: { $land }
empire-order-recruit = Набрать { $n ->
        [one] { $n } легион
        [few] { $n } легиона
       *[other] { $n } легионов
    } ({ empire-cost })
empire-order-on = Сразу к расширению
empire-order-enter = Сразу к первой армии: { $land }
empire-move-keep = Сохранить форт
empire-move-remove = Снести форт
empire-move-sack = Разграбить город
empire-move-spare = Пощадить город
empire-move-accept = Принять и оставить в покое
empire-move-refuse = Отказаться и атаковать
empire-move-roads = Дороги: местность вам не мешает
empire-move-walls = Стены: бесплатные форты
empire-move-done-before = Начать фазу
empire-move-done-building = Больше ничего не покупать
empire-move-done-picking = Больше не снимать армий
empire-move-done-placing = Закончить расширение{ $n ->
        [0] { "" }
        [one] ; { $n } армия пропадёт
        [few] ; { $n } армии пропадут
       *[other] ; { $n } армий пропадут
    }
empire-move-done-retreating = Остаться и сражаться
empire-move-done-gifts = Больше фортов не ставить
empire-move-done-sites = Больше городов не строить

## Что надо решить

empire-ask-of = { $side }: { $ask }
empire-ask-token = Вам выпал жетон { $of ->
        [peoples] народа
       *[factions] императора
    } { $n }, { $name }. Оставить его или отдать, и кому?
empire-ask-token-unseen = У вас уже есть жетон { $of ->
        [peoples] народа
       *[factions] императора
    }. Кому отдать вытянутый, не глядя?
empire-ask-before = { $force }: сыграть событие перед фазой?
empire-ask-starting = Какую стартовую провинцию выбираете?
empire-ask-building = У фракции { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[other] { $vp } очков
    }: что покупаете?
empire-ask-picking = { $force }: снять армии с карты перед расширением?
empire-ask-placing = { $n ->
        [0] { $force }: все армии на карте. Закончить расширение?
        [one] { $force }, осталось поставить { $n } армию: куда следующую?
        [few] { $force }, осталось поставить { $n } армии: куда следующую?
       *[other] { $force }, осталось поставить { $n } армий: куда следующую?
    }
empire-ask-retreating = Бой, провинция { $land }: легионы отступают?
empire-ask-retreating-displaced = { $land }: ваши армии уступают место. Куда уходит следующая?
empire-ask-taking = Форт теперь ваш, провинция { $land }. Сохранить или снести?
empire-ask-looting = Город теперь ваш, провинция { $land }. Разграбить или пощадить?
empire-ask-gifts = { $n ->
        [0] Бесплатных фортов не осталось.
       *[other] Осталось бесплатных фортов: { $n }. Где строить?
    }
empire-ask-sites = { $n ->
        [0] Новых городов не осталось.
       *[other] Осталось новых городов: { $n }. Где строить?
    }
empire-ask-aiming = Карта «{ $card }»: какая провинция?
empire-ask-area = Карта «{ $card }»: какая область?
empire-ask-choosing = Карта «{ $card }»: какой народ?
empire-ask-number = Сколько армий восстаёт: { $land }?
empire-ask-device = Карта «{ $card }»: дороги или стены?
empire-ask-offering = { $force }: готовится атака, провинция { $land }. У фракции { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[other] { $vp } очков
    }. Сколько предложить за мир? Сначала десятки.
empire-ask-units = Вы предлагаете { $n } и сколько ещё?
empire-ask-answering = { $side }: { $sum ->
        [one] предлагается { $sum } очко
        [few] предлагаются { $sum } очка
       *[other] предлагается { $sum } очков
    } за мир, провинция { $land }. Согласны?

## Положение словами и доска терминала

empire-owned = { $force } ({ $side })
empire-armies = { $force }: { $n ->
        [one] { $n } армия
        [few] { $n } армии
       *[other] { $n } армий
    }
empire-vacant = пусто
empire-standing = { $side }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    } ({ $peoples } + { $factions })
empire-doubt-lost = { $n ->
        [one] { $n } непоставленная армия пропадёт.
        [few] { $n } непоставленные армии пропадут.
       *[other] { $n } непоставленных армий пропадут.
    }
empire-token = { $kind ->
        [peoples] { $state ->
                [hidden] народ неизвестен
               *[none] народа ещё нет
            }
       *[factions] { $state ->
                [hidden] император неизвестен
               *[none] императора ещё нет
            }
    }
empire-numbered = { $n } { $name }
empire-its-armies = { $n ->
        [one] { $n } армия
        [few] { $n } армии
       *[other] { $n } армий
    }
empire-state-side = { $side }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    } ({ $peoples } + { $factions }); { $tokens }; { $legions ->
        [one] { $legions } легион
        [few] { $legions } легиона
       *[other] { $legions } легионов
    }; народы: { $forces }; { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }
empire-state-land = { $land } — { $holds }
empire-state-area = { $area }, ценность { $n }: { $lands }
empire-none = нет
empire-dice-fall = Кубики: { $land }. { $force } против: { $foe }
empire-means-people = { $name }: сила { $n }, старт: { $land }{ $house ->
        [yes] †
       *[no] { "" }
    }
empire-means-emperor = { $name }: { $bonus }{ $house ->
        [yes] †
       *[no] { "" }
    }
empire-pass-points = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
empire-state-hand = { $side }, карты событий: { $cards }
empire-battle-who = { $force } против: { $foe }, { $n ->
        [one] { $n } армия
        [few] { $n } армии
       *[other] { $n } армий
    }
empire-battle-was = { $force } против: { $foe }
empire-battle-head = Бой: { $land }
empire-state-battle = { empire-battle-head }: { $about }
empire-position-token = { $n } { $means }
empire-position-peoples = Народы хода { $n }: { $tokens }.
empire-position-factions = Императоры хода { $n }: { $tokens }.
empire-position-empty = Пустые области: { $areas }.
empire-position-worth = { $area } { $value }
empire-score-how = Число у области — её ценность в этом ходу: ×{ $presence } за присутствие, ×{ $dominated } за преобладание (окрашено), ×{ $controlled } за контроль (темнее). Народы получают очки после фазы народа, фракция после своей.
empire-position-pool = { $n ->
        [one] осталась { $n } армия
        [few] осталось { $n } армии
       *[other] осталось { $n } армий
    }
empire-position-in-force = Действует: { $bonuses }.
empire-modifier-plus = +{ $n } к каждому кубику атаки
empire-modifier-elite = первая потеря в каждой провинции не в счёт
empire-modifier-siege = форты не помогают
empire-modifier-surprise = местность не мешает, никто не отступает
empire-modifier-roads = местность не мешает
empire-board-legend = Стороны на доске — ▲ ■ ● ◆, их народы и царства — △ □ ○ ◇, мятежники — !; дальше число армий, + форт, # крепость, * город, x разграбленный город, ° место для города. За областью — её ценность в этом ходу. На карте легионы написаны прописными буквами, народы — строчными.
empire-board-odds = атака: { $one } %, всеми { $all } %
empire-board-house = † домашнее значение
empire-group-event = Сыграть событие
empire-group-attack = Атаковать
empire-group-occupy = Занять
empire-group-overseas = Морем
empire-group-reinforce = Усилить
empire-group-build = Строить
empire-group-pick = Снять
empire-group-finish = Закончить

## What a move would do

empire-parts = { $parts }
empire-effect-attack = { $percent } % одной армией, { $all } % всеми { $n }
empire-effect-attack-last = { $percent } % взять
empire-odds-battle = { $round } % выиграть раунд, { $one } % взять этой армией{ $n ->
        [1] { "" }
       *[other] , { $all } % всеми { $n }
    }
empire-dice = кубиков атаки { $attack }{ $more ->
        [0] { "" }
       *[other] { " " }+{ $more }
    }, защиты { $defence }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus }
    }
empire-why-three = три кубика, пока не выпадут три одинаковых
empire-why-plus = +{ $n } к каждому кубику атаки
empire-why-ties = при ничьей побеждает атака
empire-why-elite = первая потерянная армия не в счёт
empire-why-mountain = горы: два кубика защиты
empire-why-forest = лес: два кубика защиты
empire-why-strait = пролив: два кубика защиты
empire-why-overseas = через море: два кубика защиты
empire-why-eased = местность не мешает
empire-why-fort = форт: +1 защите
empire-why-fortress = крепость: +1 защите, и ничьи за ней
empire-why-fortress-even = крепость: +1 защите; ничьи перебрасывают
empire-why-overseas-people = народ атакуют с моря: +1 защите
empire-why-siege = форт не помогает
empire-why-alone = форт падает без броска
empire-why-pinned = никто не может отступить

## Лист очков: за что они

empire-sheet-peoples = { $side }: народы получили бы сейчас { $n } — { $what }.
empire-sheet-faction = { $side }: фракция получила бы сейчас { $n } — { $what }.
empire-sheet-area = { $area } { $n } ({ $how ->
        [presence] присутствие: { $value }
        [domination] преобладание: { $times } × { $value }
       *[control] контроль: { $times } × { $value }
    })
empire-sheet-cities = города { $n }
empire-sheet-emperor = { $emperor }, провинции с легионами { $n }
empire-sheet-bonus = добыча в городе царства { $n }
empire-sheet-last = провинции с легионами в конце игры { $n }
empire-gain-if = если падёт: { $n ->
        [0] { "" }
       *[other] +{ empire-n-points }{ $dice ->
                [0] { "" }
               *[other] { " " }и{ " " }
            }
    }{ $dice ->
        [0] { "" }
        [1] кубик добычи
        [few] { $dice } кубика добычи
       *[other] { $dice } кубиков добычи
    }

## Why a move is not possible

empire-no-other = Сейчас этого выбрать нельзя.
empire-no-step = { $word ->
        [place] Армии ставят при расширении
        [pick] Армии снимают до расширения
        [city] Новые города строят в конце фазы
       *[build] Это покупают до расширения
    }.
empire-no-points = Это стоит { $cost ->
        [one] { $cost } очко
        [few] { $cost } очка
       *[other] { $cost } очков
    } фракции; не хватает { $n }.
empire-no-start-taken = { $land }: уже выбрана.
empire-no-start = { $land }: не стартовая провинция.
empire-no-army = Ставить больше нечего: армий не осталось.
empire-no-room = { $land }: места нет, армий не больше { $n }.
empire-no-peace = Мир на этот ход уже куплен: { $side }.
empire-no-begin = { $force }: первая армия ставится в стартовую провинцию.
empire-no-entry = { $force }: на карте нет легионов. Первый входит там, где стоит свой форт, иначе в незащищённую провинцию рядом с фракцией, иначе против фракции.
empire-no-sea = { $land }: не на одном море с вашими берегами.
empire-no-way = { $land }: не дойти, рядом нет провинций этой силы ({ $force }).
empire-no-army-of = { $force }: армий там нет ({ $land }).
empire-no-last-legion = { $land }: последний легион уходит, только если остаётся форт.
empire-no-neighbour = { $land } не граничит с провинцией { $origin }.
empire-no-legion = { $land }: там нет вашего легиона.
empire-no-fort-there = { $land }: форт там уже есть.
empire-no-forts-left = Фортов в запасе не осталось.
empire-no-free-forts = Бесплатных фортов не осталось.
empire-no-fort = { $land }: нет вашего форта, который мог бы стать крепостью.
empire-no-city = { $land }: города там нет.
empire-no-old-fort = { $land }: форт построен в этом ходу.
empire-no-looted = { $land }: разграбленного города там нет.
empire-no-rebels = { $land }: мятежников там нет.
empire-no-rebels-near = { $land }: рядом нет вашего легиона.
empire-no-legions-left = Легионов в запасе не хватает.
empire-no-recruit = Набирать можно до { $n ->
        [one] { $n } легиона
       *[other] { $n } легионов
    }, считая и взбунтовавшиеся.
empire-no-resource = { $land }: ресурса там нет.
empire-no-city-there = { $land }: город там уже есть.
empire-no-cities-left = Городов в запасе не осталось.
empire-no-home-first = Сначала города строят в области вашего старта: { $area }.
empire-no-card = У вас в руке нет карты «{ $card }».
empire-no-events = События этого хода вы уже сыграли.
empire-no-event-yet = Сначала ставят то, что привело событие: { $force }.
empire-no-card-turn = «{ $card }»: не для хода { $n }.
empire-no-card-phase = «{ $card }» играют в фазе { $phase ->
        [people] народа
       *[faction] фракции
    }.
empire-no-card-before = «{ $card }» играют только до фазы.
empire-no-card-use = «{ $card }»: сейчас ничего не даст.
empire-no-side = Такой стороны нет.
empire-no-token = { $side }: жетон { $kind ->
        [peoples] народа
       *[factions] императора
    } уже есть.
empire-no-aim = «{ $card }»: здесь не на что подействовать ({ $land }).
empire-no-area = { $area }: армий там нет.
empire-no-people = Этот народ не ваш: { $people }.
empire-no-people-use = «{ $card }» этому народу сейчас ничего не даст: { $people }.
empire-no-offer = Предложить можно не больше, чем есть: очков фракции { $n }.

# Почему ход хорош или плох: что он меняет

empire-why-gains = +{ empire-n-points }
empire-why-loses = −{ empire-n-points }
empire-why-foe-gains = { $side }: +{ empire-n-points }
empire-why-foe-loses = { $side }: −{ empire-n-points }
empire-why-area = { $area } +{ $n }
empire-why-area-less = { $area } −{ $n }
empire-why-foe-area = { $side }: { $area } +{ $n }
empire-why-foe-area-less = { $side }: { $area } −{ $n }
empire-why-city = города +{ $n }
empire-why-city-less = города −{ $n }
empire-why-foe-city = { $side }: города +{ $n }
empire-why-foe-city-less = { $side }: города −{ $n }
empire-why-lands = провинций +{ $n }
empire-why-lands-less = провинций −{ $n }
empire-why-armies = армий +{ $n }
empire-why-armies-less = армий −{ $n }
empire-why-foe-armies = у других армий −{ $n }
empire-why-forts = фортов +{ $n }
empire-why-forts-less = фортов −{ $n }
empire-why-fortresses = крепостей +{ $n }
empire-why-foe-forts = у других фортов −{ $n }
empire-why-cards = карт событий +{ $n }
empire-why-plays = карт событий −{ $n }

## Event cards in a few words

empire-gist-minor-people = малый народ: { $n ->
        [one] { $n } армия
        [few] { $n } армии
       *[other] { $n } армий
    }, { $land }
empire-gist-kingdom = царство: { $n ->
        [one] { $n } армия
        [few] { $n } армии
       *[other] { $n } армий
    }, { $land }, { $fort ->
        [yes] город и форт
       *[no] город
    }
empire-gist-attack-dice3 = ваш народ атакует тремя кубиками
empire-gist-attack-plus1 = +1 к каждому вашему кубику атаки
empire-gist-attack-wins-ties = ваш народ, атакуя, выигрывает ничьи
empire-gist-attack-plus1-and-ties = +1 к вашим кубикам атаки, ничьи ваши
empire-gist-ignore-first-loss = первая потеря в атаке не считается
empire-gist-revolt = одна или две армии восстают и атакуют
empire-gist-epidemy = одна провинция: каждый кубик от { $kill } — минус армия
empire-gist-plague = одна область: каждый кубик от { $kill } — минус армия
empire-gist-pestilence = останется одна армия; у соседей кубик от { $kill } — минус армия
empire-gist-wrath = форта больше нет; кубик от { $kill } — минус армия
empire-gist-disaster = город разграблен, его форта нет
empire-gist-people-revive = прежний народ возвращается с половиной силы
empire-gist-free-forts = { $forts ->
        [one] { $forts } форт даром
        [few] { $forts } форта даром
       *[other] { $forts } фортов даром
    }
empire-gist-rebellion = от одного до трёх легионов соперника бунтуют
empire-gist-engineering = { $forts ->
        [one] { $forts } форт даром
        [few] { $forts } форта даром
       *[other] { $forts } фортов даром
    }, или местность вам не мешает
empire-gist-treachery = провинция ваша без боя
empire-gist-ignore-terrain = местность вам не мешает, никто не отступает
empire-gist-ignore-forts = форты против вас не помогают
