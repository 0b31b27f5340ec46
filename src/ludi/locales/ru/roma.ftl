# Roma и Arena: карты, журнал, ходы и слова о позиции.
# $seat и $foe — имена игроков любого рода («Вы», «Бот Centurio»), поэтому за ними стоит двоеточие и нет прошедшего
# времени. $card и $with — имена карт: латинские в игре Roma, русские в игре Arena. Они не склоняются, поэтому там, где
# нужен другой падеж, перед ними стоит слово «карта».

roma-name = Roma
roma-about = двое игроков, кубики и карты: нападайте на ряд соперника и копите победные очки
roma-points = { $seat }: { $vp } ПО
arena-name = Arena: Roma II
arena-about = Roma с семью местами и взяткой; сама по себе или с картами обеих игр

# «Взятка» — седьмой диск своей стороны. Это части других предложений.
roma-disc = { $disc ->
        [7] поле «Взятка»
       *[other] диск { $disc }
    }
roma-on = { $disc ->
        [7] на поле «Взятка»
       *[other] на диске { $disc }
    }
roma-onto = { $disc ->
        [7] на поле «Взятка»
       *[other] на диск { $disc }
    }
roma-from = { $disc ->
        [7] с поля «Взятка»
       *[other] с диска { $disc }
    }
roma-alien = { $alien ->
        [yes] { "" }, из чужой колоды
       *[no] { "" }
    }
roma-space = { $disc ->
        [7] «Взятка»
       *[other] { $disc }
    }

# Что нужно на боевом кубике и (roma-odds и следующие) с каким шансом; шансы читатель может скрыть. Верное и невозможное к
# ним не относятся и говорятся всегда.
roma-needs = { $can ->
        [never] нужно { $need }, больше, чем есть на кубике
        [always] победа наверняка
       *[maybe] нужно { $need } или больше{ $odds }
    }

roma-odds = {" "}({ $percent } %)
roma-odds-never = , но победить не может
roma-odds-always = , победа наверняка
roma-at-best = , шанс до { $percent } %
roma-at-best-never = , но победить не может
roma-at-best-always = , в лучшем случае победа наверняка
roma-one-of = , шанс победить одного { $percent } %
roma-one-of-never = , но победить не может
roma-one-of-always = , одного победит наверняка
## Карты

roma-card-sicarius = Sicarius
roma-card-architectus = Architectus
roma-card-consiliarius = Consiliarius
roma-card-legat = Legat
roma-card-gladiator = Gladiator
roma-card-mercator = Mercator
roma-card-consul = Consul
roma-card-legionarius = Legionarius
roma-card-nero = Nero
roma-card-praetorianus = Praetorianus
roma-card-scaenicus = Scaenicus
roma-card-haruspex = Haruspex
roma-card-senator = Senator
roma-card-velites = Velites
roma-card-essedum = Essedum
roma-card-tribunus-plebis = Tribunus Plebis
roma-card-centurio = Centurio
roma-card-decurion = Десятник
roma-card-trumpeter = Трубач
roma-card-poisoner = Отравитель
roma-card-war-elephant = Боевой слон
roma-card-patron = Меценат
roma-card-magister = Магистр
roma-card-painter = Живописец
roma-card-philosopher = Философ
roma-card-plunderer = Грабитель
roma-card-cavalry = Конница
roma-card-restorer = Реставратор
roma-card-mercenary = Наёмник
roma-card-spy = Лазутчик
roma-card-templar = Храмовник
roma-card-beast = Зверь
roma-card-aesculapinum = Aesculapinum
roma-card-basilica = Basilica
roma-card-machina = Machina
roma-card-forum = Forum
roma-card-mercatus = Mercatus
roma-card-onager = Onager
roma-card-templum = Templum
roma-card-turris = Turris
roma-card-aqueduct = Акведук
roma-card-arena = Арена
roma-card-spring-of-bacchus = Источник Вакха
roma-card-ballista = Баллиста
roma-card-fortuna = Фортуна
roma-card-trireme = Трирема
roma-card-wharf = Пристань
roma-card-fortification = Укрепление
roma-card-statue-of-jupiter = Статуя Юпитера
roma-card-ox-team = Упряжка быков
roma-card-altar = Алтарь
roma-card-battering-ram = Таран
roma-card-tavern = Таверна
roma-card-road = Дорога
roma-card-tax-collection = Сбор податей

roma-card-sicarius-text = Наёмный убийца. Выберите любого персонажа соперника: он идёт в сброс, и Sicarius вместе с ним. Боя нет.
roma-card-architectus-text = Архитектор. Выложите с руки сколько угодно зданий бесплатно на любые свои диски. Можно накрывать и свои карты, в том числе Architectus.
roma-card-consiliarius-text = Советник. Снимите с дисков всех своих персонажей, в том числе Consiliarius, и разложите по разным своим дискам. Накрытые здания сбрасываются.
roma-card-legat-text = Легат. Возьмите из запаса 1 победное очко за каждый пустой диск соперника.
roma-card-gladiator-text = Гладиатор. Выберите любого персонажа соперника: он возвращается в руку владельца. Боя нет.
roma-card-mercator-text = Купец. Купите у соперника победные очки по { $n } { $n ->
        [one] сестерцию
        [few] сестерция
       *[other] сестерциев
    }, сколько можете оплатить. Деньги получает соперник.
