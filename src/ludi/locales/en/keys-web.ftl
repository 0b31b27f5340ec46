# Keys of a table

web-key-tab = Tab
web-key-tab-does = from region to region
web-key-arrows = Arrows
web-key-arrows-does = within a region
web-key-places = B, C, P
web-key-places-does = to the board, to the hand, to what is asked
web-key-digits = 1–6
web-key-digits-does = choose a die, then a disc
web-key-enter = Enter
web-key-enter-does = choose what has the focus; confirm
web-key-escape = Esc
web-key-escape-does = one step back
web-key-u = U
web-key-u-does = undo; Ctrl+Z too, and Ctrl+Y for redo
web-key-h = H
web-key-h-does = hint
web-key-e = E
web-key-e-does = end the turn
web-key-l = L
web-key-l-does = last event, the log
web-key-d = D
web-key-d-does = describe the position
web-key-s = S
web-key-s-does = everyone’s points
web-key-question = ?
web-key-question-does = this help; on a card: its explanation
