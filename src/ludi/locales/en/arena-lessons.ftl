# Lessons of Arena: Roma II: what is said at each step, and the answers to other moves.

lesson-arena-bribery = Bribery
lesson-arena-bribery-start = Beside the six discs there is a seventh place: bribery. Any die works there, if you also pay as many sestertii as it shows.
lesson-arena-bribery-bribe = Your { roma-card-templar } lies there. It rolls the battle die for points. Choose the cheapest die: put the 2 on bribery.
lesson-arena-bribery-bribe-dear = That costs 4 sestertii for the same thing. Take the 2.
lesson-arena-bribery-bribe-bribe = Good too, but try bribery: put the 2 on it.
lesson-arena-bribery-end = The die showed 5, and half of it, rounded up, is 3 points. Bribery works once a turn, and like a disc it costs a point when empty.

lesson-arena-diagonal = Attack diagonally
lesson-arena-diagonal-start = { roma-card-decurion } fights characters straight or diagonally opposite: from disc 2 those on 1, 2 and 3. Use the 2.
lesson-arena-diagonal-target = { roma-card-spy } on disc 1 has defence 4, { roma-card-beast } on disc 3 only 3. Attack disc 3.
lesson-arena-diagonal-target-weak = Disc 1 has the stronger defence. Try the weaker card on disc 3.
lesson-arena-diagonal-end = The die showed 2, and your card adds 1: that is 3, just enough. Look for weak cards beside the disc in front of you, too.

lesson-arena-points = Points from other cards
lesson-arena-points-start = Forum is rare here; other cards count things. { roma-card-tavern } gives 1 point for each character of the other player. Use the 3.
lesson-arena-points-altar = 3 points for three characters. Now { roma-card-altar }: it turns one of your own characters into points. Use the 6.
lesson-arena-points-altar-fewer = { roma-card-trireme } pays only if you have more characters, and you have fewer. Use the 6.
lesson-arena-points-offer = You get as many points as the defence of the card you give up. Choose one of the two.
lesson-arena-points-end = Many points at once, but an empty place, too. Do this near the end, or with a card ready to fill the gap.

lesson-arena-supply = Ending the game
lesson-arena-supply-start = You lead 14 to 12, and the supply holds 3 points. Once it is empty the game is over, and whoever leads wins.
lesson-arena-supply-use = { roma-card-aqueduct } takes 3 points of the supply out of the game. Use the 1.
lesson-arena-supply-end = The supply is empty, and you have won without a roll. Watch it: the leader wants it empty, the other player does not. Now play!