roma-card-consul-text = Консул. Измените один свой неиспользованный кубик на единицу вверх или вниз, от 1 до 6.
roma-card-legionarius-text = Легионер. Бой с картой напротив, будь то персонаж или здание.
roma-card-nero-text = Нерон. Выберите любое здание соперника: оно идёт в сброс, и Nero вместе с ним. Боя нет.
roma-card-praetorianus-text = Преторианец. Выберите любой диск соперника. В свой следующий ход соперник не может активировать на нём карту.
roma-card-scaenicus-text = Актёр. Выполняет со своего диска действие { $scaenicus ->
        [any] другой вашей карты
       *[characters] другого вашего персонажа
    }. Каждый раз выбирайте заново.
roma-card-haruspex-text = Гадатель. Просмотрите колоду и возьмите из неё одну карту в руку.
roma-card-senator-text = Сенатор. Выложите с руки сколько угодно персонажей бесплатно на любые свои диски. Можно накрывать и свои карты, в том числе Senator.
roma-card-velites-text = Лёгкая пехота. Бой с любым персонажем соперника, где бы он ни лежал.
roma-card-essedum-text = Колесница. До конца этого хода защита всех карт соперника на { $n } меньше. Повторные применения складываются.
roma-card-tribunus-plebis-text = Народный трибун. Возьмите у соперника 1 победное очко.
roma-card-centurio-text = Центурион. Бой с картой напротив, будь то персонаж или здание. Если бросок мал, можно добавить один неиспользованный кубик.
roma-card-decurion-text = Бой с персонажем прямо напротив или наискосок. К броску прибавляется { $n }.
roma-card-trumpeter-text = Кубик не нужен. Каждый бросок в своих атаках можно повторить один раз; считается второй.
roma-card-poisoner-text = Персонаж напротив сбрасывается. Боя нет.
roma-card-war-elephant-text = Карта напротив сбрасывается, если её защита сейчас не больше { $n }. Боя нет.
roma-card-patron-text = Заплатите ещё раз цену другой своей карты: она действует, кубик не нужен.
roma-card-magister-text = Выполняет со своего диска действие карты напротив, будь то персонаж или здание.
roma-card-painter-text = Оба игрока берут из запаса по 1 победному очку за каждое своё здание.
roma-card-philosopher-text = В свой следующий ход соперник бросает на один кубик меньше. Повторные применения складываются.
roma-card-plunderer-text = Сбросьте одно своё здание: возьмите из запаса столько победных очков, какова сейчас его защита.
roma-card-cavalry-text = Все карты Forum соперника сбрасываются. Боя нет.
roma-card-restorer-text = Возьмите в руку любое здание из сброса.
roma-card-mercenary-text = Бой с картой напротив, будь то персонаж или здание. Если бросок мал, можно доплатить: { $n ->
        [one] за каждый { $n } сестерций к нему прибавляется 1
        [few] за каждые { $n } сестерция к нему прибавляется 1
       *[other] за каждые { $n } сестерциев к нему прибавляется 1
    }.
roma-card-spy-text = Посмотрите карты в руке соперника. Одну из них можно взять себе.
roma-card-templar-text = Бросьте боевой кубик: возьмите из запаса половину результата, с округлением вверх, победными очками.
roma-card-beast-text = Бой с картой соперника, у которой самая слабая защита. Из равных выбираете вы.
roma-card-aesculapinum-text = Храм Эскулапа. Возьмите в руку любого персонажа из сброса.
roma-card-basilica-text = Базилика. Кубик не нужен. Каждый раз, когда вы активируете Forum на соседнем диске, возьмите из запаса ещё { $n } { $n ->
        [one] победное очко
        [few] победных очка
       *[other] победных очков
    }.
roma-card-machina-text = Подъёмный кран. Снимите с дисков все свои здания, в том числе Machina, и разложите по разным своим дискам. Накрытые персонажи сбрасываются.
roma-card-forum-text = Форум. Нужен второй неиспользованный кубик: возьмите из запаса столько победных очков, сколько на нём выпало.
roma-card-mercatus-text = Рынок. { $mercatus ->
        [opponent] Возьмите у соперника 1 победное очко за каждый его Forum.
       *[supply] Возьмите из запаса 1 победное очко за каждый Forum соперника.
    }
roma-card-onager-text = Катапульта. Бой с любым зданием соперника, где бы оно ни лежало.
roma-card-templum-text = Храм. Кубик не нужен. Когда вы активируете Forum на соседнем диске, к победным очкам можно добавить третий кубик.
roma-card-turris-text = Башня. Кубик не нужен. Защита всех остальных ваших карт на 1 больше. Две башни укрепляют друг друга.
roma-card-aqueduct-text = { $n ->
        [one] { $n } победное очко из запаса уходит из игры.
        [few] { $n } победных очка из запаса уходят из игры.
       *[other] { $n } победных очков из запаса уходят из игры.
    }
roma-card-arena-text = Бой с персонажами соперника по очереди, с диска 1 по 6{ $arena ->
        [bribery] , затем на поле «Взятка»
       *[discs] { "" }
    }, пока один из них не будет побеждён.
roma-card-spring-of-bacchus-text = Кубик не нужен. После броска в начале хода можно один раз перебросить любые из кубиков.
roma-card-ballista-text = Бой со зданием прямо напротив или наискосок. К броску прибавляется { $n }.
roma-card-fortuna-text = Сбросьте все карты с руки и вытяните столько же.
roma-card-trireme-text = Возьмите из запаса { $n } { $n ->
        [one] победное очко
        [few] победных очка
       *[other] победных очков
    }, если у вас больше персонажей, чем у соперника.
roma-card-wharf-text = Можно бесплатно обменять одну свою карту на диске на карту с руки.
roma-card-fortification-text = Откройте верхнюю карту колоды и бесплатно положите на любой свой пустой диск.
roma-card-statue-of-jupiter-text = Заплатите { $n } { $n ->
        [one] сестерций
        [few] сестерция
       *[other] сестерциев
    }: сбросьте любую карту соперника. Боя нет.
