# History of the Roman Empire: назви, карти, правила, журнал і ходи.
# $side, $to та $from — сторони: ім’я гравця будь-якого роду («Ви», «Бот Centurio», удвох «Ви II»), тому після них стоїть
# двокрапка й немає роду в дієслові. $force, $land, $area, $people, $kingdom і $card — назви; вони не відмінюються, тому
# стоять після двокрапки, у дужках або за словами «провінція», «область», «карта».

empire-name = Історія Римської імперії
empire-about = від двох до чотирьох гравців, легіони й варвари на одній карті; ведіть обидві сторони історії через сім ходів
empire-points = { $seat }: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очки
       *[other] { $vp } очок
    }
empire-n-points = { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[other] { $n } очок
    }

## Сторони та сили

empire-side = { $seat } { $roman }
empire-force-legions = Легіони ({ $side })
empire-force-rebels = Заколотники

## Області

empire-area-gallia = Галлія
empire-area-hispania = Іспанія
empire-area-germania = Германія
empire-area-italia = Італія
empire-area-danubius = Дунай
empire-area-macedonia = Македонія
empire-area-asia = Азія
empire-area-oriens = Схід
empire-area-africa = Африка

## Провінції

empire-land-britannia-inferior = Нижня Британія
empire-land-britannia-superior = Верхня Британія
empire-land-belgica = Белгіка
empire-land-lugdunensis = Лугдунська Галлія
empire-land-aquitania = Аквітанія
empire-land-gallaecia = Галлеція
empire-land-lusitania = Лузітанія
empire-land-baetica = Бетика
empire-land-carthaginensis = Новокарфагенська Іспанія
empire-land-tarraconensis = Тарраконська Іспанія
empire-land-germania-inferior = Нижня Германія
empire-land-germania-superior = Верхня Германія
empire-land-germania-magna = Велика Германія
empire-land-suebia = Свевія
empire-land-marcomannia = Маркоманія
empire-land-italia = Італія
empire-land-cisalpina = Цизальпійська Галлія
empire-land-narbonensis = Нарбонська Галлія
empire-land-sicilia = Сицилія
empire-land-sardinia = Сардинія та Корсика
empire-land-raetia = Реція
empire-land-noricum = Норик
empire-land-pannonia = Паннонія
empire-land-dacia = Дакія
empire-land-sarmatia = Сарматія
empire-land-dalmatia = Далмація
empire-land-moesia = Мезія
empire-land-thracia = Фракія
empire-land-macedonia = Македонія
empire-land-achaia = Ахея
empire-land-asia = Азія
empire-land-bithynia = Віфінія та Понт
empire-land-galatia = Галатія
empire-land-cappadocia = Каппадокія
empire-land-armenia = Вірменія
empire-land-syria = Сирія
empire-land-mesopotamia = Месопотамія
empire-land-iudaea = Юдея
empire-land-arabia = Аравія
empire-land-aegyptus = Єгипет
empire-land-libya = Лівія
empire-land-africa = Африка
empire-land-numidia = Нумідія
empire-land-caesariensis = Мавретанія Цезарейська
empire-land-tingitana = Мавретанія Тингітанська

## Моря, місцевість і столиці

empire-sea-oceanus = Океан
empire-sea-internum = Внутрішнє море
empire-sea-pontus = Понт Евксинський
empire-terrain-none = відкрита місцевість
empire-terrain-mountain = гори
empire-terrain-forest = ліс
empire-terrain-strait = протока
empire-terrain-overseas = морем
empire-capital-rome = Рим
empire-capital-constantinople = Константинополь

## Народи

empire-people-gauls = Галли
empire-people-germans = Германці
empire-people-garamantes = Гараманти
empire-people-pannons = Паннонці
empire-people-maurs = Маври
empire-people-picts = Пікти
empire-people-dacians = Даки
empire-people-persians = Перси
empire-people-sarmatians = Сармати
empire-people-marcomanni = Маркомани
empire-people-alamanni = Алемани
empire-people-goths = Готи
empire-people-franks = Франки
empire-people-vandals = Вандали
empire-people-huns = Гуни
empire-people-saxons = Сакси
empire-people-caledonians = Пікти (каледонці)
empire-people-parthians = Перси (парфяни)
empire-people-sassanids = Перси (Сасаніди)
empire-people-maurs-quinquegentiani = Маври (квінквегентіани)
empire-people-picts-and-scots = Пікти та скоти
empire-people-visigoths = Готи (вестготи)
empire-people-maurs-gildo = Маври (Гільдон)
empire-people-suebi = Маркомани (свеви)
empire-people-huns-attila = Гуни (Аттіла)
empire-people-ostrogoths = Готи (остготи)
empire-people-heruli-odoacer = Германці (герули)

## Царства та малі народи

empire-tribe-k-aegyptus = Царство Птолемеїв
empire-tribe-k-pontus = Понтійське царство
empire-tribe-k-armenia = Вірменське царство
empire-tribe-k-iudaea = Юдейське царство
empire-tribe-k-numidia = Нумідійське царство
empire-tribe-k-noricum = Царство Норик
empire-tribe-k-dacia = Царство Децебала
empire-tribe-k-palmyra = Пальмірське царство
empire-tribe-k-britannia = Держава Караузія
empire-tribe-k-mauretania = Царство Фірма
empire-tribe-k-gallaecia = Королівство свевів
empire-tribe-k-soissons = Держава Сіагрія
empire-tribe-t-cantabri = Кантабри
empire-tribe-t-batavi = Батави
empire-tribe-t-carpi = Карпи
empire-tribe-t-blemmyes = Блеммії
empire-tribe-t-isauri = Ісаври
empire-tribe-t-alani = Алани

## Імператори

