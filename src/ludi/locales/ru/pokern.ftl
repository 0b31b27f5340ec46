# Römisch Pokern: карты, журнал, ходы и слова о позиции.
# $seat — имя игрока любого рода («Вы», «Бот Centurio»), поэтому за ним стоит двоеточие и нет прошедшего времени.
# $face — грань кубика (I, V, X), $numbers — одно или два числа, например «XIV (14) / XVI (16)», $chance — дробь.

pokern-name = Römisch Pokern
pokern-about = от одного до шести игроков, шесть римских кубиков: рискуйте и заполняйте столбец числами по возрастанию
pokern-points = { $seat }: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[other] { $vp } очков
    }

## Карты

pokern-card-reroll-i = Переброс I
pokern-card-reroll-v = Переброс V
pokern-card-reroll-one = Переброс одного
pokern-card-remove-one = Минус один
pokern-card-duplicate = Повтор
pokern-card-wild = Джокер

pokern-card-reroll-i-text = Перебросьте сразу сколько угодно своих кубиков с I.
pokern-card-reroll-v-text = Перебросьте сразу сколько угодно своих кубиков с V.
pokern-card-reroll-one-text = Перебросьте любой один из своих кубиков.
pokern-card-remove-one-text = Уберите из этого хода любой один свой кубик. Ещё не брошенные кубики можно бросать и дальше.
pokern-card-duplicate-text = Впишите число, которое в вашем столбце уже есть. На этом ход закончен.
pokern-card-wild-text = Заменяет любую из пяти остальных карт.

pokern-card-facts = знак { $mark }; один раз за игру; неиспользованная даёт очков: { $points }

## Правила вкратце, для страницы помощи

pokern-rules-goal = Заполните столбец в { $rows } строк римскими числами, которые растут сверху вниз. Счёт — их сумма и по { $points } очков за каждую неиспользованную карту. Побеждает тот, у кого счёт больше; { $tie ->
        [yes] при равенстве впереди тот, у кого осталось больше карт, затем тот, у кого больше число в седьмой строке
       *[no] при равенстве победа общая
    }.
pokern-rules-turn = Ход: бросайте { $dice } кубиков { $several ->
        [yes] по одному или по нескольку сразу
       *[no] один за другим
    }. Пока все они вместе составляют римское число, можно остановиться и вписать его или бросать дальше. { $order ->
        [yes] Порядок бросков решает: I перед V — это 4, после него — 6; рядом с одними X единственное I вычитается, если после него выпало X, иначе прибавляется.
       *[no] Порядок бросков не важен: I и V — это 4 или 6, I и X — 9 или 11, как хотите.
    }
pokern-rules-numbers = Ни один знак не стоит четыре раза подряд: четыре X годятся только для XXXIX (39). Когда на столе XXXX, надо бросать дальше. После последнего кубика число надо вписать.
pokern-rules-misthrow = Кубики, из которых числа не составить, — это промах; промах и число после последнего кубика, которое нельзя вписать{ $lenient ->
        [yes] , или такое, на котором вы остановились раньше
       *[no] { "" }
    }. Тогда ход кончается без записи или выручают карты действий, одна за другой; после этого ход продолжается.{ $valid ->
        [yes] { " " }Карты можно играть и при числе.
       *[no] { "" }
    }
pokern-rules-end = Игра кончается после круга, в котором кто-то заполнил столбец или промахнулся в ходе, начатом без карт. В одиночку вы делаете заданное число ходов или платите картой за каждый ход без записи.

## Настройки партии

pokern-option-misthrow-on-stop = Остановиться на числе, которое нельзя вписать: strict — нельзя, lenient — можно, это промах
pokern-option-cards-on-valid = Карты действий можно играть и при верном числе
pokern-option-several-dice = Можно бросать несколько кубиков сразу
pokern-option-order-rule = Порядок бросков решает, IV это или VI, IX или XI
pokern-option-tie-break = При равенстве очков впереди тот, у кого осталось больше карт, затем тот, у кого больше число в седьмой строке
pokern-option-max-rounds = После скольких кругов кончается игра
pokern-option-solitaire = В одиночку: turns — столько-то ходов, discard — ход без записи стоит карты
pokern-option-turns = В одиночку: сколько ходов

## Журнал

pokern-told-rolls = { $seat }: выпало { $face }{ $numbers ->
        [none] .
       *[other] {" "}— { $numbers }.
    }