roma-card-ox-team-text = Если у вас меньше { $n } { $n ->
        [one] победного очка
        [few] победных очков
       *[other] победных очков
    }, возьмите недостающие из запаса.
roma-card-altar-text = Сбросьте одного своего персонажа: возьмите из запаса столько победных очков, какова сейчас его защита.
roma-card-battering-ram-text = Здание напротив сбрасывается. Боя нет.
roma-card-tavern-text = Возьмите из запаса 1 победное очко за каждого персонажа соперника.
roma-card-road-text = Выполняет со своего диска действие соседней карты, слева или справа.
roma-card-tax-collection-text = Кубик не нужен. Каждый кубик, на который вы берёте деньги, приносит ещё { $n } { $n ->
        [one] сестерций
        [few] сестерция
       *[other] сестерциев
    }.

roma-card-facts = { $type ->
        [building] здание
       *[character] персонаж
    }, цена { $cost }, защита { $defence }, { $decks ->
        [2] в обеих колодах вместе
       *[other] в колоде
    } { $copies }
roma-card-facts-marked = { $facts }; { $mark }
roma-card-set = { $set ->
        [roma] из игры Roma
        [arena] из игры Arena
       *[both] из обеих игр
    }
roma-card-assumed = { $what ->
        [defence] защита — домашнее значение
       *[both] цена и защита — домашние значения
    }
roma-card-changed = цена и защита заданы за этим столом

## Карты в двух словах

roma-short-sicarius = убирает персонажа и себя
roma-short-architectus = здания с руки бесплатно
roma-short-consiliarius = переложить персонажей
roma-short-legat = +1 ПО за пустой диск соперника
roma-short-gladiator = персонаж соперника — в руку
roma-short-mercator = купить ПО по { $n } { $n ->
        [one] сестерцию
        [few] сестерция
       *[other] сестерциев
    }
roma-short-consul = кубик ±1
roma-short-legionarius = атакует карту напротив
roma-short-nero = убирает здание и себя
roma-short-praetorianus = блокирует диск на ход
roma-short-scaenicus = действует как { $scaenicus ->
        [any] другая карта
       *[characters] другой персонаж
    }
roma-short-haruspex = карта на выбор из колоды
roma-short-senator = персонажи с руки бесплатно
roma-short-velites = атакует любого персонажа
roma-short-essedum = защита соперника −{ $n }
roma-short-tribunus-plebis = отбирает 1 ПО
roma-short-centurio = атакует напротив, можно + кубик
roma-short-aesculapinum = персонаж из сброса в руку
roma-short-basilica = Forum рядом: +{ $n } ПО
roma-short-machina = переложить здания
roma-short-forum = второй кубик: столько ПО
roma-short-mercatus = +1 ПО за Forum соперника
roma-short-onager = атакует любое здание
roma-short-templum = Forum рядом: и третий кубик
roma-short-turris = другие карты: защита +1
roma-short-decurion = персонаж рядом напротив, +{ $n }
roma-short-trumpeter = свои броски атаки — дважды
roma-short-poisoner = убирает персонажа напротив
roma-short-war-elephant = убирает слабую карту напротив
roma-short-patron = платит — и действует другая
roma-short-magister = действует как карта напротив
roma-short-painter = обоим +1 ПО за своё здание
roma-short-philosopher = сопернику на кубик меньше
roma-short-plunderer = отдать здание за ПО
roma-short-cavalry = убирает все Forum соперника
roma-short-restorer = здание из сброса в руку
roma-short-mercenary = атакует напротив, можно доплатить
roma-short-spy = берёт карту из чужой руки
roma-short-templar = полкубика в ПО
roma-short-beast = атакует слабейшую карту
roma-short-aqueduct = { $n } ПО запаса — вон из игры
roma-short-arena = персонажи по очереди
roma-short-spring-of-bacchus = переброс в начале хода
roma-short-ballista = здание рядом напротив, +{ $n }
roma-short-fortuna = новая рука
roma-short-trireme = персонажей больше: +{ $n } ПО
roma-short-wharf = обмен карты с рукой
roma-short-fortification = верхняя карта — на пустой диск
roma-short-statue-of-jupiter = { $n } { $n ->
        [one] сестерций
        [few] сестерция
       *[other] сестерциев
    }: убрать карту
roma-short-ox-team = меньше { $n } ПО: добрать
roma-short-altar = отдать персонажа за ПО
roma-short-battering-ram = убирает здание напротив
roma-short-tavern = +1 ПО за персонажа соперника
roma-short-road = действует как соседняя карта
roma-short-tax-collection = +{ $n } { $n ->
        [one] сестерций
        [few] сестерция
       *[other] сестерциев
    } на кубик денег

## Правила коротко, для справки

roma-rules-goal = Игра сразу кончается, когда победных очков (ПО) не осталось у одного из игроков или в запасе. Побеждает тот, у кого ПО больше.
roma-rules-start = До первого хода каждый получает { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    } и две из них отдаёт сопернику. Потом все карты бесплатно выкладываются { $open ->
        [yes] открытыми: сначала начинающим игроком, затем другим
       *[no] закрытыми и открываются вместе
    }.
