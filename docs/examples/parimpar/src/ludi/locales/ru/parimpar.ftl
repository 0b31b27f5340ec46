# Par Impar: журнал, ходы и то, что говорится о позиции.

parimpar-name = Par Impar
parimpar-about = двое игроков и горсть орехов; чёт или нечет?
parimpar-points = { $seat }: { $vp ->
        [one] { $vp } орех
        [few] { $vp } ореха
       *[many] { $vp } орехов
    }
parimpar-option-max-rounds = Через сколько кругов кончается игра

## The rules in short, for the help page

parimpar-rules-goal = У каждого { $nuts } орехов. Побеждает тот, у кого в конце их больше; при равенстве победа общая.
parimpar-rules-turn = Монета решает, кто прячет первым. Этот игрок зажимает в кулаке от одного до { $fist } своих орехов. Другой говорит «чёт» или «нечет», и кулак раскрывается. Кто угадал, забирает всё, что в нём было; кто не угадал, отдаёт столько же или всё, что осталось. Затем прячет другой.
parimpar-rules-end = Игра кончается, когда у кого-то не осталось орехов, и не позже чем через условленное число кругов.

## The log

parimpar-told-head = На монете голова. Начинает: { $seat }.
parimpar-told-ship = На монете корабль. Начинает: { $seat }.
parimpar-told-hides = { $seat }: в кулаке { $n ->
        [0] сколько-то орехов
        [one] { $n } орех
        [few] { $n } ореха
       *[many] { $n } орехов
    }.
parimpar-told-even = { $seat }: «чёт».
parimpar-told-odd = { $seat }: «нечет».
parimpar-told-opens = { $seat }: в кулаке { $n ->
        [one] { $n } орех
        [few] { $n } ореха
       *[many] { $n } орехов
    }.
parimpar-told-wins = { $seat }: выигрыш { $won }, теперь { $points }.
parimpar-told-pays = { $seat }: остаток { $points }.
parimpar-told-over = Игра окончена.

## Moves

parimpar-move-hide = Спрятать { $n ->
        [one] { $n } орех
        [few] { $n } ореха
       *[many] { $n } орехов
    }
parimpar-move-even = Сказать «чёт»
parimpar-move-odd = Сказать «нечет»
parimpar-effect-guess = { $chance ->
        [none] точно неверно
        [certain] точно верно
       *[other] верно в { $chance } случаев, если прячут вслепую
    }
parimpar-ask-hiding = Сколько орехов спрятать?
parimpar-ask-guessing = Чёт или нечет?

## The position

parimpar-round = Круг { $round } из { $rounds }
parimpar-nuts-of = { $seat }: { $n ->
        [one] { $n } орех
        [few] { $n } ореха
       *[many] { $n } орехов
    }
parimpar-fist = { $seat }: кулак закрыт.
parimpar-fist-own = У вас в кулаке: { $n ->
        [one] { $n } орех
        [few] { $n } ореха
       *[many] { $n } орехов
    }
parimpar-last = { $n ->
        [0] Кулак ещё не раскрывали.
       *[other] Орехов в последнем кулаке: { $n }.
    }