empire-emperor-crassus = Красс
empire-emperor-pompeius = Помпей
empire-emperor-caesar = Цезар
empire-emperor-augustus = Август
empire-emperor-caligula = Калігула
empire-emperor-nero = Нерон
empire-emperor-vespasianus = Веспасіан
empire-emperor-domitianus = Доміціан
empire-emperor-traianus = Траян
empire-emperor-hadrianus = Адріан
empire-emperor-antoninus-pius = Антонін Пій
empire-emperor-marcus-aurelius = Марк Аврелій
empire-emperor-commodus = Коммод
empire-emperor-septimius-severus = Септимій Север
empire-emperor-caracalla = Каракалла
empire-emperor-maximinus-thrax = Максимін Фракієць
empire-emperor-gallienus = Галлієн
empire-emperor-aurelianus = Авреліан
empire-emperor-diocletianus = Діоклетіан
empire-emperor-maximianus = Максиміан
empire-emperor-galerius = Галерій
empire-emperor-constantius-chlorus = Констанцій Хлор
empire-emperor-maxentius = Максенцій
empire-emperor-constantinus = Костянтин
empire-emperor-constans = Констант
empire-emperor-constantius-ii = Констанцій II
empire-emperor-magnentius = Магненцій
empire-emperor-iulianus = Юліан
empire-emperor-valentinianus = Валентиніан
empire-emperor-valens = Валент
empire-emperor-gratianus = Граціан
empire-emperor-theodosius = Феодосій
empire-emperor-magnus-maximus = Магн Максим
empire-emperor-eugenius = Євгеній
empire-emperor-arcadius = Аркадій
empire-emperor-honorius-stilicho = Гонорій (Стиліхон)
empire-emperor-valentinianus-iii-aetius = Валентиніан III (Аецій)
empire-emperor-avitus = Авіт
empire-emperor-maiorianus = Майоріан
empire-emperor-anthemius = Антемій
empire-emperor-iulius-nepos = Юлій Непот
empire-emperor-romulus-augustulus = Ромул Августул

## Що дає імператор

empire-bonus-none = без переваги
empire-bonus-legion = { $n ->
        [one] ще { $n } легіон
        [few] ще { $n } легіони
       *[other] ще { $n } легіонів
    }
empire-bonus-attack = +1 до кожного кубика атаки
empire-bonus-dice3 = атакує трьома кубиками, доки не випадуть три однакові
empire-bonus-tie = виграє нічиї в атаці
empire-bonus-vp = ще 1 очко за кожну провінцію з легіонами

## Карти подій

empire-card-cantabri = { empire-tribe-t-cantabri }
empire-card-batavi = { empire-tribe-t-batavi }
empire-card-carpi = { empire-tribe-t-carpi }
empire-card-blemmyes = { empire-tribe-t-blemmyes }
empire-card-isauri = { empire-tribe-t-isauri }
empire-card-alani = { empire-tribe-t-alani }
empire-card-leader-arminius = Вождь: Арміній
empire-card-leader-kniva = Вождь: Кніва
empire-card-leader-alaric = Вождь: Аларіх
empire-card-weaponry-pilum-and-gladius = Зброя: пілум і гладіус
empire-card-weaponry-spatha-and-plumbata = Зброя: спата і плюмбата
empire-card-fury = Лють
empire-card-elite-troops-comitatus = Добірні війська: комітат
empire-card-elite-troops-praetorians = Добірні війська: преторіанці
empire-card-elite-troops-palatini = Добірні війська: палатини
empire-card-revolt-of-the-provinces-i = Повстання провінцій I
empire-card-revolt-of-the-provinces-ii = Повстання провінцій II
empire-card-revolt-of-the-provinces-iii = Повстання провінцій III
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
empire-card-epidemy = Епідемія
empire-card-plague = Чума
empire-card-pestilence = Мор
empire-card-wrath-of-god-i = Гнів Божий I
empire-card-wrath-of-god-ii = Гнів Божий II
empire-card-disaster = Лихо
empire-card-people-revive-i = Відродження народу I
empire-card-people-revive-ii = Відродження народу II
empire-card-people-revive-iii = Відродження народу III
empire-card-people-revive-iv = Відродження народу IV
empire-card-roman-fortify-limes = Римські форти: лімес
empire-card-roman-fortify-burgi = Римські форти: бурги
empire-card-rebellion-the-usurper = Заколот: узурпатор
empire-card-rebellion-the-legions-mutiny = Заколот: бунт легіонів
empire-card-engineering-bridges = Військові інженери: мости
empire-card-engineering-roads = Військові інженери: дороги
empire-card-engineering-walls = Військові інженери: мури
empire-card-treachery = Зрада
empire-card-surprise-attack-i = Раптова атака I
empire-card-surprise-attack-ii = Раптова атака II
empire-card-surprise-attack-iii = Раптова атака III
empire-card-siegecraft-i = Мистецтво облоги I
empire-card-siegecraft-ii = Мистецтво облоги II
empire-card-siegecraft-iii = Мистецтво облоги III
empire-card-gods-favor-optional-card = Ласка Божа

# Що робить карта кожного виду; на них посилаються карти нижче.
empire-text-minor-people = Малий народ із { $n ->
        [one] { $n } армією
       *[other] { $n } арміями
    } починає в провінції { $land }; хто там стоїть, дає місце або гине. Він розселяється й б’ється як народ, закінчує до початку вашого головного народу й далі стоїть на місці. Його провінції рахуються з вашими народами.
empire-text-kingdom = Царство з { $n ->
        [one] { $n } армією
       *[other] { $n } арміями
    } починає в провінції { $land } і приносить { $fort ->
        [yes] місто та форт
       *[no] місто
    }; хто там стоїть, дає місце або гине. Воно розширюється й б’ється до вашого головного народу й далі стоїть на місці. Його провінції рахуються з вашими народами. Здобич у його місті більша за звичайну на { $bonus }.
empire-text-attack-dice3 = Ваш головний народ у цій фазі атакує трьома кубиками. Коли всі три випадуть однаковими, вождь загинув: цей кидок ще рахується, потім кубиків знову два.
empire-text-attack-plus1 = Ваш головний народ або ваша фракція всю цю фазу додає 1 до кожного кубика атаки.
empire-text-attack-wins-ties = Ваш головний народ у цій фазі виграє всі нічиї в атаці. Проти фортеці нічиї перекидаються.
empire-text-ignore-first-loss = У кожній провінції, яку ваш головний народ або ваша фракція атакує в цій фазі, перша армія, що має загинути, вціліє і б’ється далі.
empire-text-revolt = Виберіть свій народ, у якого лишилися армії в резерві, і провінцію під захистом іншого гравця або заколотників: в області стартової провінції цього народу чи поряд із його провінцією. Одна або дві його армії з’являються там і відразу атакують, доки одна зі сторін не зникне. Захисники не можуть відступити в першому раунді, місцевість їм не допомагає, форти допомагають. Переваги фази не діють. Уцілілі армії належать цьому народові.
empire-text-epidemy = Виберіть провінцію з чиїми завгодно арміями. За кожну кидають кубик: { $kill } і більше губить одну.
empire-text-plague = Виберіть область із чиїми завгодно арміями. За кожну армію в ній кидають кубик: { $kill } і більше губить одну.
empire-text-pestilence = Виберіть провінцію з чиїми завгодно арміями. Гинуть усі, крім однієї; єдина гине при 4 і більше. Потім за кожну сусідню провінцію з арміями кидають кубик: при { $kill } там гине одна армія.
empire-text-wrath = Виберіть провінцію з фортом, фортецею або містом. Форт чи фортеця зникає, а при { $kill } і більше на кубику гине одна армія. Місто ціле.
empire-text-disaster = Виберіть місто, але не Рим, а з ходу 4 й не те, що у Фракії. Тепер воно вважається пограбованим, очок ніхто не дістає; уже пограбоване місто зникає. Форт там зникає, фортеця стає фортом.
empire-text-people-revive = Виберіть свій народ, у якого лишилися армії в резерві і який не належить до п’яти народів цього ходу. Він дістає половину сили, з якою випав вам востаннє, із заокругленням угору, і розселяється до вашого головного народу. Його армії на карті лишаються на місці, переваги фази не діють.
empire-text-free-forts = Збудуйте безкоштовно в провінціях своєї фракції без форту { $forts ->
        [one] { $forts } форт
        [few] { $forts } форти
       *[other] { $forts } фортів
    }. Замість нового можна зробити фортецею форт із минулих ходів у провінції з містом. У ході 1 форти ставлять наприкінці розширення. Невикористане пропадає.