roma-rules-turn = Ход: отдайте 1 ПО за каждый свой диск без карты, бросьте три кубика, затем действуйте в любом порядке. Неиспользованные кубики пропадают.
roma-rules-bribery = Поле «Взятка» — ваш седьмой диск, рядом с диском 6. Карту на нём активирует кубик с любым числом, если ещё и заплатить столько же сестерциев; один раз за ход.
roma-rules-actions = Выложите карту с руки на любой свой диск и заплатите её цену. Или потратьте кубик: взять столько сестерциев, сколько на нём выпало; вытянуть столько карт и оставить одну; активировать карту на своём диске с этим числом.
roma-rules-battle = Бой: один кубик. Если выпало не меньше защиты атакованной карты со всеми поправками, карта сбрасывается.
roma-rules-cards-mixed = Карты обеих игр — одна колода.
roma-rules-cards-separate = У одного игрока карты игры Roma, у другого — игры Arena; у каждого своя колода и свой сброс. Карта возвращается в ту колоду, из которой пришла.
roma-rules-cards-built = У каждого игрока колода по своему выбору, со своим сбросом. Карта возвращается в ту колоду, из которой пришла.
roma-rules-sets = На доске I — карта игры Roma, II — карта игры Arena{ $decks ->
        [2] ; ↔ — карта, которая вернётся в колоду другого игрока
       *[other] { "" }
    }.
roma-rules-assumed = Домашнее значение — число, которого нет ни в одном открытом источнике. Если у вас есть игра, укажите настоящие числа через --facts.

## Настройки партии

roma-option-cards = Карты
roma-option-cards-roma = Roma
roma-option-cards-arena = Arena
roma-option-cards-mixed = обе игры в одной колоде
roma-option-cards-separate = каждому игроку своя игра
roma-option-cards-built = каждому игроку своя колода
roma-option-max-turns = После скольких ходов побеждает тот, у кого больше ПО (0: без предела)
roma-option-scaenicus-any-card = Scaenicus может копировать и здания
roma-option-mercatus-from-opponent = Mercatus берёт ПО у соперника, а не из запаса
roma-option-repeat-triple-reroll = Три одинаковых кубика можно перебрасывать не один раз
roma-option-beginner = Для начинающих: без взятки, по четыре карты
roma-option-arena-hits-bribery = Арена бьётся и с персонажем на поле «Взятка»
roma-option-reshuffle = Сброс становится новой колодой
roma-option-reshuffle-at-once = как только колода закончилась
roma-option-reshuffle-when-needed = когда понадобится карта
roma-option-first-set = Карты первого игрока
roma-option-first-set-roma = Roma
roma-option-first-set-arena = Arena
roma-option-first-deck = Колода первого игрока
roma-option-second-deck = Колода второго игрока
roma-option-numbers = Цены и защиты, изменённые за этим столом

## Журнал

roma-told-dealt = { $seat }: карта на старте — { $card }.
roma-told-gives = { $seat }: отдана карта { $card }.
roma-told-gives-unseen = { $seat }: одна карта отдана.
roma-told-receives = { $seat }: получена карта { $card }.
roma-told-receives-unseen = { $seat }: одна карта получена.
roma-told-places = { $seat }: закрытая карта { roma-on }.
roma-told-reveals = { $seat }: { roma-on } открывается { $card }.
roma-told-rolls = { $seat }: на кубиках { $dice }.
roma-told-rerolls = { $seat }: переброс всех кубиков.
roma-told-springs = { $seat }: кубик { $n } отложен для переброса.
roma-told-money = { $seat }: за кубик { $n } { $money ->
        [one] взят { $money } сестерций
        [few] взято { $money } сестерция
       *[other] взято { $money } сестерциев
    }.
roma-told-cards = { $seat }: кубик { $n } потрачен на карты.
roma-told-uses = { $seat }: активируется { $card } { roma-on }.
roma-told-bribes = { $seat }: активируется { $card } { roma-on }, потрачены кубик { $n } и { $n ->
        [one] { $n } сестерций
        [few] { $n } сестерция
        [many] { $n } сестерциев
       *[other] { $n } сестерция
    }.
roma-told-sponsors = { $seat }: оплачено действие карты { $card } { roma-on }.
roma-told-ends = { $seat }: ход закончен.
roma-told-lays = { $seat }: выложена карта { $card } { roma-onto }.
roma-told-swaps = { $seat }: карта { $card } положена { roma-on } в обмен.
roma-told-moves = { $seat }: карта { $card } теперь { roma-on }.
roma-told-draws = { $seat }: вытянута карта { $card }.
roma-told-draws-unseen = { $seat }: вытянута одна карта.
roma-told-finds = { $seat }: из колоды открыта карта { $card }.
roma-told-reshuffled = Сброс перемешан и стал новой колодой.
roma-told-keeps = { $seat }: оставлена карта { $card }.
roma-told-keeps-unseen = { $seat }: одна карта оставлена.
roma-told-targets = { $seat }: цель карты { $with } — { roma-disc }.
roma-told-battle = { $seat }: бросок { $bonus ->
        [0] { $n }
       *[other] { $n } + { $bonus }
    } против карты { $card }, защита { $defence }{ $changed ->
        [yes] {" "}({ $made })
       *[no] { "" }
    }.
roma-told-held = Карта { $card } выстояла: { $sum } против защиты { $defence }.
roma-told-again = { $seat }: переброс боевого кубика.
roma-told-adds = { $seat }: добавлен кубик { $n }.
roma-told-pays = { $seat }: { $n ->
        [0] без доплаты
       *[other] за прибавку +{ $n } уплачено { $cost ->
            [one] { $cost } сестерций
            [few] { $cost } сестерция
            [many] { $cost } сестерциев
           *[other] { $cost } сестерция
        }
    }.
roma-told-templar = { $seat }: бросок { $n }, половина даёт очки.
roma-told-copies = { $seat }: копируется { $card } { roma-on }.
roma-told-copies-opposite = { $seat }: копируется { $card } напротив, { roma-on }.
roma-told-sacrifices = { $seat }: в жертву отдана карта { $card } { roma-on }.
roma-told-buys = { $n ->
        [0] { $seat }: ничего не куплено.
       *[other] { $seat }: куплено { $n } ПО.
    }
