# Par Impar в браузере.

parimpar-score = { $n ->
        [one] { $n } орех
        [few] { $n } ореха
       *[many] { $n } орехов
    }
parimpar-region-moves = Что делать
parimpar-chip-even = чёт
parimpar-chip-odd = нечет
parimpar-page-goal-title = Цель
parimpar-page-turn-title = Круг
parimpar-page-end-title = Конец игры
parimpar-page-credit = В { $title } играли орехами дети Рима. Игра принадлежит всем, числа — наши.