empire-text-rebellion = Виберіть провінцію з легіонами іншого гравця. Кубик вирішує, скільки їх збунтується: при 1 і 2 один, при 3 і 4 два, при 5 і 6 три. Вони стають заколотниками й відразу б’ються з вірними легіонами та фортом, доки одна зі сторін не зникне. Якщо заколотники лишилися, провінція за ними: форт зникає, місто пограбоване без очок. Вони не ходять і нікому не приносять очок.
empire-text-engineering = Виберіть одне з двох: безкоштовні форти або фортеці, як у карти «Римські форти», числом { $forts }; або важка місцевість не заважає вашій фракції в цій фазі, суходолом і через протоки, але не морем.
empire-text-treachery = Одна армія з резерву вашого головного народу чи фракції без бою займає сусідню провінцію іншого гравця або заколотників; усі захисники гинуть. Провінція вважається завойованою. Італії це не загрожує, а з ходу 4 і Фракії.
empire-text-ignore-terrain = До кінця фази важка місцевість не заважає вашому головному народові чи фракції, суходолом і через протоки, але не морем, а захисники не можуть відступати в бою.
empire-text-ignore-forts = До кінця фази форти й фортеці не допомагають проти вашого головного народу чи фракції. Форт без залоги здається без бою.
empire-text-attack-plus1-and-ties = Ваш головний народ або фракція в цій фазі додає 1 до кожного кубика атаки й виграє нічиї. Проти фортеці нічиї перекидаються. Карта за бажанням; вона замінює «Гнів Божий II».


empire-card-facts = набір { $set }; ходи { $turns }; { $timing ->
        [before_turn] перед фазою
       *[during_turn] під час фази
    } { $phase ->
        [people] народу
        [faction] фракції
       *[any] народу чи фракції
    }

## Фішки й те, що буває в провінції

empire-counter-army = Армія
empire-counter-legion = Легіон
empire-counter-rebel = Армія заколотників
empire-counter-fort = Форт
empire-counter-fortress = Фортеця
empire-counter-city = Місто
empire-counter-looted = Пограбоване місто
empire-counter-capital = Столиця
empire-counter-resource = Ресурс
empire-counter-people-token = Жетон народу
empire-counter-emperor-token = Жетон імператора
empire-counter-people-points = Очки народів
empire-counter-faction-points = Очки фракції

## Ходи та фази

empire-turn = Хід { $n } із { $turns }
empire-year-bc = { $n } р. до н. е.
empire-year-ad = { $n } р. н. е.
empire-phase-peoples = Фаза народу
empire-phase-factions = Фаза фракції
empire-phase-drawing = Роздача жетонів
empire-phase-before = Події перед фазою
empire-phase-building = Будівництво
empire-phase-picking = Знімання армій
empire-phase-placing = Розширення
empire-phase-sites = Нові міста
empire-phase-scoring = Підрахунок очок

## Правила коротко, для сторінки довідки

empire-rules-goal = Ви граєте за обидві сторони історії: за римську фракцію з її легіонами й щоходу за один із народів, що йдуть через кордони. Очки народів і очки фракції рахуються окремо. Після ходу { $turns } перемагає найбільша сума; за рівних сум — старший жетон імператора в останньому ході.
empire-rules-map = На карті { $areas } областей по { $size } провінцій, усього { $lands }. У провінції з ресурсом може стояти місто. Гори й ліси утруднюють атаку там, де лежать усередині атакованої провінції на кордоні, який переходять; протоки й море — завжди. У провінції { $stack ->
        [one] вміщається { $stack } армія
       *[other] вміщаються до { $stack } армій
    } однієї сили, один форт або фортеця й одне місто. Дві сили разом не стоять.
empire-rules-start = Спершу карта порожня. У кожної сторони { $hand } таємних карт подій, по одній із кожного набору; нових не буде. У першому ході кожна фракція вибирає стартову провінцію — Аквітанію, Італію, Македонію чи Сирію, — входить у неї з містом і { $legions ->
        [one] { $legions } легіоном
       *[other] { $legions } легіонами
    }, розширюється, а потім ставить безкоштовні форти (їх { $forts }).
empire-rules-tokens = На початку ходу всі тягнуть жетон народу, потім жетон імператора; першим той, у кого найменше очок (у ході 1 вирішує кубик). Ви дивитеся на жетон і лишаєте його собі або віддаєте стороні, у якої жетона немає. Кому жетон уже віддали, той віддає витягнутий не дивлячись. Жетони вирішують, кого ви ведете в цьому ході й коли граєте: спершу молодший народ, потім молодший імператор, наступний народ і так далі по черзі.
empire-rules-peoples = Народ з усіма арміями належить стороні, яка витягла його останньою. Він дістає нові армії, доки на карті не опиниться вся його сила; перед цим можна зняти частину тих, що стоять. Народ без провінцій починає у своїй стартовій. Хто там стоїть, дає місце: армії йдуть до своїх по сусідству або гинуть, форт зникає, місто пограбоване.
empire-rules-placing = Армії ставлять по одній: у провінцію цієї сили або в сусідню, через кордон чи протоку. Порожню провінцію просто займають; де вороги або ворожий форт, відразу починається бій. Поставлена армія більше не рухається. Що не поставлено, те пропало.
empire-rules-building = Із другого ходу фракція спершу витрачає свої очки. Полеглий легіон коштує { $recruit }, з ходу { $late } уже { $recruit_late }, усього легіонів не більше { $legions }; форт { $fort }; фортеця на місці давнішого форту біля міста { $fortress }; відбудувати пограбоване місто { $rebuild }; підкупити заколотників поряд із вашими провінціями по { $rebels }, вони стануть вашими легіонами. Деякі імператори приводять легіони задарма. Фракція без легіонів і без очок вибуває; її гравець продовжує грати народами й подіями.
empire-rules-legions = Легіони теж можна знімати, аби в кожній провінції лишився легіон або форт. На відміну від народів вони ходять морем: { $seas ->
        [no] із будь-якого свого берега на інший того самого моря
       *[yes] із будь-якого свого берега на будь-який інший
    }. Наприкінці своєї фази { $cities ->
        [total-cap] фракція безкоштовно будує міста, доки їх не стане по одному на кожні { $per_city } ресурси з легіонами
       *[per-turn] фракція безкоштовно будує по місту за кожні { $per_city } ресурси з легіонами
    }, спершу в області своєї стартової провінції.
