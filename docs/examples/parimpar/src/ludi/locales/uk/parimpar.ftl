# Par Impar: журнал, ходи й те, що кажуть про позицію.

parimpar-name = Par Impar
parimpar-about = двоє гравців і жменя горіхів; чіт чи лишка?
parimpar-points = { $seat }: { $vp ->
        [one] { $vp } горіх
        [few] { $vp } горіхи
       *[many] { $vp } горіхів
    }
parimpar-option-max-rounds = Через скільки кіл закінчується гра

## The rules in short, for the help page

parimpar-rules-goal = У кожного { $nuts } горіхів. Перемагає той, у кого наприкінці їх більше; якщо порівну, перемога спільна.
parimpar-rules-turn = Монета вирішує, хто ховає першим. Цей гравець затискає в кулаці від одного до { $fist } своїх горіхів. Інший каже «чіт» або «лишка», і кулак розкривається. Хто вгадав, забирає все, що в ньому було; хто не вгадав, віддає стільки ж або все, що лишилося. Потім ховає інший.
parimpar-rules-end = Гра закінчується, коли в когось не лишилося горіхів, і не пізніше ніж через домовлену кількість кіл.

## The log

parimpar-told-head = На монеті голова. Починає: { $seat }.
parimpar-told-ship = На монеті корабель. Починає: { $seat }.
parimpar-told-hides = { $seat }: у кулаці { $n ->
        [0] скількись горіхів
        [one] { $n } горіх
        [few] { $n } горіхи
       *[many] { $n } горіхів
    }.
parimpar-told-even = { $seat }: «чіт».
parimpar-told-odd = { $seat }: «лишка».
parimpar-told-opens = { $seat }: у кулаці { $n ->
        [one] { $n } горіх
        [few] { $n } горіхи
       *[many] { $n } горіхів
    }.
parimpar-told-wins = { $seat }: виграш { $won }, тепер { $points }.
parimpar-told-pays = { $seat }: залишок { $points }.
parimpar-told-over = Гру закінчено.

## Moves

parimpar-move-hide = Сховати { $n ->
        [one] { $n } горіх
        [few] { $n } горіхи
       *[many] { $n } горіхів
    }
parimpar-move-even = Сказати «чіт»
parimpar-move-odd = Сказати «лишка»
parimpar-effect-guess = { $chance ->
        [none] точно неправильно
        [certain] точно правильно
       *[other] правильно в { $chance } випадків, якщо ховають навмання
    }
parimpar-ask-hiding = Скільки горіхів сховати?
parimpar-ask-guessing = Чіт чи лишка?

## The position

parimpar-round = Коло { $round } з { $rounds }
parimpar-nuts-of = { $seat }: { $n ->
        [one] { $n } горіх
        [few] { $n } горіхи
       *[many] { $n } горіхів
    }
parimpar-fist = { $seat }: кулак закрито.
parimpar-fist-own = У вас у кулаці: { $n ->
        [one] { $n } горіх
        [few] { $n } горіхи
       *[many] { $n } горіхів
    }
parimpar-last = { $n ->
        [0] Кулака ще не розкривали.
       *[other] Горіхів в останньому кулаці: { $n }.
    }
