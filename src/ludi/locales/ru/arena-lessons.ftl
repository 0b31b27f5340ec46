# Уроки Arena: Roma II: что говорится на каждом шаге и ответы на другие ходы.

lesson-arena-bribery = Взятка
lesson-arena-bribery-start = В Arena к шести дискам добавлено седьмое место — «Взятка». Годится любой кубик, если заплатить столько же сестерциев.
lesson-arena-bribery-bribe = Там лежит ваш { roma-card-templar }: он бросает боевой кубик за очки. Возьмите самый дешёвый кубик: 2 на «Взятку».
lesson-arena-bribery-bribe-dear = Это стоит 4 сестерция, а польза та же. Возьмите 2.
lesson-arena-bribery-bribe-bribe = Тоже хорошо, но попробуйте «Взятку»: положите туда 2.
lesson-arena-bribery-end = Выпало 5, половина с округлением вверх — 3 очка. «Взятка» действует раз за ход, а пустая тоже отнимает очко.

lesson-arena-diagonal = Удар наискосок
lesson-arena-diagonal-start = { roma-card-decurion } бьётся с персонажами напротив и наискосок: от диска 2 это диски 1, 2 и 3. Примените двойку.
lesson-arena-diagonal-target = На диске 1 { roma-card-spy }, защита 4; на диске 3 { roma-card-beast }, защита всего 3. Атакуйте диск 3.
lesson-arena-diagonal-target-weak = На диске 1 защита сильнее. Выберите карту послабее, на диске 3.
lesson-arena-diagonal-end = Выпало 2, и карта добавила 1: вышло 3, как раз хватило. Ищите слабые карты и наискосок.

lesson-arena-points = Очки от других карт
lesson-arena-points-start = Forum здесь редкость, очки дают другие карты. { roma-card-tavern } даёт очко за каждого персонажа соперника. Примените тройку.
lesson-arena-points-altar = 3 очка за трёх персонажей. Теперь { roma-card-altar }: он превращает вашего персонажа в очки. Примените шестёрку.
lesson-arena-points-altar-fewer = { roma-card-trireme } платит тому, у кого персонажей больше: у вас их меньше. Примените шестёрку.
lesson-arena-points-offer = Вы получите столько очков, сколько защита отданной карты. Выберите одну из двух.
lesson-arena-points-end = Много очков сразу, но и пустое место. Делайте так под конец или держите карту на замену.

lesson-arena-supply = Конец игры
lesson-arena-supply-start = Вы ведёте 14 : 12, в запасе 3 очка. Когда он пуст, игра окончена, и побеждает лидер.
lesson-arena-supply-use = { roma-card-aqueduct } убирает из игры 3 очка запаса. Примените единицу.
lesson-arena-supply-end = Запас пуст, и вы победили без броска. Следите за ним: лидеру выгодно, чтобы он опустел. Теперь сыграйте партию!