empire-rules-battle = Кубиків в армії, що атакує, { $dice }, у захисника { $defence }; рахується старший у кожного. Менший втрачає армію, нічиї перекидаються. Так доти, доки ця армія не загине або битися стане ні з ким; тоді ви посилаєте наступну або зупиняєтеся. Із другого раунду атаковані легіони можуть відступати у свої провінції. Проти власних сил ви перемагаєте без кубиків і без здобичі.
empire-rules-defence = На важкій місцевості кубиків у захисника { $hard }. Форт додає 1 до старшого; фортеця теж, і вона виграє нічиї; народ, атакований із моря, теж додає 1. Коли остання армія полягла, форт треба здолати, як іще одну армію. Лише легіони, що застали форт порожнім від самого початку, беруть його без кубиків.
empire-rules-conquest = Хто здолав захисників, той завоював провінцію. Народи зносять форт і грабують місто: очок народів — скільки випаде на кубиках (їх { $loot_city }, у Римі та з ходу { $capital_turn } в Константинополі { $loot_capital }). Легіони зберігають форт або зносять. Римське місто вони беруть цілим, а місто народу, царства чи заколотників { $loot ->
        [forced] мусять пограбувати за один кубик очок фракції, столицю теж
       *[choice] грабують за один кубик очок фракції, столицю теж, або щадять
    }. { $looted ->
        [yes] Пограбоване місто й далі приносить очки
       *[no] Пограбоване місто нічого не варте, доки фракція його не відбудує
    }. Незахищене місто дістається цілим.
empire-rules-scoring = Після фази ця сторона рахує очки. Цінність області змінюється від ходу до ходу: вона рахується { $presence } раз за присутність в одній провінції, { $dominated } рази за домінування ({ $domination ->
        [three-and-plurality] { $from } провінції й більше, ніж у будь-якого іншого гравця
        [plurality-min2] { $from } провінції або { $leading } й більше, ніж у будь-якого іншого гравця
       *[three-or-plurality] { $from } провінції або більше, ніж у будь-якого іншого гравця
    }), { $controlled } рази за контроль над усіма { $size }. Місто приносить очок: народам { $people_city }, фракції { $faction_city }; Рим і пізніше Константинополь — { $people_capital } і { $faction_capital } відповідно. Провінції ваших народів і ваших легіонів не додаються.
empire-rules-events = За хід сторона грає подій не більше { $events }, у своїх фазах і в ходи, вказані на карті. Царства й малі народи приводять свої армії, які потім стоять на місці. Вожді, імператори та зброя допомагають лише головному народові чи фракції, але не тому, що привели інші події. Заколотники нічиї: вони тримають провінцію, не ходять і очок не дають.
empire-rules-bribes = Тут фракція може відкупитися: коли народ готовий напасти на її легіони, вона пропонує очки фракції. Якщо він погодиться, то дістане їх як очки народів і до кінця ходу дасть цій фракції спокій.
empire-rules-end = Після ходу { $turns } кожна провінція з легіонами приносить іще { $last ->
        [one] { $last } очко
        [few] { $last } очки
       *[other] { $last } очок
    } фракції. Царство, яке й досі тримає свою стартову провінцію з цілим містом, приносить кубик і надбавку до здобичі очками народів.
empire-rules-players = Удвох кожен веде дві повні сторони, рахується їхня сума. Утрьох фракції починають із { $legions_three } легіонами й набирають до { $legions_three }; одна стартова провінція лишається вільною.

empire-house = Домашнє значення
empire-house-value = домашнє значення
empire-house-text = Жодне відкрите джерело не наводить таблиць і карт виданої гри повністю. Такі значення ми відновили самі й позначили як домашні. Якщо гра у вас є, можна вписати надруковані.
empire-credit = History of the Roman Empire — гра Марко Брольї, видана Udo Grebe Gamedesign у 2007 році. Це незалежна версія зі своїми словами й малюнками. Якщо гра вам подобається, купіть її: так ви подякуєте тим, хто її створив.

## Словник

empire-term-province = Провінція
empire-term-province-is = Одне з 45 полів карти; у начерку автора — земля.
empire-term-area = Область
empire-term-area-is = П’ять провінцій, за які очки рахують разом; у виданій грі — діоцез.
empire-term-people = Народ
empire-term-people-is = Один із шістнадцяти варварських народів. Головний народ — той, чий жетон у вас у цьому ході.
empire-term-minor = Малий народ
empire-term-minor-is = Невелика сила, яку приводить подія; у виданій грі — плем’я.
empire-term-kingdom = Царство
empire-term-kingdom-is = Сила з містом, яку приводить подія. У її місті більше здобичі.
empire-term-faction = Фракція
empire-term-faction-is = Легіони, форти й очки фракції однієї сторони.
empire-term-force = Сила
empire-term-force-is = Армії одного роду: легіони однієї сторони, один народ, один малий народ, одне царство, заколотники.
empire-term-rebels = Заколотники
empire-term-rebels-is = Легіони, що збунтувалися. Провінцію вони тримають ні для кого; поряд зі своїми провінціями їх можна підкупити.
empire-term-pool = Резерв
empire-term-pool-is = Армії, які сила ще може поставити в цій фазі.
empire-term-start = Стартова провінція
empire-term-start-is = Тут починає сила без провінцій. Бою там не буває: хто стоїть, дає місце.
empire-term-resource = Ресурс
empire-term-resource-is = Знак провінції, де може стояти місто; у виданій грі — місце міста.
empire-term-looted = Пограбоване
empire-term-looted-is = Пограбоване місто не приносить очок, доки фракція не відбудує його за очко.
empire-term-fortress = Фортеця
empire-term-fortress-is = Посилений форт біля міста: додає 1 у захисті й виграє нічиї.
empire-term-difficult = Важка місцевість
empire-term-difficult-is = Гори, ліс, протока чи море на шляху атаки: захисник кидає два кубики.
empire-term-overseas = Морем
empire-term-overseas-is = З берега на берег через море, лише для легіонів.
empire-term-conquest = Завоювання
empire-term-conquest-is = Узяття захищеної провінції. Лише воно стосується фортів і міст.
empire-term-presence = Присутність
empire-term-presence-is = Хоча б одна провінція області: її цінність один раз.
empire-term-domination = Домінування
empire-term-domination-is = Три провінції області або більше, ніж у будь-якого іншого гравця: її цінність двічі.
empire-term-control = Контроль
empire-term-control-is = Усі п’ять провінцій області: її цінність тричі. Фракції форт може замінити легіони, якщо в області є хоч один легіон.

