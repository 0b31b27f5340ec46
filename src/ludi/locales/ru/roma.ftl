# Roma: карты, журнал, ходы и слова о позиции.
# $seat и $foe — имена игроков любого рода («Вы», «Бот Centurio»), поэтому за ними стоит двоеточие и нет прошедшего
# времени. $card и $with — латинские имена карт, они не склоняются.

roma-name = Roma
roma-about = двое игроков, кубики и карты: нападайте на ряд соперника и копите победные очки
roma-points = { $seat }: { $vp } ПО

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
roma-card-aesculapinum = Aesculapinum
roma-card-basilica = Basilica
roma-card-machina = Machina
roma-card-forum = Forum
roma-card-mercatus = Mercatus
roma-card-onager = Onager
roma-card-templum = Templum
roma-card-turris = Turris

roma-card-sicarius-text = Наёмный убийца. Выберите любого персонажа соперника: он идёт в сброс, и Sicarius вместе с ним. Боя нет.
roma-card-architectus-text = Архитектор. Выложите с руки сколько угодно зданий бесплатно на любые свои диски. Можно накрывать и свои карты, в том числе Architectus.
roma-card-consiliarius-text = Советник. Возьмите с поля всех своих персонажей, в том числе Consiliarius, и разложите по разным своим дискам. Накрытые здания сбрасываются.
roma-card-legat-text = Легат. Возьмите из запаса 1 победное очко за каждый пустой диск соперника.
roma-card-gladiator-text = Гладиатор. Выберите любого персонажа соперника: он возвращается в руку владельца. Боя нет.
roma-card-mercator-text = Купец. Купите у соперника победные очки по 2 сестерция, сколько можете оплатить. Деньги получает соперник.
roma-card-consul-text = Консул. Измените один свой неиспользованный кубик на единицу вверх или вниз, от 1 до 6.
roma-card-legionarius-text = Легионер. Бой с картой напротив, будь то персонаж или здание.
roma-card-nero-text = Нерон. Выберите любое здание соперника: оно идёт в сброс, и Nero вместе с ним. Боя нет.
roma-card-praetorianus-text = Преторианец. Выберите любой диск соперника. В свой следующий ход соперник не может активировать на нём карту.
roma-card-scaenicus-text = Актёр. Выполняет со своего диска действие другого вашего персонажа. Каждый раз выбирайте заново.
roma-card-haruspex-text = Гадатель. Просмотрите колоду и возьмите из неё одну карту в руку.
roma-card-senator-text = Сенатор. Выложите с руки сколько угодно персонажей бесплатно на любые свои диски. Можно накрывать и свои карты, в том числе Senator.
roma-card-velites-text = Лёгкая пехота. Бой с любым персонажем соперника, где бы он ни лежал.
roma-card-essedum-text = Колесница. До конца этого хода защита всех карт соперника на 2 меньше. Повторные применения складываются.
roma-card-tribunus-plebis-text = Народный трибун. Возьмите у соперника 1 победное очко.
roma-card-centurio-text = Центурион. Бой с картой напротив, будь то персонаж или здание. Если бросок мал, можно добавить один неиспользованный кубик.
roma-card-aesculapinum-text = Храм Эскулапа. Возьмите в руку любого персонажа из сброса.
roma-card-basilica-text = Базилика. Кубик не нужен. Каждый раз, когда вы активируете Forum на соседнем диске, возьмите из запаса ещё 2 победных очка.
roma-card-machina-text = Подъёмный кран. Возьмите с поля все свои здания, в том числе Machina, и разложите по разным своим дискам. Накрытые персонажи сбрасываются.
roma-card-forum-text = Форум. Нужен второй неиспользованный кубик: возьмите из запаса столько победных очков, сколько на нём выпало.
roma-card-mercatus-text = Рынок. Возьмите 1 победное очко за каждый Forum соперника.
roma-card-onager-text = Катапульта. Бой с любым зданием соперника, где бы оно ни лежало.
roma-card-templum-text = Храм. Кубик не нужен. Когда вы активируете Forum на соседнем диске, к победным очкам можно добавить третий кубик.
roma-card-turris-text = Башня. Кубик не нужен. Защита всех остальных ваших карт на 1 больше. Две башни укрепляют друг друга.

roma-card-facts = { $type ->
        [building] здание
       *[character] персонаж
    }, цена { $cost }, защита { $defence }, в колоде { $copies }

## Правила коротко, для справки