pokern-told-must-roll = { $seat }: пришлось бросать дальше{ $numbers ->
        [none] .
       *[other] , { $numbers } вписать нельзя.
    }
pokern-told-stops = { $seat }: остановка на { $numbers }.
pokern-told-enters = { $seat }: { $roman } ({ $number }) вписано в строку { $row }.
pokern-told-enters-again = { $seat }: { $roman } ({ $number }) вписано ещё раз, в строку { $row }.
pokern-told-misthrow = { $seat }: промах, { $dice } — не число.
pokern-told-misthrow-number = { $seat }: промах, { $numbers } вписать нельзя.
pokern-told-plays = { $seat }: сыграна карта «{ $card }».
pokern-told-wild = { $seat }: джокер как карта «{ $card }».
pokern-told-rerolls = { $seat }: взято на переброс кубиков с { $face }: { $n }.
pokern-told-picks-again = { $seat }: взят на переброс кубик с { $face }.
pokern-told-picks-out = { $seat }: убран из хода кубик с { $face }.
pokern-told-passes = { $seat }: ход кончен без записи.
pokern-told-pays = { $seat }: отдана карта «{ $card }».
pokern-told-last = После этого круга игра кончится.
pokern-told-turn = Круг { $n }: { $seat }
pokern-told-over = Игра окончена.
pokern-told-level-cards = Очков поровну: решает, у кого осталось больше карт.
pokern-told-level-row = Очков и карт поровну: решает большее число в седьмой строке.

## Ходы

pokern-move-roll = { $n ->
        [1] Бросить ещё один кубик
       *[other] Бросить сразу кубиков: { $n }
    }
pokern-move-stop = Остановиться и вписать { $numbers }
pokern-move-stop-misthrow = Остановиться на { $numbers }, вписать нельзя: промах
pokern-move-read = { $roman } ({ $number })
pokern-move-row = { $roman } ({ $number }) в строку { $row }
pokern-move-card = Сыграть карту «{ $card }»
pokern-move-as = Как карта «{ $card }»
pokern-move-pay = Отдать карту «{ $card }»
pokern-move-count = Перебросить { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[other] { $n } кубиков
    } с { $face }
pokern-move-pick-again = Перебросить кубик с { $face }
pokern-move-pick-out = Убрать кубик с { $face }
pokern-move-at-again = Перебросить кубик { $place }, на нём { $face }
pokern-move-at-several = Перебросить среди прочих кубик { $place }, на нём { $face }
pokern-move-at-out = Убрать кубик { $place }, на нём { $face }
pokern-move-pass = Закончить ход без записи

## Что даст ход, говорится после него

pokern-effect-roll = { $chance ->
        [none] риска нет
        [certain] промах наверняка
       *[other] промах { $chance }, { $percent } %
    }
pokern-effect-card = { $chance ->
        [none] наверняка снова промах
        [certain] выручает наверняка
       *[other] выручает { $chance }, { $percent } %
    }
pokern-effect-pass = после этого круга игра кончится
pokern-effect-row = { $left }
pokern-effect-above = выше свободных строк: { $rows }{ $enough ->
        [none] , а чисел для них нет
        [short] { $n ->
            [1] , а число только одно, { $low }
           *[other] , а чисел только { $n }, { $low }–{ $high }
        }
       *[enough] { $n ->
            [1] , для { $low }
           *[other] , для { $low }–{ $high }
        }
    }
pokern-effect-below = ниже свободных строк: { $rows }{ $enough ->
        [none] , а чисел для них нет
        [short] { $n ->
            [1] , а число только одно, { $low }
           *[other] , а чисел только { $n }, { $low }–{ $high }
        }
       *[enough] { $n ->
            [1] , для { $low }
           *[other] , для { $low }–{ $high }
        }
    }
pokern-doubt-pass = карта ещё может выручить

## Что надо решить

pokern-ask-choosing = { $numbers ->
        [none] Числа ещё нет.
       *[other] { $numbers }.
    } Что делаете?
pokern-ask-starting = Сколько кубиков бросаете?
pokern-ask-reading = Какое число вписываете?
pokern-ask-entering = В какую строку вписать { $roman } ({ $number })?
pokern-ask-misthrow = Промах: { $dice } — не число. Что делаете?
pokern-ask-misthrow-number = Промах: { $numbers } вписать нельзя. Что делаете?
pokern-ask-wildly = Какую карту заменяет джокер?
pokern-ask-counting = Сколько кубиков с { $face } перебросить?
pokern-ask-picking-again = Какой кубик перебросить?
pokern-ask-picking-out = Какой кубик убрать?
pokern-ask-paying = Ход без записи стоит карты. Какой?

