# Römisch Pokern: карти, журнал, ходи та слова про позицію.
# $seat — ім’я гравця будь-якого роду («Ви», «Бот Centurio»), тому після нього стоїть двокрапка й немає роду в дієслові.
# $face — грань кубика (I, V, X), $numbers — одне або два числа, як-от «XIV (14) / XVI (16)», $chance — дріб.

pokern-name = Römisch Pokern
pokern-about = від одного до шести гравців, шість римських кубиків: ризикуйте й заповнюйте стовпець числами за зростанням
pokern-points = { $seat }: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очки
       *[other] { $vp } очок
    }

## Карти

pokern-card-reroll-i = Перекидання I
pokern-card-reroll-v = Перекидання V
pokern-card-reroll-one = Перекидання одного
pokern-card-remove-one = Мінус один
pokern-card-duplicate = Повтор
pokern-card-wild = Джокер

pokern-card-reroll-i-text = Перекиньте разом скільки завгодно своїх кубиків з I.
pokern-card-reroll-v-text = Перекиньте разом скільки завгодно своїх кубиків з V.
pokern-card-reroll-one-text = Перекиньте будь-який один зі своїх кубиків.
pokern-card-remove-one-text = Заберіть із цього ходу будь-який один свій кубик. Ще не кинуті кубики можна кидати й далі.
pokern-card-duplicate-text = Впишіть число, яке у вашому стовпці вже є. На цьому хід закінчено.
pokern-card-wild-text = Замінює будь-яку з п’яти інших карт.

pokern-card-facts = знак { $mark }; раз за гру; невикористана дає очок: { $points }

## Правила коротко, для сторінки довідки

pokern-rules-goal = Заповніть стовпець у { $rows } рядків римськими числами, що зростають згори донизу. Рахунок — їхня сума й по { $points } очок за кожну невикористану карту. Перемагає той, у кого більший рахунок; { $tie ->
        [yes] за рівності попереду той, у кого лишилося більше карт, далі той, у кого більше число в сьомому рядку
       *[no] за рівності перемога спільна
    }.
pokern-rules-turn = Хід: кидайте { $dice } кубиків { $several ->
        [yes] по одному або по кілька разом
       *[no] один за одним
    }. Поки всі вони разом складають римське число, можна зупинитися й вписати його або кидати далі. { $order ->
        [yes] Порядок кидків вирішує: I перед V — це 4, після нього — 6; поряд із самими X єдине I віднімається, якщо після нього випало X, інакше додається.
       *[no] Порядок кидків не важливий: I та V — це 4 або 6, I та X — 9 або 11, як хочете.
    }
pokern-rules-numbers = Жоден знак не стоїть чотири рази поспіль: чотири X придатні лише для XXXIX (39). Коли на столі XXXX, треба кидати далі. Після останнього кубика число треба вписати.
pokern-rules-misthrow = Кубики, з яких числа не скласти, — це промах; промах і число після останнього кубика, яке не можна вписати{ $lenient ->
        [yes] , або таке, на якому ви зупинилися раніше
       *[no] { "" }
    }. Тоді хід закінчується без запису або виручають карти дій, одна за одною; після цього хід триває.{ $valid ->
        [yes] { " " }Карти можна грати й за наявного числа.
       *[no] { "" }
    }
pokern-rules-end = Гра закінчується після кола, у якому хтось заповнив стовпець або зробив промах у ході, початому без карт. Наодинці ви робите задану кількість ходів або платите картою за кожен хід без запису.

## Налаштування партії

pokern-option-misthrow-on-stop = Зупинитися на числі, яке не можна вписати: strict — не можна, lenient — можна, це промах
pokern-option-cards-on-valid = Карти дій можна грати й за правильного числа
pokern-option-several-dice = Можна кидати кілька кубиків разом
pokern-option-order-rule = Порядок кидків вирішує, IV це чи VI, IX чи XI
pokern-option-tie-break = За рівності очок попереду той, у кого лишилося більше карт, далі той, у кого більше число в сьомому рядку
pokern-option-max-rounds = Після скількох кіл закінчується гра
pokern-option-solitaire = Наодинці: turns — стільки-то ходів, discard — хід без запису коштує карти
pokern-option-turns = Наодинці: скільки ходів

## Журнал

pokern-told-rolls = { $seat }: випало { $face }{ $numbers ->
        [none] .
       *[other] {" "}— { $numbers }.
    }
