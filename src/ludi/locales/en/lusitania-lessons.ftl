# Lessons of Lusitania XXI: what is said at each step, and the answers to other moves.

lesson-lusitania-hire = Hiring a warrior
lesson-lusitania-hire-start = You raise a legion: a row of cells from 0 to 8. Warriors give points, and the first with 21 points wins.
lesson-lusitania-hire-hire = A turn is one action. Hire { lusitania-card-blue-2 } from your hand: it goes into cell II for good, and you draw a card.
lesson-lusitania-hire-hire-cook = The cook gives points in cell VI, but takes no equipment. Begin with { lusitania-card-blue-2 }.
lesson-lusitania-hire-hire-warrior = Points come from warriors. Hire { lusitania-card-blue-2 }.
lesson-lusitania-hire-turn = The warrior stands, and its points are yours. Aquitania is now your province: no other legion may have it. End the turn.
lesson-lusitania-hire-end = Legionaries of one province, one for each cell I to V; two barbarians may stand in for some. Every hired card brings a new one. Next: what they carry.

lesson-lusitania-equip = Equipment
lesson-lusitania-equip-start = The signs on a warrior say what he can carry. { lusitania-card-blue-2 } takes a shield: hire { lusitania-card-shield } from your hand.
lesson-lusitania-equip-start-shield = That works as well, but here try { lusitania-card-shield }.
lesson-lusitania-equip-end = The shield lies under the warrior and gives points too, and you drew a card. One piece for each sign: look what still fits.

lesson-lusitania-camp = The camp
lesson-lusitania-camp-start = Four cards lie in the camp for all. An exchange is an action too: take { lusitania-card-horse }, which your { lusitania-card-blue-4 } can carry.
lesson-lusitania-camp-start-horse = Your { lusitania-card-blue-4 } needs a horse. Touch { lusitania-card-horse } in the camp.
lesson-lusitania-camp-put = Another card goes to the camp, where your opponent may take it. A stone fits neither of you: put { lusitania-card-stone }.
lesson-lusitania-camp-put-stone = Keep that one: it can join your legion. Put { lusitania-card-stone }.
lesson-lusitania-camp-three = Three equal pieces of equipment lay in the camp, so they left it and three new cards came. Next turn you hire the horse.
lesson-lusitania-camp-end = So every turn: hire what brings most points; if nothing does, take what will bring most. Put back what helps neither of you. It decides games!

lesson-lusitania-guest = Guests and Mars cards
lesson-lusitania-guest-start = You released an axe, face down: that costs half a point. Before your action a guest may help: use { lusitania-card-doctor } in cell 8.
lesson-lusitania-guest-start-general = { lusitania-card-general } would change your hand. Your half point comes back with { lusitania-card-doctor }.
lesson-lusitania-guest-start-doctor = First use { lusitania-card-doctor }: at most one guest a turn, beside your action.
lesson-lusitania-guest-hire = The released card went to the discard pile, the half point is back. Your action is still to come: hire { lusitania-card-sword }.
lesson-lusitania-guest-hire-sword = { lusitania-card-sword } gives a point at once: hire it.
lesson-lusitania-guest-plan = Nothing useful to hire or to take? { lusitania-card-caesar } clears the camp. Two useless cards in your hand? Use { lusitania-card-general }: cards that fit nowhere go, new ones come.
lesson-lusitania-guest-end = A guest and an action in one turn. Invite guests into cells 0 and 8 only when neither hand nor camp brings points: a turn is costly.

lesson-lusitania-laurus = Laurus
lesson-lusitania-laurus-start = With Laurus some cards lie beside the table. The first legion with what one asks for gets it, and a point.
lesson-lusitania-laurus-hire = One of them asks for cells I to IV, all filled. You have I, II and III: hire { lusitania-card-blue-4 }.
lesson-lusitania-laurus-hire-four = Cell IV is the one you lack: hire { lusitania-card-blue-4 }.
lesson-lusitania-laurus-end = The points of the warrior and one more: the Laurus card is yours, and nobody can take it away.

lesson-lusitania-virtus = Virtus
lesson-lusitania-virtus-start = Virtus cards give no points but an advantage. One asks for three warriors side by side: hire { lusitania-card-blue-3 }.
lesson-lusitania-virtus-start-three = You have cells I and II: { lusitania-card-blue-3 } makes three in a row.
lesson-lusitania-virtus-turn = The card is yours. From now on you may exchange up to two cards at once. End the turn and try it in the next.
lesson-lusitania-virtus-two = Begin an exchange: take { lusitania-card-horse } from the camp.
lesson-lusitania-virtus-two-horse = Exchange this time: touch { lusitania-card-horse } in the camp.
lesson-lusitania-virtus-more = And a second one in the same action: { lusitania-card-spear }.
lesson-lusitania-virtus-more-spear = You may take a second card now: { lusitania-card-spear }.
lesson-lusitania-virtus-put = Two cards from your hand go back. Choose the first.
lesson-lusitania-virtus-last = And the second.
lesson-lusitania-virtus-end = Two good cards in one turn. That is all you need: hire, equip, exchange, and watch what lies beside the table. Now play!