## Налаштування партії

empire-option-domination-rule = Домінування в області
empire-option-domination-rule-three-or-plurality = три провінції або більше, ніж у будь-кого іншого
empire-option-domination-rule-three-and-plurality = три провінції й більше, ніж у будь-кого іншого
empire-option-domination-rule-plurality-min2 = три провінції або дві й більше, ніж у будь-кого іншого
empire-option-city-build-rule = Нові міста фракції
empire-option-city-build-rule-per-turn = по одному за кожні два ресурси, у кожній фазі
empire-option-city-build-rule-total-cap = усього не більше одного на кожні два ресурси
empire-option-looted-city-scores = Пограбовані міста теж приносять очки
empire-option-gods-favor = Карта «Ласка Божа» замість «Гніву Божого II»
empire-option-bribe-barbarians = Фракція може відкупитися від народу, який готовий напасти
empire-option-roman-loot = Фракція, що взяла чуже місто
empire-option-roman-loot-choice = грабує його або щадить
empire-option-roman-loot-forced = мусить його пограбувати
empire-option-seas-connected = Легіони плавають із будь-якого берега на будь-який (інакше лише одним морем)

## Журнал

empire-told-hand = { $side }, події в руці: { $cards }.
empire-told-ordering = { $side }: за чергу випало { $n }.
empire-told-draws-people = { $side }: витягнуто жетон народу { $n }, { $people }.
empire-told-draws-emperor = { $side }: витягнуто жетон імператора { $n }, { $emperor }.
empire-told-keeps = { $side }: витягнутий жетон { $kind ->
        [peoples] народу
       *[factions] імператора
    } лишено собі.
empire-told-gives = { $side }: витягнутий жетон { $kind ->
        [peoples] народу
       *[factions] імператора
    } дістає сторона: { $other }.
empire-told-looks-people = { $side }: отриманий жетон народу — { $n }, { $people }.
empire-told-looks-emperor = { $side }: отриманий жетон імператора — { $n }, { $emperor }.
empire-told-leads = Народ { $n }, { $people }: { $side }
empire-told-reigns = Імператор { $n }, { $emperor }: { $side }
empire-told-undrawn = Ні в кого немає жетона { $kind ->
        [peoples] народу
       *[factions] імператора
    } { $n }.
empire-told-plays = { $side }: зіграно карту «{ $card }».
empire-told-start = { $side }: стартова провінція — { $land }.
empire-told-recruits = { $side }: набрано легіон.
empire-told-builds-fort = { $side }: збудовано форт, провінція { $land }.
empire-told-upgrades = { $side }: форт став фортецею, провінція { $land }.
empire-told-rebuilds = { $side }: відбудовано місто, провінція { $land }.
empire-told-bribes = { $side }: підкуплено заколотників, провінція { $land }.
empire-told-builds-city = { $side }: збудовано місто, провінція { $land }.
empire-told-picks = { $force }: армію знято, провінція { $land }.
empire-told-places = { $force }: армія — { $land }.
empire-told-enters = { $force }: поява, провінція { $land }.
empire-told-attacks = { $land }: атакує { $force }, обороняється { $rival }.
empire-told-retreats = { $force }: армія відступила, { $land } — { $refuge }.
empire-told-round = { $land }: { $dice } проти { $defence }. { $won ->
        [attacker] Втрачено армію: { $rival }.
        [fort] Форт упав.
        [spared] { $force }: втрат немає завдяки добірним військам.
        [tie] Нічия, кидають знову.
       *[defender] Втрачено армію: { $force }.
    }
empire-told-keeps-fort = { $side }: форт збережено, провінція { $land }.
empire-told-razes-fort = { $side }: форт знесено, провінція { $land }.
empire-told-sacks = { $side }: місто пограбовано, провінція { $land }.
empire-told-spares = { $side }: місто пощаджено, провінція { $land }.
empire-told-loot = { $side }: за здобич випало { $n }.
empire-told-aims = { $side }: карта «{ $card }», провінція { $land }.
empire-told-aims-area = { $side }: карта «{ $card }», область { $area }.
empire-told-chooses = { $side }: карта «{ $card }», народ { $people }.
empire-told-rises = { $people }: { $n ->
        [one] повстала { $n } армія
        [few] повстали { $n } армії
       *[other] повстало { $n } армій
    }, провінція { $land }.
empire-told-roads = { $side }: карта «{ $card }» дає дороги.
empire-told-walls = { $side }: карта «{ $card }» дає форти.
empire-told-fate = Карта «{ $card }», провінція { $land }: на кубику { $n }.
empire-told-offers = { $side }: { $n ->
        [one] запропоновано { $n } очко
        [few] запропоновано { $n } очки
       *[other] запропоновано { $n } очок
    } за мир, провінція { $land }.
empire-told-accepts = { $side }: { $n ->
        [one] прийнято { $n } очко
        [few] прийнято { $n } очки
       *[other] прийнято { $n } очок
    } за мир, провінція { $land }.
empire-told-refuses = { $side }: { $n ->
        [one] відхилено { $n } очко
        [few] відхилено { $n } очки
       *[other] відхилено { $n } очок
    } за мир, провінція { $land }.
empire-told-treasure = { $kingdom } до кінця на місці, { $side }: { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[other] { $n } очок
    }.
empire-told-passes = { $force }{ $n ->
        [0] {""}
        [one] {" "}і { $n } провінція
        [few] {" "}і { $n } провінції
       *[other] {" "}і { $n } провінцій
    }: тепер { $side }, раніше { $other }
empire-told-falls = { $land }: тепер { $force }, раніше { $rival }.
empire-told-looted = Пограбовано місто: { $land }.
empire-told-loses = { $force }: { $n ->
        [one] загинула { $n } армія
        [few] загинули { $n } армії
       *[other] загинуло { $n } армій
    }, провінція { $land }.