roma-told-adjusts = { $seat }: кубик { $n } изменён на { $to }.
roma-told-spends = { $seat }: на Forum потрачен кубик { $n }.
roma-told-looks = { $seat }: в руке соперника ({ $foe }) — { $card }.
roma-told-takes = { $seat }: из { $pile ->
        [deck] колоды
        [hand] чужой руки
       *[discard] сброса
    } взята карта { $card }.
roma-told-takes-unseen = { $seat }: взята одна карта.
roma-told-discarded = { $seat }: карта { $card } { roma-from } уходит в сброс.
roma-told-returned = { $seat }: карта { $card } { roma-from } возвращается в руку.
roma-told-weakened = { $seat }: защита всех карт ниже на { $n } до конца хода.
roma-told-fewer = { $seat }: в следующий ход кубиков меньше на { $n }.
roma-told-supply-lost = { $n ->
        [one] { $n } ПО ушло из игры
       *[other] { $n } ПО ушли из игры
    }; в запасе осталось { $supply }.
roma-told-gains = { $seat }: +{ $n } ПО, всего { $vp }.
roma-told-loses = { $seat }: −{ $n } ПО, остаётся { $vp }.
roma-told-discards = { $seat }: сброшена карта { $card }.
roma-told-turn = Ход { $n }: { $seat }
roma-told-vacant = { $seat }: −{ $n } ПО за { $n ->
        [one] пустой диск
       *[other] пустые диски
    }, остаётся { $vp }.
roma-told-over = Игра окончена.

## Ходы

roma-move-lay = Выложить карту { $card }{ roma-alien }, цена { $cost }
roma-move-place = Выложить карту { $card }{ roma-alien }
roma-move-give = Отдать карту { $card }
roma-move-keep = Оставить карту { $card }
roma-move-take = Взять карту { $card }{ roma-alien }
roma-move-on = { $card } { roma-onto }
roma-move-over = { $card } { roma-onto }, поверх карты { $with }
roma-move-aside = Перебросить кубик { $n }
roma-move-money = Кубик { $n }: взять { $n ->
        [one] { $n } сестерций
        [few] { $n } сестерция
        [many] { $n } сестерциев
       *[other] { $n } сестерция
    }
roma-move-cards = Кубик { $n }: вытянуть { $n ->
        [1] 1 карту
        [one] { $n } карту и оставить одну
        [few] { $n } карты и оставить одну
        [many] { $n } карт и оставить одну
       *[other] { $n } карты и оставить одну
    }
roma-move-use = Кубик { $disc } на диск { $disc }: { $card }
roma-move-use-attack = Кубик { $disc } на диск { $disc }: { $card } атакует карту { $with }, { $needs }
roma-move-use-bribe = Кубик { $n } и { $n ->
        [one] { $n } сестерций
        [few] { $n } сестерция
        [many] { $n } сестерциев
       *[other] { $n } сестерция
    } { roma-onto }: { $card }
roma-move-use-attack-bribe = Кубик { $n } и { $n ->
        [one] { $n } сестерций
        [few] { $n } сестерция
        [many] { $n } сестерциев
       *[other] { $n } сестерция
    } { roma-onto }: { $card } атакует карту { $with }, { $needs }
roma-move-sponsor = { $cost ->
        [0] Действует { $card } { roma-on }, бесплатно
        [one] Заплатить { $cost } сестерций, чтобы действовала карта { $card } { roma-on }
        [few] Заплатить { $cost } сестерция, чтобы действовала карта { $card } { roma-on }
        [many] Заплатить { $cost } сестерциев, чтобы действовала карта { $card } { roma-on }
       *[other] Заплатить { $cost } сестерция, чтобы действовала карта { $card } { roma-on }
    }
roma-move-copy = Скопировать карту { $card } { roma-on }
roma-move-copy-opposite = Скопировать карту { $card } напротив, { roma-on }
roma-move-attack = Атаковать карту { $with } { roma-on }, { $needs }
roma-move-return = Вернуть карту { $card } { roma-from } в руку
roma-move-block = Заблокировать { roma-disc }
roma-move-discard = Сбросить карту { $card } { roma-from } и свою карту { $with }
roma-move-statue = Сбросить карту { $card } { roma-from } за 10 сестерциев
roma-move-sacrifice = Отдать в жертву карту { $card } { roma-on } за { $n } ПО
roma-move-swapping = Положить карту { $card }{ roma-alien }
roma-move-swap = { $card } { roma-onto }, карта { $with } возвращается в руку
roma-move-second-die = Потратить кубик { $n }
roma-move-third-die = Добавить кубик { $n }: всего { $sum } ПО
roma-move-adding = Добавить кубик { $n }: всего { $sum }
roma-move-pay = { $n ->
        [0] Не платить: атака не удалась
       *[other] Заплатить { $cost ->
            [one] { $cost } сестерций
            [few] { $cost } сестерция
            [many] { $cost } сестерциев
           *[other] { $cost } сестерция
        }: всего { $sum }
    }
roma-move-again = Бросить ещё раз
roma-move-adjust = Изменить кубик с { $n } на { $to }
roma-move-buy = { $n ->
        [0] Ничего не покупать
       *[other] Купить { $n } ПО за { $cost ->
            [one] { $cost } сестерций
            [few] { $cost } сестерция
            [many] { $cost } сестерциев
           *[other] { $cost } сестерция
        }
    }
