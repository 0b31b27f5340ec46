# Lessons of Roma: what is said at each step, and the answers to other moves.

lesson-roma-money = Money and cards
lesson-roma-money-start = You have rolled three dice: 2, 4 and 6. Each die is one action. Cards lie on your discs, numbered 1 to 6; 3 and 5 are empty.
lesson-roma-money-money = Any die brings as many sestertii as it shows. Put the 6 on the money disc.
lesson-roma-money-money-more = Forum costs 5. Only the 6 brings enough at once.
lesson-roma-money-money-early = Dice left over are lost. First take money with the 6.
lesson-roma-money-lay = Now you can pay for a card. Laying needs no die. Choose { roma-card-forum } from your hand: it costs 5.
lesson-roma-money-lay-forum = { roma-card-legat } would do as well, but let us lay { roma-card-forum }, the card that earns most.
lesson-roma-money-where = Choose an empty disc: 3 or 5. The number matters: later only a die of that number will activate the card.
lesson-roma-money-where-covers = A card lies there, and it would be discarded. Take an empty disc: 3 or 5.
lesson-roma-money-end = Well done: money from one die, a card on a disc. Two dice are left for more. Next: what { roma-card-forum } can do.

lesson-roma-forum = Victory points
lesson-roma-forum-start = A die on the disc of its number activates your card there. Your { roma-card-forum } lies on disc 3: use the 3 on it.
lesson-roma-forum-start-other = That card works too, but points come from { roma-card-forum }: use the 3.
lesson-roma-forum-second = { roma-card-forum } needs a second die and pays its value in points. The larger, the better: the 6.
lesson-roma-forum-second-more = The 2 would bring only 2 points. Take the 6.
lesson-roma-forum-points = 8 points: 6 for the die, and 2 because { roma-card-basilica } lies beside { roma-card-forum }. One die is left: take money with it.
lesson-roma-forum-points-waste = A die that is left over is lost. Take 2 sestertii with it first.
lesson-roma-forum-end = Remember: activate { roma-card-forum } with one die, spend the highest other one on it, and put { roma-card-basilica } beside it.

lesson-roma-battle = A battle
lesson-roma-battle-start = Your { roma-card-legionarius } on disc 4 may fight the card opposite: { roma-card-senator }, defence 3. Use the 4 on it.
lesson-roma-battle-won = The battle die shows 5, at least the defence of 3: the card is discarded. Now end your turn and see what that costs them.
lesson-roma-battle-won-later = In a game you would use these dice. Here simply end the turn.
lesson-roma-battle-end = Their discs 4 and 5 were empty, so they lost 2 points. A battle takes away a card, and often a point every turn.

lesson-roma-gaps = Empty discs
lesson-roma-gaps-start = You have 10 points, and two empty discs: 3 and 4. The other player ends the turn. Watch your points.
lesson-roma-gaps-lost = Each empty disc cost you 1 point as your turn began: 8 are left. Fill the gaps! Lay { roma-card-consul }: it costs 3 of your 4 sestertii.
lesson-roma-gaps-where = Put it on an empty disc: 3 or 4.
lesson-roma-gaps-where-covers = That would discard your own card and leave both gaps. Take disc 3 or 4.
lesson-roma-gaps-more = One gap is left. Forum costs 5: take 5 sestertii with the 5.
lesson-roma-gaps-more-five = You need 4 more sestertii at once: only the 5 brings enough.
lesson-roma-gaps-forum = Now lay { roma-card-forum }.
lesson-roma-gaps-forum-rest = That can wait. First lay { roma-card-forum }.
lesson-roma-gaps-last = On the disc that is still empty.
lesson-roma-gaps-last-covers = A card lies there already. Take the empty disc.
lesson-roma-gaps-end = All six discs are covered: your next turn will cost you no points. Fill your discs early, even with cheap cards.

lesson-roma-cards = New cards
lesson-roma-cards-start = Your hand is empty. A die on the cards disc draws as many cards as it shows, and you keep one. Use the 3 for cards.
lesson-roma-cards-keep = Three cards to choose from. You have { roma-card-basilica }, which makes Forum better: keep { roma-card-forum }.
lesson-roma-cards-keep-forum = A good card, too. But beside { roma-card-basilica } a { roma-card-forum } pays more.
lesson-roma-cards-end = High dice give a wide choice, low ones money for little. The cards you did not keep lie face up in the discard pile.

lesson-roma-win = Winning
lesson-roma-win-start = The game ends when the supply has no points left, or a player has none. Only 4 are left, and you lead 17 to 15.
lesson-roma-win-use = Finish it: activate { roma-card-forum } with the 3.
lesson-roma-win-spend = And spend the 6. You are paid in full, even if the supply has less.
lesson-roma-win-spend-little = With the 1 you get only 3 points, and the supply keeps one. Take the 6.
lesson-roma-win-end = 25 to 15: you have won. Points, full discs, a battle at the right time: now you know enough for a game!