empire-told-points-peoples = { $side }: за народи { empire-n-points }, усього { $vp }.
empire-told-points-faction = { $side }: за фракцію { empire-n-points }, усього { $vp }.
empire-told-points-peoples-for = { $side }: за народи { empire-n-points }, усього { $vp } — { $what }.
empire-told-points-faction-for = { $side }: за фракцію { empire-n-points }, усього { $vp } — { $what }.
empire-told-dead = { $side }: фракція вибула з гри.
empire-told-turn = Хід { $n }
empire-told-over = Гру закінчено.
empire-told-level = Очок порівну: вирішує старший жетон імператора в останньому ході.

## Ходи гравця

empire-cost = { $cost ->
        [0] безкоштовно
        [one] { $cost } очко
        [few] { $cost } очки
       *[other] { $cost } очок
    }
empire-move-place = Поставити армію: { $land }
empire-move-start = Почати: { $land }
empire-move-enter = З’явитися: { $land }, усі дають місце
empire-move-replace = Зайняти: { $land }; там свої ({ $rival }), вони загинуть
empire-move-attack = Атакувати: { $land }
empire-move-pick = Зняти армію: { $land }
empire-move-retreat = Відступити: { $land }
empire-move-fort = Збудувати форт: { $land } ({ empire-cost })
empire-move-upgrade = Зробити форт фортецею: { $land } ({ empire-cost })
empire-move-rebuild = Відбудувати місто: { $land } ({ empire-cost })
empire-move-bribe = Підкупити заколотників: { $land } ({ empire-cost })
empire-move-city = Збудувати місто: { $land }
empire-move-aim = Вибрати: { $land }
empire-move-area = Вибрати область: { $area }
empire-move-people = Вибрати народ: { $people }
empire-move-armies = { $n ->
        [one] { $n } армія
        [few] { $n } армії
       *[other] { $n } армій
    }
empire-move-play = Зіграти карту «{ $card }»
empire-move-keep-token = Лишити собі жетон { $kind ->
        [peoples] народу
       *[factions] імператора
    }
empire-move-give = Віддати жетон { $kind ->
        [peoples] народу
       *[factions] імператора
    }: { $side }
empire-move-tens = Запропонувати від { $low } до { $high } очок
empire-move-ones = Запропонувати { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[other] { $n } очок
    }
empire-move-recruit = Набрати легіон ({ empire-cost })
empire-each-fort = Форти: усі { $n } ({ empire-cost })
empire-each-upgrade = Фортеці: усі { $n } ({ empire-cost })
empire-each-rebuild = Відбудувати міста: усі { $n } ({ empire-cost })
empire-each-city = Міста: усі { $n }
empire-order-all = Усі { $n }: { $land }
empire-order-some = { $n }: { $land }
empire-order-pick = Зняти { $n ->
        [one] { $n } армію
        [few] { $n } армії
       *[other] { $n } армій
    }: { $land }
empire-order-recruit = Набрати { $n ->
        [one] { $n } легіон
        [few] { $n } легіони
       *[other] { $n } легіонів
    } ({ empire-cost })
empire-order-on = Одразу до розширення
empire-order-enter = Одразу до першої армії: { $land }
empire-move-keep = Зберегти форт
empire-move-remove = Знести форт
empire-move-sack = Пограбувати місто
empire-move-spare = Пощадити місто
empire-move-accept = Прийняти й лишити в спокої
empire-move-refuse = Відмовитися й атакувати
empire-move-roads = Дороги: місцевість вам не заважає
empire-move-walls = Мури: безкоштовні форти
empire-move-done-before = Почати фазу
empire-move-done-building = Більше нічого не купувати
empire-move-done-picking = Більше не знімати армій
empire-move-done-placing = Закінчити розширення{ $n ->
        [0] { "" }
        [one] ; { $n } армія пропаде
        [few] ; { $n } армії пропадуть
       *[other] ; { $n } армій пропадуть
    }
empire-move-done-retreating = Лишитися й битися
empire-move-done-gifts = Більше фортів не ставити
empire-move-done-sites = Більше міст не будувати

## Що треба вирішити

empire-ask-of = { $side }: { $ask }
empire-ask-token = Вам випав жетон { $of ->
        [peoples] народу
       *[factions] імператора
    } { $n }, { $name }. Лишити його чи віддати, і кому?
empire-ask-token-unseen = У вас уже є жетон { $of ->
        [peoples] народу
       *[factions] імператора
    }. Кому віддати витягнутий, не дивлячись?
empire-ask-before = { $force }: зіграти подію перед фазою?
empire-ask-starting = Яку стартову провінцію вибираєте?
empire-ask-building = У фракції { $vp ->
        [one] { $vp } очко
        [few] { $vp } очки
       *[other] { $vp } очок
    }: що купуєте?
empire-ask-picking = { $force }: зняти армії з карти перед розширенням?
empire-ask-placing = { $n ->
        [0] { $force }: усі армії на карті. Закінчити розширення?
        [one] { $force }, лишилося поставити { $n } армію: куди наступну?
        [few] { $force }, лишилося поставити { $n } армії: куди наступну?
       *[other] { $force }, лишилося поставити { $n } армій: куди наступну?
    }
empire-ask-retreating = Бій, провінція { $land }: легіони відступають?
empire-ask-retreating-displaced = { $land }: ваші армії дають місце. Куди йде наступна?
empire-ask-taking = Форт тепер ваш, провінція { $land }. Зберегти чи знести?
empire-ask-looting = Місто тепер ваше, провінція { $land }. Пограбувати чи пощадити?
empire-ask-gifts = { $n ->
        [0] Безкоштовних фортів не лишилося.
       *[other] Лишилося безкоштовних фортів: { $n }. Де будувати?
    }
empire-ask-sites = { $n ->
        [0] Нових міст не лишилося.
       *[other] Лишилося нових міст: { $n }. Де будувати?
    }
empire-ask-aiming = Карта «{ $card }»: яка провінція?
empire-ask-area = Карта «{ $card }»: яка область?
empire-ask-choosing = Карта «{ $card }»: який народ?
empire-ask-number = Скільки армій повстає: { $land }?
empire-ask-device = Карта «{ $card }»: дороги чи мури?
empire-ask-offering = { $force }: готується атака, провінція { $land }. У фракції { $vp ->
        [one] { $vp } очко
        [few] { $vp } очки
       *[other] { $vp } очок
    }. Скільки запропонувати за мир? Спершу десятки.
