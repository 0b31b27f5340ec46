# Par Impar у браузері.

parimpar-score = { $n ->
        [one] { $n } горіх
        [few] { $n } горіхи
       *[many] { $n } горіхів
    }
parimpar-region-moves = Що робити
parimpar-chip-even = чіт
parimpar-chip-odd = лишка
parimpar-page-goal-title = Мета
parimpar-page-turn-title = Коло
parimpar-page-end-title = Кінець гри
parimpar-page-credit = У { $title } горіхами грали діти Рима. Гра належить усім, числа — наші.