roma-move-done-free = Больше не выкладывать
roma-move-done-adding = Не добавлять кубик: атака не удалась
roma-move-done-again = Оставить этот бросок
roma-move-done-third-die = Приберечь третий кубик
roma-move-done-triple = Оставить эти кубики
roma-move-done-spring = Больше кубиков не перебрасывать
roma-move-done-swapping = Ничего не менять
roma-move-done-taking = Ничего не брать
roma-move-reroll = Перебросить все три кубика
roma-move-end = Закончить ход

## Что даст ход, говорится после него

roma-effect-sicarius = сбрасывает персонажа на ваш выбор, а с ним карту { $by }
roma-effect-architectus = { $n ->
        [0] в руке нет зданий
       *[other] выложить здания с руки бесплатно
    }
roma-effect-consiliarius = переложить всех своих персонажей
roma-effect-legat = { $n } ПО, по одному за каждый пустой диск соперника
roma-effect-gladiator = возвращает персонажа на ваш выбор в руку соперника
roma-effect-mercator = купить до { $n } ПО по 2 сестерция
roma-effect-consul = меняет другой кубик на единицу
roma-effect-nero = сбрасывает здание на ваш выбор, а с ним карту { $by }
roma-effect-praetorianus = блокирует диск на следующий ход соперника
roma-effect-scaenicus = выполняет действие { $scaenicus ->
        [any] другой вашей карты
       *[characters] другого вашего персонажа
    }
roma-effect-haruspex = взять из колоды карту на выбор
roma-effect-senator = { $n ->
        [0] в руке нет персонажей
       *[other] выложить персонажей с руки бесплатно
    }
roma-effect-velites = атакует персонажа на ваш выбор{ $odds }
roma-effect-essedum = защита всех карт соперника в этот ход на { $n } ниже
roma-effect-tribunus-plebis = берёт 1 ПО у соперника
roma-effect-decurion = атакует персонажа рядом{ $odds }
roma-effect-poisoner = сбрасывает карту { $with }
roma-effect-war-elephant = сбрасывает карту { $with }
roma-effect-patron = другая ваша карта действует за её цену
roma-effect-magister = выполняет действие карты напротив
roma-effect-painter = { $n } ПО за ваши здания; соперник берёт { $theirs }
roma-effect-philosopher = в следующий ход у соперника на кубик меньше
roma-effect-plunderer = отдать здание, до { $n } ПО
roma-effect-cavalry = { $n ->
        [0] нет карт Forum для сброса
        [one] сбрасывает { $n } карту Forum
        [few] сбрасывает { $n } карты Forum
       *[other] сбрасывает { $n } карт Forum
    }
roma-effect-restorer = взять здание из сброса
roma-effect-spy = { $n ->
        [0] рука соперника пуста
       *[other] посмотреть чужую руку и взять карту
    }
roma-effect-templar = половина броска в ПО, от 1 до 3
roma-effect-beast = атакует карту с самой слабой защитой{ $odds }
roma-effect-aesculapinum = взять персонажа из сброса
roma-effect-machina = переложить все свои здания
roma-effect-forum = даёт столько ПО, сколько на втором кубике{ $bonus ->
        [0] { "" }
       *[other] , и ещё { $bonus }
    }
roma-effect-mercatus = { $mercatus ->
        [opponent] берёт у соперника { $n } ПО, по одному за каждый его Forum
       *[supply] { $n } ПО, по одному за каждый Forum соперника
    }
roma-effect-onager = атакует здание на ваш выбор{ $odds }
roma-effect-aqueduct = из запаса { $n ->
        [one] уходит { $n } ПО
       *[other] уходят { $n } ПО
    }
roma-effect-arena = атакует персонажей по очереди{ $odds }
roma-effect-ballista = атакует здание рядом{ $odds }
roma-effect-fortuna = { $n ->
        [0] в руке нет карт для обмена
        [one] меняет { $n } карту в руке
        [few] меняет { $n } карты в руке
       *[other] меняет { $n } карт в руке
    }
roma-effect-trireme = { $n } ПО
roma-effect-wharf = { $n ->
        [0] в руке нет карт для обмена
       *[other] обменять карту на диске на карту с руки
    }
roma-effect-fortification = верхняя карта колоды ложится на пустой диск
roma-effect-statue-of-jupiter = сбрасывает карту на ваш выбор за { $n ->
        [one] { $n } сестерций
        [few] { $n } сестерция
        [many] { $n } сестерциев
       *[other] { $n } сестерция
    }
roma-effect-ox-team = { $n } ПО
roma-effect-altar = отдать персонажа, до { $n } ПО
roma-effect-battering-ram = сбрасывает карту { $with }
roma-effect-tavern = { $n } ПО, по одному за каждого персонажа соперника
roma-effect-road = выполняет действие соседней карты
roma-effect-tax = с податями всего { $n }
roma-effect-attack = атакует карту { $with }, { $needs }
roma-effect-needs = { $needs }
roma-effect-raised = { $ways }{ $odds }
roma-way-die = если добавить кубик { $n }
roma-way-pay = если заплатить { $cost ->
        [one] { $cost } сестерций
        [few] { $cost } сестерция
        [many] { $cost } сестерциев
       *[other] { $cost } сестерция
    }
roma-way-twice = со вторым броском
roma-effect-second-die = { $n } ПО
roma-effect-wins = хватит против защиты { $defence }
roma-effect-fails = мало против защиты { $defence }
roma-effect-may-add = мало против защиты { $defence }, но можно добавить кубик
roma-effect-may-pay = мало против защиты { $defence }, но можно доплатить
roma-effect-block = в следующий ход соперник не сможет активировать карту { $card }
roma-effect-end = { $n ->
        [0] все ваши диски заняты
       *[other] { $left ->
            [0] если ничего не изменится, в начале следующего хода вы потеряете последние ПО ({ $n }), и партия закончится
           *[other] если ничего не изменится, ваш следующий ход начнётся с −{ $n } ПО
        }
    }