empire-ask-units = Ви пропонуєте { $n } і скільки ще?
empire-ask-answering = { $side }: запропоновано { $sum ->
        [one] { $sum } очко
        [few] { $sum } очки
       *[other] { $sum } очок
    } за мир, провінція { $land }. Згодні?

## Позиція словами й дошка термінала

empire-owned = { $force } ({ $side })
empire-armies = { $force }: { $n ->
        [one] { $n } армія
        [few] { $n } армії
       *[other] { $n } армій
    }
empire-vacant = порожньо
empire-standing = { $side }: { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[other] { $n } очок
    } ({ $peoples } + { $factions })
empire-doubt-lost = { $n ->
        [one] { $n } непоставлена армія пропаде.
        [few] { $n } непоставлені армії пропадуть.
       *[other] { $n } непоставлених армій пропадуть.
    }
empire-token = { $kind ->
        [peoples] { $state ->
                [hidden] народ невідомий
               *[none] народу ще немає
            }
       *[factions] { $state ->
                [hidden] імператор невідомий
               *[none] імператора ще немає
            }
    }
empire-numbered = { $n } { $name }
empire-its-armies = { $n ->
        [one] { $n } армія
        [few] { $n } армії
       *[other] { $n } армій
    }
empire-state-side = { $side }: { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[other] { $n } очок
    } ({ $peoples } + { $factions }); { $tokens }; { $legions ->
        [one] { $legions } легіон
        [few] { $legions } легіони
       *[other] { $legions } легіонів
    }; народи: { $forces }; { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[other] { $cards } карт
    }
empire-state-land = { $land } — { $holds }
empire-state-area = { $area }, цінність { $n }: { $lands }
empire-none = немає
empire-dice-fall = Кубики: { $land }. { $force } проти: { $foe }
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
        [few] { $n } очки
       *[other] { $n } очок
    }
empire-state-hand = { $side }, карти подій: { $cards }
empire-battle-who = { $force } проти: { $foe }, { $n ->
        [one] { $n } армія
        [few] { $n } армії
       *[other] { $n } армій
    }
empire-battle-was = { $force } проти: { $foe }
empire-battle-head = Бій: { $land }
empire-state-battle = { empire-battle-head }: { $about }
empire-position-token = { $n } { $means }
empire-position-peoples = Народи ходу { $n }: { $tokens }.
empire-position-factions = Імператори ходу { $n }: { $tokens }.
empire-position-empty = Порожні області: { $areas }.
empire-position-worth = { $area } { $value }
empire-score-how = Число біля області — її цінність у цьому ході: ×{ $presence } за присутність, ×{ $dominated } за домінування (забарвлено), ×{ $controlled } за контроль (темніше). Народи дістають очки після фази народу, фракція після своєї.
empire-position-pool = { $n ->
        [one] лишилася { $n } армія
        [few] лишилося { $n } армії
       *[other] лишилося { $n } армій
    }
empire-position-in-force = Діє: { $bonuses }.
empire-modifier-plus = +{ $n } до кожного кубика атаки
empire-modifier-elite = першу втрату в кожній провінції не рахують
empire-modifier-siege = форти не допомагають
empire-modifier-surprise = місцевість не заважає, ніхто не відступає
empire-modifier-roads = місцевість не заважає
empire-board-legend = Сторони на дошці — ▲ ■ ● ◆, їхні народи й царства — △ □ ○ ◇, заколотники — !; далі число армій, + форт, # фортеця, * місто, x пограбоване місто, ° місце для міста. За областю — її цінність у цьому ході. На карті легіони написано великими літерами, народи — малими.
empire-board-odds = атака: { $one } %, усіма { $all } %
empire-board-house = † домашнє значення
empire-group-event = Зіграти подію
empire-group-attack = Атакувати
empire-group-occupy = Зайняти
empire-group-overseas = Морем
empire-group-reinforce = Підсилити
empire-group-build = Будувати
empire-group-pick = Зняти
empire-group-finish = Закінчити

## What a move would do

empire-parts = { $parts }
empire-effect-attack = { $percent } % однією армією, { $all } % усіма { $n }
empire-effect-attack-last = { $percent } % узяти
empire-odds-battle = { $round } % виграти раунд, { $one } % узяти цією армією{ $n ->
        [1] { "" }
       *[other] , { $all } % усіма { $n }
    }
empire-dice = кубиків атаки { $attack }{ $more ->
        [0] { "" }
       *[other] { " " }+{ $more }
    }, захисту { $defence }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus }
    }
empire-why-three = три кубики, доки не випадуть три однакові
empire-why-plus = +{ $n } до кожного кубика атаки
empire-why-ties = за нічиєї перемагає атака
empire-why-elite = першу втрачену армію не рахують
empire-why-mountain = гори: два кубики захисту
empire-why-forest = ліс: два кубики захисту
empire-why-strait = протока: два кубики захисту
empire-why-overseas = через море: два кубики захисту
empire-why-eased = місцевість не заважає
empire-why-fort = форт: +1 захисту
empire-why-fortress = фортеця: +1 захисту, і нічиї за нею
empire-why-fortress-even = фортеця: +1 захисту; нічиї перекидають
empire-why-overseas-people = народ атакують з моря: +1 захисту
empire-why-siege = форт не допомагає
empire-why-alone = форт падає без кидка
empire-why-pinned = ніхто не може відступити

## Аркуш очок: за що вони

empire-sheet-peoples = { $side }: народи дістали б зараз { $n } — { $what }.
empire-sheet-faction = { $side }: фракція дістала б зараз { $n } — { $what }.
empire-sheet-area = { $area } { $n } ({ $how ->
        [presence] присутність: { $value }
        [domination] домінування: { $times } × { $value }
       *[control] контроль: { $times } × { $value }
    })
empire-sheet-cities = міста { $n }
empire-sheet-emperor = { $emperor }, провінції з легіонами { $n }
empire-sheet-bonus = здобич у місті царства { $n }
empire-sheet-last = провінції з легіонами наприкінці гри { $n }
empire-gain-if = якщо впаде: { $n ->
        [0] { "" }
       *[other] +{ empire-n-points }{ $dice ->
                [0] { "" }
               *[other] { " " }і{ " " }
            }
    }{ $dice ->
        [0] { "" }
        [1] кубик здобичі
        [few] { $dice } кубики здобичі
       *[other] { $dice } кубиків здобичі
    }

## Why a move is not possible

empire-no-other = Зараз цього вибрати не можна.
empire-no-step = { $word ->
        [place] Армії ставлять під час розширення
        [pick] Армії знімають до розширення
        [city] Нові міста будують наприкінці фази
       *[build] Це купують до розширення
    }.