## Шансы

pokern-odds-risk = Промах на следующем кубике: { $chance ->
        [none] невозможен
        [certain] наверняка
       *[other] { $chance }, { $percent } %
    }
pokern-odds-risks = Промах при 1, 2 … кубиках: { $chances }
pokern-odds-reach = Достижимы: { $numbers }
pokern-odds-number = { $number }: { $percent } %
pokern-odds-rescue = Выручат карты: { $cards }
pokern-odds-rescue-none = Ни одна карта не выручит.
pokern-odds-card = { $card } { $chance ->
        [certain] наверняка
       *[other] { $chance }
    }

## Позиция на доске

pokern-board-head = Круг { $round }{ $rounds ->
        [0] { "" }
       *[other] {" "}(не больше { $rounds })
    }{ $last ->
        [yes] {" "}· ПОСЛЕДНИЙ КРУГ
       *[no] { "" }
    }{ $bare ->
        [yes] {" "}· карт нет: промах завершит игру
       *[no] { "" }
    }
pokern-board-no-number = нет числа

## Столбец

pokern-row-filled = Строка { $row }: { $roman } ({ $number })
pokern-row-open = Строка { $row }: свободна, { $range }
pokern-row-dead = Строка { $row }: свободна, но ни одно число уже не подходит
pokern-row-fits = сюда подошло бы { $numbers }

## Позиция словами

pokern-state-head = Круг { $round }{ $rounds ->
        [0] { "" }
       *[other] {" "}(не больше { $rounds })
    }.{ $last ->
        [yes] {" "}Он последний.
       *[no] { "" }
    }
pokern-state-side = { $seat }: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[other] { $vp } очков
    }. Столбец: { $column }. Карты: { $cards }.
pokern-state-open = свободно
pokern-state-no-cards = нет
pokern-state-dice = Кубики: { $dice }{ $numbers ->
        [none] , нет числа
       *[other] , { $numbers }
    }. Осталось бросить: { $left }.{ $removed ->
        [0] { "" }
       *[other] {" "}Убрано: { $removed }.
    }
pokern-state-bare = Ход начат без карт: промах завершит игру.

# Почему ход невозможен
pokern-no-other = Сейчас этого выбрать нельзя.
pokern-no-misthrown = Это промах: сыграйте карту или закончите ход.
pokern-no-pass = Это не промах.
pokern-no-dice = { $n ->
        [0] Бросать больше нечего.
       *[other] Осталось бросить кубиков: { $n }.
    }
pokern-no-several = Здесь кубики бросают по одному.
pokern-no-start = В этом ходу ещё не брошено ни одного кубика.
pokern-no-number = { $dice } — не число.
pokern-no-twice = В вашем столбце уже есть { $numbers }.
pokern-no-room = Для { $numbers } в вашем столбце нет строки.
pokern-no-reading = { $dice } нельзя прочесть как { $number }.
pokern-no-row-free = В строке { $row } уже стоит { $number }.
pokern-no-row-fits = { $roman } ({ $number }) не подходит к строке { $row }: числа растут сверху вниз.
pokern-no-card = Карты «{ $card }» у вас больше нет.
pokern-no-card-yet = Карты играют только после промаха.
pokern-no-face = Ни на одном кубике нет { $face }.
pokern-no-duplicate = Для карты «{ $card }» нужно число, которое в столбце уже есть и поместится ещё раз.
pokern-no-count = Кубиков с { $face } всего { $n }.
pokern-no-by-place = Здесь кубик выбирают по месту.
pokern-no-by-face = Здесь кубик выбирают по тому, что на нём выпало.
pokern-no-place = На столе кубиков: { $n }.
pokern-no-place-shows = На кубике { $place } выпало { $face }, а не { $wanted }.
pokern-no-place-same = На кубике { $place } то же, что на предыдущем: выберите тот.

# Почему ход хорош или плох: что он меняет

pokern-why-gains = +{ $n } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
pokern-why-loses = −{ $n } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
pokern-why-uses = уходит карта «{ $card }»
pokern-why-full = столбец заполнен
pokern-why-last = после этого круга игра кончится