pokern-told-must-roll = { $seat }: довелося кидати далі{ $numbers ->
        [none] .
       *[other] , { $numbers } вписати не можна.
    }
pokern-told-stops = { $seat }: зупинка на { $numbers }.
pokern-told-enters = { $seat }: { $roman } ({ $number }) вписано в рядок { $row }.
pokern-told-enters-again = { $seat }: { $roman } ({ $number }) вписано ще раз, у рядок { $row }.
pokern-told-misthrow = { $seat }: промах, { $dice } — не число.
pokern-told-misthrow-number = { $seat }: промах, { $numbers } вписати не можна.
pokern-told-plays = { $seat }: зіграно карту «{ $card }».
pokern-told-wild = { $seat }: джокер як карта «{ $card }».
pokern-told-rerolls = { $seat }: узято на перекидання кубиків з { $face }: { $n }.
pokern-told-picks-again = { $seat }: узято на перекидання кубик з { $face }.
pokern-told-picks-out = { $seat }: забрано з ходу кубик з { $face }.
pokern-told-passes = { $seat }: хід закінчено без запису.
pokern-told-pays = { $seat }: віддано карту «{ $card }».
pokern-told-last = Після цього кола гра закінчиться.
pokern-told-turn = Коло { $n }: { $seat }
pokern-told-over = Гру закінчено.
pokern-told-level-cards = Очок порівну: вирішує, у кого лишилося більше карт.
pokern-told-level-row = Очок і карт порівну: вирішує більше число в сьомому рядку.

## Ходи

pokern-move-roll = { $n ->
        [1] Кинути ще один кубик
       *[other] Кинути разом кубиків: { $n }
    }
pokern-move-stop = Зупинитися й вписати { $numbers }
pokern-move-stop-misthrow = Зупинитися на { $numbers }, вписати не можна: промах
pokern-move-read = { $roman } ({ $number })
pokern-move-row = { $roman } ({ $number }) у рядок { $row }
pokern-move-card = Зіграти карту «{ $card }»
pokern-move-as = Як карта «{ $card }»
pokern-move-pay = Віддати карту «{ $card }»
pokern-move-count = Перекинути { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
       *[other] { $n } кубиків
    } з { $face }
pokern-move-pick-again = Перекинути кубик з { $face }
pokern-move-pick-out = Забрати кубик з { $face }
pokern-move-at-again = Перекинути кубик { $place }, на ньому { $face }
pokern-move-at-several = Перекинути серед інших кубик { $place }, на ньому { $face }
pokern-move-at-out = Забрати кубик { $place }, на ньому { $face }
pokern-move-pass = Закінчити хід без запису

## Що дасть хід, говориться після нього

pokern-effect-roll = { $chance ->
        [none] ризику немає
        [certain] промах напевно
       *[other] промах { $chance }, { $percent } %
    }
pokern-effect-card = { $chance ->
        [none] напевно знову промах
        [certain] виручає напевно
       *[other] виручає { $chance }, { $percent } %
    }
pokern-effect-pass = після цього кола гра закінчиться
pokern-effect-row = { $left }
pokern-effect-above = вище вільних рядків: { $rows }{ $enough ->
        [none] , а чисел для них немає
        [short] { $n ->
            [1] , а число лише одне, { $low }
           *[other] , а чисел лише { $n }, { $low }–{ $high }
        }
       *[enough] { $n ->
            [1] , для { $low }
           *[other] , для { $low }–{ $high }
        }
    }
pokern-effect-below = нижче вільних рядків: { $rows }{ $enough ->
        [none] , а чисел для них немає
        [short] { $n ->
            [1] , а число лише одне, { $low }
           *[other] , а чисел лише { $n }, { $low }–{ $high }
        }
       *[enough] { $n ->
            [1] , для { $low }
           *[other] , для { $low }–{ $high }
        }
    }
pokern-doubt-pass = карта ще може виручити

## Що треба вирішити

pokern-ask-choosing = { $numbers ->
        [none] Числа ще немає.
       *[other] { $numbers }.
    } Що робите?
pokern-ask-starting = Скільки кубиків кидаєте?
pokern-ask-reading = Яке число вписуєте?
pokern-ask-entering = У який рядок вписати { $roman } ({ $number })?
pokern-ask-misthrow = Промах: { $dice } — не число. Що робите?
pokern-ask-misthrow-number = Промах: { $numbers } вписати не можна. Що робите?
pokern-ask-wildly = Яку карту замінює джокер?
pokern-ask-counting = Скільки кубиків з { $face } перекинути?
pokern-ask-picking-again = Який кубик перекинути?
pokern-ask-picking-out = Який кубик забрати?
pokern-ask-paying = Хід без запису коштує карти. Якої?