empire-no-points = Це коштує { $cost ->
        [one] { $cost } очко
        [few] { $cost } очки
       *[other] { $cost } очок
    } фракції; бракує { $n }.
empire-no-start-taken = { $land }: уже вибрана.
empire-no-start = { $land }: не стартова провінція.
empire-no-army = Ставити більше нічого: армій не лишилося.
empire-no-room = { $land }: місця немає, армій не більше { $n }.
empire-no-peace = Мир на цей хід уже куплено: { $side }.
empire-no-begin = { $force }: перша армія йде до стартової провінції.
empire-no-entry = { $force }: на мапі немає легіонів. Перший входить туди, де стоїть власний форт, інакше в незахищену провінцію поруч із фракцією, інакше проти фракції.
empire-no-sea = { $land }: не на одному морі з вашими берегами.
empire-no-way = { $land }: не дійти, поряд немає провінцій цієї сили ({ $force }).
empire-no-army-of = { $force }: армій там немає ({ $land }).
empire-no-last-legion = { $land }: останній легіон іде, лише якщо лишається форт.
empire-no-neighbour = { $land } не межує з провінцією { $origin }.
empire-no-legion = { $land }: там немає вашого легіону.
empire-no-fort-there = { $land }: форт там уже є.
empire-no-forts-left = Фортів у запасі не лишилося.
empire-no-free-forts = Безкоштовних фортів не лишилося.
empire-no-fort = { $land }: немає вашого форту, який міг би стати фортецею.
empire-no-city = { $land }: міста там немає.
empire-no-old-fort = { $land }: форт збудовано цього ходу.
empire-no-looted = { $land }: пограбованого міста там немає.
empire-no-rebels = { $land }: заколотників там немає.
empire-no-rebels-near = { $land }: поряд немає вашого легіону.
empire-no-legions-left = Легіонів у запасі бракує.
empire-no-recruit = Набирати можна до { $n ->
        [one] { $n } легіону
       *[other] { $n } легіонів
    }, рахуючи й ті, що збунтувалися.
empire-no-resource = { $land }: ресурсу там немає.
empire-no-city-there = { $land }: місто там уже є.
empire-no-cities-left = Міст у запасі не лишилося.
empire-no-home-first = Спершу міста будують в області вашого старту: { $area }.
empire-no-card = У вас у руці немає карти «{ $card }».
empire-no-events = Події цього ходу ви вже зіграли.
empire-no-event-yet = Спершу ставлять те, що привела подія: { $force }.
empire-no-card-turn = «{ $card }»: не для ходу { $n }.
empire-no-card-phase = «{ $card }» грають у фазі { $phase ->
        [people] народу
       *[faction] фракції
    }.
empire-no-card-before = «{ $card }» грають лише до фази.
empire-no-card-use = «{ $card }»: зараз нічого не дасть.
empire-no-side = Такої сторони немає.
empire-no-token = { $side }: жетон { $kind ->
        [peoples] народу
       *[factions] імператора
    } уже є.
empire-no-aim = «{ $card }»: тут немає на що подіяти ({ $land }).
empire-no-area = { $area }: армій там немає.
empire-no-people = Цей народ не ваш: { $people }.
empire-no-people-use = «{ $card }» цьому народові зараз нічого не дасть: { $people }.
empire-no-offer = Запропонувати можна не більше, ніж є: очок фракції { $n }.

# Чому хід добрий чи поганий: що він змінює

empire-why-gains = +{ empire-n-points }
empire-why-loses = −{ empire-n-points }
empire-why-foe-gains = { $side }: +{ empire-n-points }
empire-why-foe-loses = { $side }: −{ empire-n-points }
empire-why-area = { $area } +{ $n }
empire-why-area-less = { $area } −{ $n }
empire-why-foe-area = { $side }: { $area } +{ $n }
empire-why-foe-area-less = { $side }: { $area } −{ $n }
empire-why-city = міста +{ $n }
empire-why-city-less = міста −{ $n }
empire-why-foe-city = { $side }: міста +{ $n }
empire-why-foe-city-less = { $side }: міста −{ $n }
empire-why-lands = провінцій +{ $n }
empire-why-lands-less = провінцій −{ $n }
empire-why-armies = армій +{ $n }
empire-why-armies-less = армій −{ $n }
empire-why-foe-armies = в інших армій −{ $n }
empire-why-forts = фортів +{ $n }
empire-why-forts-less = фортів −{ $n }
empire-why-fortresses = фортець +{ $n }
empire-why-foe-forts = в інших фортів −{ $n }
empire-why-cards = карт подій +{ $n }
empire-why-plays = карт подій −{ $n }

## Event cards in a few words

empire-gist-minor-people = малий народ: { $n ->
        [one] { $n } армія
        [few] { $n } армії
       *[other] { $n } армій
    }, { $land }
empire-gist-kingdom = царство: { $n ->
        [one] { $n } армія
        [few] { $n } армії
       *[other] { $n } армій
    }, { $land }, { $fort ->
        [yes] місто й форт
       *[no] місто
    }
empire-gist-attack-dice3 = ваш народ атакує трьома кубиками
empire-gist-attack-plus1 = +1 до кожного вашого кубика атаки
empire-gist-attack-wins-ties = ваш народ, атакуючи, виграє нічиї
empire-gist-attack-plus1-and-ties = +1 до ваших кубиків атаки, нічиї ваші
empire-gist-ignore-first-loss = перша втрата в атаці не рахується
empire-gist-revolt = одна чи дві армії повстають і атакують
empire-gist-epidemy = одна провінція: кожен кубик від { $kill } — мінус армія
empire-gist-plague = одна область: кожен кубик від { $kill } — мінус армія
empire-gist-pestilence = лишиться одна армія; у сусідів кубик від { $kill } — мінус армія
empire-gist-wrath = форту більше немає; кубик від { $kill } — мінус армія
empire-gist-disaster = місто пограбовано, його форту немає
empire-gist-people-revive = колишній народ повертається з половиною сили
empire-gist-free-forts = { $forts ->
        [one] { $forts } форт задарма
        [few] { $forts } форти задарма
       *[other] { $forts } фортів задарма
    }
empire-gist-rebellion = від одного до трьох легіонів суперника бунтують
empire-gist-engineering = { $forts ->
        [one] { $forts } форт задарма
        [few] { $forts } форти задарма
       *[other] { $forts } фортів задарма
    }, або місцевість вам не заважає
empire-gist-treachery = провінція ваша без бою
empire-gist-ignore-terrain = місцевість вам не заважає, ніхто не відступає
empire-gist-ignore-forts = форти проти вас не допомагають