roma-doubt-end = { $dice ->
        [one] { $dice } кубик не использован
        [few] { $dice } кубика не использованы
       *[other] { $dice } кубиков не использовано
    }
roma-doubt-over = карта { $card } уходит в сброс
roma-doubt-again = Этот бросок уже победный
roma-together = { $parts }

## Группы ходов

roma-group-use = Активировать карту
roma-group-lay = Выложить карту
roma-group-money = Взять деньги
roma-group-cards = Вытянуть карты
roma-group-end = Закончить

## Что надо решить

roma-ask-giving = Отдайте { $left ->
        [one] ещё одну карту
        [few] { $left } карты
        [many] { $left } карт
       *[other] { $left } карты
    }: что получите взамен, ещё неизвестно.
roma-ask-placing = { $open ->
        [yes] Выберите карту, чтобы выложить.
       *[no] Выберите карту, чтобы положить её закрытой.
    }
roma-ask-place = { $open ->
        [yes] { $card }: на какой диск?
       *[no] { $card }: на какой диск положить закрытой?
    }
roma-ask-triple = Три одинаковых. Перебросить все?
roma-ask-spring = Источник Вакха: { $aside ->
        [0] перебросить кубики?
       *[other] перебросить ещё один кубик?
    }
roma-ask-main = Ваш ход. Что делаете?
roma-ask-where = { $card }: на какой диск?
roma-ask-settling = { $card }: на какой пустой диск?
roma-ask-swapping = Пристань: какую карту с руки положите?
roma-ask-swap = { $card }: какая карта вернётся за неё в руку?
roma-ask-keeping = Какую из вытянутых карт оставите?
roma-ask-targeting = { $card }: выберите диск соперника.
roma-ask-adding = Centurio: бросок { $rolled } против защиты { $defence }. Добавить кубик?
roma-ask-again = { $card }: бросок { $rolled } против защиты { $defence }. Бросить ещё раз?
roma-ask-paying = Наёмник: бросок { $rolled } против защиты { $defence }. Сколько заплатите?
roma-ask-copying = { $card }: чьё действие выполнить?
roma-ask-patroning = Меценат: за какую карту заплатите?
roma-ask-sacrifice = { $card }: какую свою карту отдаёте?
roma-ask-free = { $type ->
        [characters] Какого персонажа
       *[buildings] Какое здание
    } выложите бесплатно?
roma-ask-moving = { $card }: на какой диск теперь?
roma-ask-buying = Сколько ПО купите?
roma-ask-adjusting = Какой кубик меняет Consul?
roma-ask-second-die = Какой кубик потратить на Forum?
roma-ask-third-die = Templum: добавить к { $sum } ПО третий кубик?
roma-ask-taking = Какую карту возьмёте?

## Позиция на доске

roma-when = { $turn ->
        [0] Начало
       *[other] Ход { $turn }
    }
roma-summary = { roma-when } · запас { $supply }
roma-board-head = { roma-when } · Запас { $supply } ПО{ $low ->
        [yes] {" "}(МАЛО)
       *[no] { "" }
    } · Колода { $deck } · Сброс { $discard }
roma-board-head-apart = { roma-when } · Запас { $supply } ПО{ $low ->
        [yes] {" "}(МАЛО)
       *[no] { "" }
    } · Колода/сброс: { $seat } { $deck }/{ $discard }, { $foe } { $foedeck }/{ $foediscard }
roma-board-vp = { $vp } ПО
roma-vacancy = −1 ПО
roma-board-loss = −{ $n } ПО в след. ход
roma-board-fewer = кубиков −{ $n } в след. ход
roma-board-money = Деньги { $n }
roma-board-hand-count = Рука { $n }
roma-board-hand-known = (известно: { $cards })
roma-board-dice = Кубики
roma-board-bribery = взятка
roma-board-bribed = взятка дана
roma-board-hand = Рука:
roma-board-hand-empty = нет карт
roma-board-drawn = Вытянуто:
roma-board-card = { $card }{ $n ->
        [1] { "" }
       *[other] {" "}×{ $n }
    }
roma-board-cost = { $card } { $cost }
roma-board-cost-short = { $card } { $cost } (не хватает { $short })
roma-board-empty = (пусто)
roma-board-empty-loss = −1 ПО
roma-board-down = (закрыта)
roma-board-defence = защ { $n }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-board-defence-brief = { $n }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-board-price = цена { $cost }
roma-board-type-character = перс.
roma-board-type-building = здан.
roma-board-type-character-brief = п.
roma-board-type-building-brief = з.
roma-board-set = { $set ->
        [roma] I
        [arena] II
       *[both] I, II
    }
roma-board-alien = { $card } ↔
roma-board-blocked = БЛОК

## Позиция словами

roma-state-head = { roma-when }. В запасе { $supply } ПО{ $low ->
        [yes] , скоро кончится
       *[no] { "" }
    }. В колоде { $deck }, в сбросе { $discard }.
roma-state-head-apart = { roma-when }. В запасе { $supply } ПО{ $low ->
        [yes] , скоро кончится
       *[no] { "" }
    }.
roma-state-piles = В колоде { $deck }, в сбросе { $discard }.
roma-state-side = { $seat }: { $vp } ПО, { $money ->
        [one] { $money } сестерций
        [few] { $money } сестерция
        [many] { $money } сестерциев
       *[other] { $money } сестерция
    }, { $hand ->
        [0] нет карт в руке
        [one] { $hand } карта в руке
        [few] { $hand } карты в руке
        [many] { $hand } карт в руке
       *[other] { $hand } карты в руке
    }.