## Шанси

pokern-odds-risk = Промах на наступному кубику: { $chance ->
        [none] неможливий
        [certain] напевно
       *[other] { $chance }, { $percent } %
    }
pokern-odds-risks = Промах за 1, 2 … кубиків: { $chances }
pokern-odds-reach = Досяжні: { $numbers }
pokern-odds-number = { $number }: { $percent } %
pokern-odds-rescue = Виручать карти: { $cards }
pokern-odds-rescue-none = Жодна карта не виручить.
pokern-odds-card = { $card } { $chance ->
        [certain] напевно
       *[other] { $chance }
    }

## Позиція на дошці

pokern-board-head = Коло { $round }{ $rounds ->
        [0] { "" }
       *[other] {" "}(не більше { $rounds })
    }{ $last ->
        [yes] {" "}· ОСТАННЄ КОЛО
       *[no] { "" }
    }{ $bare ->
        [yes] {" "}· карт немає: промах завершить гру
       *[no] { "" }
    }
pokern-board-no-number = немає числа

## Стовпець

pokern-row-filled = Рядок { $row }: { $roman } ({ $number })
pokern-row-open = Рядок { $row }: вільний, { $range }
pokern-row-dead = Рядок { $row }: вільний, але жодне число вже не підходить
pokern-row-fits = сюди підійшло б { $numbers }

## Позиція словами

pokern-state-head = Коло { $round }{ $rounds ->
        [0] { "" }
       *[other] {" "}(не більше { $rounds })
    }.{ $last ->
        [yes] {" "}Воно останнє.
       *[no] { "" }
    }
pokern-state-side = { $seat }: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очки
       *[other] { $vp } очок
    }. Стовпець: { $column }. Карти: { $cards }.
pokern-state-open = вільно
pokern-state-no-cards = немає
pokern-state-dice = Кубики: { $dice }{ $numbers ->
        [none] , немає числа
       *[other] , { $numbers }
    }. Лишилося кинути: { $left }.{ $removed ->
        [0] { "" }
       *[other] {" "}Забрано: { $removed }.
    }
pokern-state-bare = Хід почато без карт: промах завершить гру.

# Чому хід неможливий
pokern-no-other = Зараз цього вибрати не можна.
pokern-no-misthrown = Це промах: зіграйте карту або закінчіть хід.
pokern-no-pass = Це не промах.
pokern-no-dice = { $n ->
        [0] Кидати більше нічого.
       *[other] Залишилося кинути кубиків: { $n }.
    }
pokern-no-several = Тут кубики кидають по одному.
pokern-no-start = У цьому ході ще не кинуто жодного кубика.
pokern-no-number = { $dice } — це не число.
pokern-no-twice = У вашому стовпці вже є { $numbers }.
pokern-no-room = Для { $numbers } у вашому стовпці немає рядка.
pokern-no-reading = { $dice } не можна прочитати як { $number }.
pokern-no-row-free = У рядку { $row } вже стоїть { $number }.
pokern-no-row-fits = { $roman } ({ $number }) не підходить до рядка { $row }: числа зростають згори вниз.
pokern-no-card = Карти «{ $card }» у вас більше немає.
pokern-no-card-yet = Карти грають лише після промаху.
pokern-no-face = На жодному кубику немає { $face }.
pokern-no-duplicate = Для карти «{ $card }» потрібне число, яке у стовпці вже є й поміститься ще раз.
pokern-no-count = Кубиків з { $face } усього { $n }.
pokern-no-by-place = Тут кубик вибирають за місцем.
pokern-no-by-face = Тут кубик вибирають за тим, що на ньому випало.
pokern-no-place = На столі кубиків: { $n }.
pokern-no-place-shows = На кубику { $place } випало { $face }, а не { $wanted }.
pokern-no-place-same = На кубику { $place } те саме, що на попередньому: виберіть той.

# Чому хід добрий чи поганий: що він змінює

pokern-why-gains = +{ $n } { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
pokern-why-loses = −{ $n } { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
pokern-why-uses = витрачається карта «{ $card }»
pokern-why-full = стовпець заповнено
pokern-why-last = після цього кола гра закінчиться
