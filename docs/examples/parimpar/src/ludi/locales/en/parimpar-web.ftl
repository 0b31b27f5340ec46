# Par Impar in the browser: names of regions for screen readers, short words on buttons, and the rules page.

parimpar-score = { $n ->
        [one] 1 nut
       *[other] { $n } nuts
    }
parimpar-region-moves = What to do
parimpar-chip-even = even
parimpar-chip-odd = odd
parimpar-page-goal-title = The aim
parimpar-page-turn-title = A round
parimpar-page-end-title = The end
parimpar-page-credit = Children of Rome played { $title } with nuts. The game belongs to everybody; the numbers are ours.