roma-state-known = Из них вам известны: { $cards }.
roma-state-foreign = Из чужой колоды: { $cards }.
roma-state-row = Диски: { $discs }.
roma-state-disc = { roma-space } { $holds }
roma-holds-card = { $card }, защита { $defence }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-holds-known = { $card }, закрыта
roma-holds-down = закрытая карта
roma-holds-empty = пусто
roma-holds-blocked = диск заблокирован
roma-holds-costs = в начале хода стоит своему игроку 1 ПО
roma-printed = { $type ->
        [building] здание
       *[character] персонаж
    }, цена { $cost }
roma-hand-card = { $card }, { roma-printed }, защита { $defence }
roma-state-alien = из чужой колоды
roma-state-dice = Неиспользованные кубики: { $dice }.
roma-state-dice-none = Неиспользованных кубиков нет.
roma-state-bribed = Взятка в этот ход уже дана.
roma-state-loss = Пустые диски в следующий ход: −{ $n } ПО.
roma-state-fewer = Кубиков в следующий ход меньше на { $n }.
roma-state-hand = Ваша рука: { $cards }.
roma-state-hand-empty = В вашей руке нет карт.
roma-state-drawn = Вытянуто: { $cards }.

## Почему ход невозможен

roma-no-card = У вас в руке нет карты { $card }.
roma-no-other = Сейчас этого выбрать нельзя.
roma-no-money = На карту { $card } вам не хватает { $n ->
        [one] { $n } сестерция
       *[other] { $n } сестерциев
    }.
roma-no-drawn = Карты { $card } нет среди вытянутых.
roma-no-vp = У соперника всего { $n } ПО.
roma-no-sestertii = Вам не хватает { $n ->
        [one] { $n } сестерция
       *[other] { $n } сестерциев
    }.
roma-no-card-opposite = У соперника нет карты { roma-on }.
roma-no-empty = Карта { $card } уже лежит { roma-on }.
roma-no-die = Ни на одном неиспользованном кубике нет { $n }.
roma-no-pile = Вытянуть больше нечего: карт не осталось.
roma-no-bribery = В этой партии нет взятки.
roma-no-bribed = Взятка в этот ход уже дана.
roma-no-card-there = У вас нет карты { roma-on }.
roma-no-blocked = Карта { $card } { roma-on } в этот ход заблокирована.
roma-no-icon = Карте { $card } кубик не нужен: она действует всегда.
roma-no-spare = Карте { $card } нужен ещё один неиспользованный кубик.
roma-no-target = Карте { $card } не на что подействовать: { $needs ->
        [character] у соперника нет персонажей
        [character_on_discs] у соперника нет персонажей на дисках 1–6
        [building] у соперника нет зданий
        [card] у соперника нет карт на дисках
        [opposite] напротив нет карты
        [character_opposite] напротив нет персонажа
        [building_opposite] напротив нет здания
        [weak_opposite] напротив нет карты с защитой не больше 4
        [character_near] ни напротив, ни наискосок нет персонажа
        [building_near] ни напротив, ни наискосок нет здания
        [own_building] у вас нет зданий
        [own_character] у вас нет персонажей
        [discarded_character] в сбросе нет персонажей
        [discarded_building] в сбросе нет зданий
        [pile] карт больше не осталось
        [pile_or_disc] не осталось карт или нет пустого диска
        [paid] нет другой вашей карты, которая могла бы действовать и на которую хватает денег
        [copied] нет карты, чьё действие можно выполнить
       *[other] нет цели
    }.

# Почему ход хорош или плох: что он меняет

roma-why-gains = +{ $n } ПО
roma-why-loses = −{ $n } ПО
roma-why-foe-gains = соперник: +{ $n } ПО
roma-why-foe-loses = соперник: −{ $n } ПО
roma-why-money = +{ $n } { $n ->
    [one] сестерций
    [few] сестерция
   *[many] сестерциев
}
roma-why-pays = −{ $n } { $n ->
    [one] сестерций
    [few] сестерция
   *[many] сестерциев
}
roma-why-cards = карт в руке: +{ $n }
roma-why-foe-discards = карт в руке соперника: −{ $n }
roma-why-affords = { $card }: можно выложить, и останется { $n } { $n ->
    [one] сестерций
    [few] сестерция
   *[many] сестерциев
}
roma-why-lacks = { $card }: ещё { $n } { $n ->
    [one] сестерций
    [few] сестерция
   *[many] сестерциев
}, и её можно выложить
roma-why-fills = занято пустых дисков: { $n }, потери за ход меньше на { $n } ПО
roma-why-opens = пустых дисков больше на { $n }
roma-why-lowers = защита карт соперника: −{ $n }
roma-why-fewer = в следующий ход у соперника кубиков меньше на { $n }
roma-why-removes = убирает карту соперника: { $card }
roma-why-gives-up = приходится отдать карту: { $card }
roma-why-blocks = блокирует карту соперника: { $card }
roma-why-unused = кубиков не использовано: { $n }
roma-why-keeps = кубик { $die } остаётся для карты { $card }

## Что не так

roma-accepted-list = список из { $size } карт, например '4 Forum, 2 Basilica, ...', или имя готовой колоды
roma-accepted-numbers = цена/защита карт, например 'Tavern 7/4, Altar 2/3', или таблица
roma-beginner-only-arena = параметр beginner: это вариант Arena без взятки, а в Roma взятки нет
roma-needs-deck = параметр { $option }: при cards=built каждому нужна колода; допускается { $wanted }
roma-no-decks = параметр { $option }: с колодами играют только при cards=built, а не cards={ $cards }