roma-rules-goal = Игра сразу кончается, когда победных очков (ПО) не осталось у одного из игроков или в запасе. Побеждает тот, у кого ПО больше.
roma-rules-turn = Ход: отдайте 1 ПО за каждый свой диск без карты, бросьте три кубика, затем действуйте в любом порядке. Неиспользованные кубики пропадают.
roma-rules-actions = Выложите карту с руки на любой свой диск и заплатите её цену. Или потратьте кубик: взять столько сестерциев, сколько на нём выпало; вытянуть столько карт и оставить одну; активировать карту на своём диске с этим числом.
roma-rules-battle = Бой: один кубик. Если выпало не меньше защиты атакованной карты со всеми поправками, карта сбрасывается.

## Настройки партии

roma-option-max-turns = После скольких ходов побеждает тот, у кого больше ПО (0: без предела)
roma-option-scaenicus-any-card = Scaenicus может копировать и здания
roma-option-mercatus-from-opponent = Mercatus берёт ПО у соперника, а не из запаса
roma-option-repeat-triple-reroll = Три одинаковых кубика можно перебрасывать не один раз

## Журнал

roma-told-dealt = { $seat }: карта на старте — { $card }.
roma-told-gives = { $seat }: отдана карта { $card }.
roma-told-gives-unseen = { $seat }: одна карта отдана.
roma-told-receives = { $seat }: получена карта { $card }.
roma-told-receives-unseen = { $seat }: одна карта получена.
roma-told-places = { $seat }: закрытая карта на диске { $disc }.
roma-told-reveals = { $seat }: на диске { $disc } открывается { $card }.
roma-told-rolls = { $seat }: на кубиках { $dice }.
roma-told-rerolls = { $seat }: переброс всех кубиков.
roma-told-money = { $seat }: { $n ->
        [one] взят { $n } сестерций
        [few] взято { $n } сестерция
        [many] взято { $n } сестерциев
       *[other] взято { $n } сестерция
    }.
roma-told-cards = { $seat }: кубик { $n } потрачен на карты.
roma-told-uses = { $seat }: активируется { $card } на диске { $disc }.
roma-told-ends = { $seat }: ход завершён.
roma-told-lays = { $seat }: выложена карта { $card } на диск { $disc }.
roma-told-moves = { $seat }: карта { $card } теперь на диске { $disc }.
roma-told-draws = { $seat }: вытянута карта { $card }.
roma-told-keeps = { $seat }: оставлена карта { $card }.
roma-told-keeps-unseen = { $seat }: одна карта оставлена.
roma-told-targets = { $seat }: цель карты { $with } — диск { $disc }.
roma-told-battle = { $seat }: бросок { $n } против { $card }, защита { $defence }.
roma-told-adds = { $seat }: добавлен кубик { $n }.
roma-told-copies = { $seat }: копируется { $card } на диске { $disc }.
roma-told-buys = { $seat }: куплено { $n } ПО.
roma-told-adjusts = { $seat }: кубик { $n } изменён на { $to }.
roma-told-spends = { $seat }: на Forum потрачен кубик { $n }.
roma-told-looks = { $seat }: замечена карта { $card } в руке соперника ({ $foe }).
roma-told-takes = { $seat }: из { $pile ->
        [discard] сброса
       *[deck] колоды
    } взята карта { $card }.
roma-told-takes-unseen = { $seat }: из колоды взята одна карта.
roma-told-discarded = { $seat }: карта { $card } с диска { $disc } уходит в сброс.
roma-told-returned = { $seat }: карта { $card } с диска { $disc } возвращается в руку.
roma-told-weakened = { $seat }: защита всех карт ниже на { $n } до конца хода.
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

roma-move-lay = Выложить { $card }, цена { $cost }
roma-move-place = Выложить { $card }
roma-move-give = Отдать { $card }
roma-move-keep = Оставить { $card }
roma-move-take = Взять { $card }
roma-move-on = { $card } на диск { $disc }
roma-move-over = { $card } на диск { $disc }, карта { $with } уходит в сброс
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
roma-move-use-attack = Кубик { $disc } на диск { $disc }: { $card } атакует { $with }, { $percent ->
        [0] нужно { $need }, больше, чем есть на кубике: 0 %
        [100] победа наверняка: 100 %
       *[other] нужно { $need } или больше: { $percent } %
    }
roma-move-copy = Скопировать { $card } на диске { $disc }
roma-move-attack = Атаковать { $with } на диске { $disc }, { $percent ->
        [0] нужно { $need }, больше, чем есть на кубике: 0 %
        [100] победа наверняка: 100 %
       *[other] нужно { $need } или больше: { $percent } %
    }
roma-move-return = Вернуть { $card } с диска { $disc } в руку
roma-move-block = Заблокировать диск { $disc }
roma-move-discard = Сбросить { $card } с диска { $disc } и свою карту { $with }
roma-move-second-die = Потратить кубик { $n }
roma-move-third-die = Добавить кубик { $n }: всего { $sum } ПО
roma-move-adding = Добавить кубик { $n }: всего { $sum }
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
roma-move-done-third-die = Приберечь третий кубик
roma-move-done-triple = Оставить эти кубики
roma-move-reroll = Перебросить все три кубика
roma-move-end = Завершить ход

