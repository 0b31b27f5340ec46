# Уроки Arena: Roma II: що мовиться на кожному кроці та відповіді на інші ходи.

lesson-arena-bribery = Хабар
lesson-arena-bribery-start = В Arena до шести дисків додано сьоме місце — «Хабар». Годиться будь-який кубик, якщо заплатити стільки ж сестерціїв.
lesson-arena-bribery-bribe = Там лежить ваш { roma-card-templar }: він кидає бойовий кубик за очки. Візьміть найдешевший кубик: 2 на «Хабар».
lesson-arena-bribery-bribe-dear = Це коштує 4 сестерції, а користь та сама. Візьміть 2.
lesson-arena-bribery-bribe-bribe = Теж добре, але спробуйте «Хабар»: покладіть туди 2.
lesson-arena-bribery-end = Випало 5, половина з округленням угору — 3 очки. «Хабар» діє раз за хід, а порожній теж забирає очко.

lesson-arena-diagonal = Удар навскіс
lesson-arena-diagonal-start = { roma-card-decurion } б’ється з персонажами навпроти й навскіс: від диска 2 це диски 1, 2 і 3. Застосуйте двійку.
lesson-arena-diagonal-target = На диску 1 { roma-card-spy }, захист 4; на диску 3 { roma-card-beast }, захист лише 3. Атакуйте диск 3.
lesson-arena-diagonal-target-weak = На диску 1 захист сильніший. Виберіть слабшу карту, на диску 3.
lesson-arena-diagonal-end = Випало 2, і карта додала 1: вийшло 3, якраз вистачило. Шукайте слабкі карти й навскіс.

lesson-arena-points = Очки від інших карт
lesson-arena-points-start = Forum тут рідкість, очки дають інші карти. { roma-card-tavern } дає очко за кожного персонажа суперника. Застосуйте трійку.
lesson-arena-points-altar = 3 очки за трьох персонажів. Тепер { roma-card-altar }: він перетворює вашого персонажа на очки. Застосуйте шістку.
lesson-arena-points-altar-fewer = { roma-card-trireme } платить тому, у кого персонажів більше: у вас їх менше. Застосуйте шістку.
lesson-arena-points-offer = Ви отримаєте стільки очок, скільки захист відданої карти. Виберіть одну з двох.
lesson-arena-points-end = Багато очок одразу, але й порожнє місце. Робіть так наприкінці або тримайте карту на заміну.

lesson-arena-supply = Кінець гри
lesson-arena-supply-start = Ви ведете 14 : 12, у запасі 3 очки. Коли він порожній, гру скінчено, і перемагає лідер.
lesson-arena-supply-use = { roma-card-aqueduct } прибирає з гри 3 очки запасу. Застосуйте одиницю.
lesson-arena-supply-end = Запас порожній, і ви перемогли без кидка. Стежте за ним: лідерові вигідно, щоб він спорожнів. Тепер зіграйте партію!
