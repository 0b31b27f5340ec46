# Lessons of Römisch Pokern: what is said at each step, and the answers to other moves. At most 160 characters each.

lesson-pokern-roll = Your first numbers
lesson-pokern-roll-start = On your turn you roll up to six dice, one at a time. Read them together as one Roman number. Watch the first die fall.
lesson-pokern-roll-ten = X is 10. You could stop and enter it, but big numbers score more, and no die can spoil a lone X. Roll one more.
lesson-pokern-roll-ten-early = You may stop here, but 10 is little. After a lone X every face makes a number, so rolling is free of risk.
lesson-pokern-roll-eleven = X and I: 9 or 11. The order in which they fell does not matter. Still no die can spoil this. Roll once more.
lesson-pokern-roll-eleven-early = 11 would do, but the next die cannot hurt you yet. Roll.
lesson-pokern-roll-risk = X, V and I: 14 or 16. Now there is a risk: a second V makes no number, and then you enter nothing. Stop here.
lesson-pokern-roll-risk-greedy = One die in six would be a V and spoil the turn. 16 is a fine start: press Stop this time.
lesson-pokern-roll-read = The dice can be read in two ways, IV or VI after the X. Choose the one you like.
lesson-pokern-roll-row = Your column must rise from top to bottom. Leave room for smaller numbers above and larger ones below: take row 3.
lesson-pokern-roll-row-top = In row 1 nothing smaller could ever go above it. Take row 3.
lesson-pokern-roll-row-bottom = In row 7 nothing larger could ever go below it. Take row 3.
lesson-pokern-roll-row-near = Possible, but row 3 leaves better room on both sides.
lesson-pokern-roll-second = The other player entered 6 in row 2. Your next turn has begun with an X. Roll.
lesson-pokern-roll-second-full = 10 would go above your first number. Try for something larger: roll once more.
lesson-pokern-roll-twenty = XX is 20, more than the number you have. Enter it: press Stop.
lesson-pokern-roll-twenty-enough = Rolling on is safe here too, but let us enter this one. Press Stop.
lesson-pokern-roll-below = 20 is larger, so it must lie below your first number. Leave a row or none between them: take row 4 or 5.
lesson-pokern-roll-below-gap = So low down there would be little room for the thirties. Take row 4 or 5.
lesson-pokern-roll-end = That is the heart of it: seven rows, rising, and the sum is your score. Next you learn what happens when the dice go wrong.

lesson-pokern-misthrow = When the dice go wrong
lesson-pokern-misthrow-start = X and V are 15, which would fit. For once, be bold: roll one more die, though a V would spoil it.
lesson-pokern-misthrow-start-brave = Sensible! But this lesson is about misthrows. Roll one more.
lesson-pokern-misthrow-misthrow = Two V make no Roman number: a misthrow. Your turn would end with nothing. An action card can save it: play “{ pokern-card-reroll-v }”.
lesson-pokern-misthrow-misthrow-lost = Then the turn is over and your column stays as it is. You have cards: use one.
lesson-pokern-misthrow-misthrow-wild = “{ pokern-card-wild }” can stand for any card, so it is worth keeping. Play “{ pokern-card-reroll-v }”.
lesson-pokern-misthrow-misthrow-first = That helps as well. For this lesson play “{ pokern-card-reroll-v }”.
lesson-pokern-misthrow-count = The card rerolls one V, or both. One V may stay: with one rerolled, only another V is bad. Choose 1.
lesson-pokern-misthrow-count-one = With both in the air you lose a good die as well. One is enough.
lesson-pokern-misthrow-saved = Saved: X, V and I are 14 or 16. After a rescue your turn goes on; you might roll more. Better stop now.
lesson-pokern-misthrow-saved-again = Another V would need another card. Press Stop.
lesson-pokern-misthrow-read = 14 or 16? Both fit between 6 and 20. The larger one scores more.
lesson-pokern-misthrow-read-more = 14 fits as well, but 16 brings two points more.
lesson-pokern-misthrow-row = Two rows are free between 6 and 20. Take one of them.
lesson-pokern-misthrow-end = Each card works once a game, and every card left at the end is worth 5 points. Save a number that is worth more than that.

lesson-pokern-finish = The last row
lesson-pokern-finish-start = You have one open row, between 22 and 31. Only 23 to 30 will fit. Let us see what the dice bring.
lesson-pokern-finish-must = X is 10: there is no row for it, so you cannot stop. Roll on.
lesson-pokern-finish-twenty = XX is 20, still too small. Roll on and hope for an X, or a V.
lesson-pokern-finish-fits = XXV is 25, and that fits. Press Stop.
lesson-pokern-finish-fits-greedy = You could gain a few points, or lose everything to a second V. Stop with 25.
lesson-pokern-finish-last = Row 5 is the only one left. Enter your seventh number.
lesson-pokern-finish-end = A full column ends the game after this round. The sum of the numbers, and 5 for each card left, is your score. Now play a game!