## Что даст ход, говорится после него

roma-effect-sicarius = сбрасывает персонажа на ваш выбор, но и сам идёт в сброс
roma-effect-architectus = выложить здания с руки бесплатно
roma-effect-consiliarius = переложить всех своих персонажей
roma-effect-legat = { $n } ПО, по одному за каждый пустой диск соперника
roma-effect-gladiator = возвращает персонажа на ваш выбор в руку соперника
roma-effect-mercator = купить до { $n } ПО по 2 сестерция
roma-effect-consul = меняет другой кубик на единицу
roma-effect-legionarius = атакует { $with }: { $percent } %
roma-effect-nero = сбрасывает здание на ваш выбор, но и сам идёт в сброс
roma-effect-praetorianus = блокирует диск на следующий ход соперника
roma-effect-scaenicus = выполняет действие другой вашей карты
roma-effect-haruspex = взять из колоды карту на выбор
roma-effect-senator = выложить персонажей с руки бесплатно
roma-effect-velites = атакует персонажа на ваш выбор, шанс до { $percent } %
roma-effect-essedum = защита всех карт соперника в этот ход на 2 ниже
roma-effect-tribunus-plebis = берёт 1 ПО у соперника
roma-effect-centurio = атакует { $with }: { $percent } %
roma-effect-aesculapinum = взять персонажа из сброса
roma-effect-machina = переложить все свои здания
roma-effect-forum = даёт столько ПО, сколько на втором кубике{ $bonus ->
        [0] { "" }
       *[other] , и ещё { $bonus }
    }
roma-effect-mercatus = { $n } ПО, по одному за каждый Forum соперника
roma-effect-onager = атакует здание на ваш выбор, шанс до { $percent } %
roma-effect-add = если добавить кубик { $n }, то { $percent } %
roma-effect-second-die = { $n } ПО
roma-effect-add-wins = хватит против защиты { $defence }
roma-effect-add-fails = мало против защиты { $defence }
roma-effect-block = { $card }
roma-effect-end = { $dice ->
        [0] { "" }
        [one] { $dice } кубик не использован;{" "}
        [few] { $dice } кубика не использованы;{" "}
       *[other] { $dice } кубиков не использовано;{" "}
    }{ $n ->
        [0] все ваши диски заняты
       *[other] если ничего не изменится, ваш следующий ход начнётся с −{ $n } ПО
    }

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
roma-ask-placing = Выберите карту, чтобы положить её закрытой.
roma-ask-place = { $card }: на какой диск положить закрытой?
roma-ask-triple = Три одинаковых. Перебросить все?
roma-ask-main = Ваш ход. Что делаете?
roma-ask-where = { $card }: на какой диск?
roma-ask-keeping = Какую из вытянутых карт оставите?
roma-ask-targeting = { $card }: выберите диск соперника.
roma-ask-adding = Centurio: бросок { $rolled } против защиты { $defence }. Добавить кубик?
roma-ask-copying = Чьё действие выполняет Scaenicus?
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

roma-board-head = Ход { $turn } · Запас { $supply } ПО{ $low ->
        [yes] {" "}(МАЛО)
       *[no] { "" }
    } · Колода { $deck } · Сброс { $discard }
roma-board-vp = { $vp } ПО
roma-board-loss = −{ $n } ПО в след. ход
roma-board-money = Деньги { $n }
roma-board-hand-count = Рука { $n }
roma-board-hand-known = (известно: { $cards })
roma-board-dice = Кубики
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
roma-board-defence = защ. { $n }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-board-price = цена { $cost }
roma-board-type-character = перс.
roma-board-type-building = здан.
roma-board-blocked = ЗАБЛОКИРОВАН

## Позиция словами

roma-state-head = Ход { $turn }. В запасе { $supply } ПО{ $low ->
        [yes] , скоро кончится
       *[no] { "" }
    }. В колоде { $deck }, в сбросе { $discard }.
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
roma-state-row = Диски: { $discs }.
roma-state-disc = { $disc } { $card }, защита { $defence }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-state-disc-empty = { $disc } пусто
roma-state-disc-down = { $disc } закрытая карта
roma-state-disc-blocked = { $text }, заблокирован
roma-state-dice = Неиспользованные кубики: { $dice }.
roma-state-dice-none = Неиспользованных кубиков нет.
roma-state-loss = Пустые диски в следующий ход: −{ $n } ПО.
roma-state-hand = Ваша рука: { $cards }.
roma-state-hand-empty = В вашей руке нет карт.
roma-state-drawn = Вытянуто: { $cards }.
