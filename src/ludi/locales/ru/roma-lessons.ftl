# Уроки Roma: что говорится на каждом шаге и ответы на другие ходы.

lesson-roma-money = Деньги и карты
lesson-roma-money-start = На трёх кубиках выпало 2, 4 и 6. Каждый кубик — одно действие. Ваши карты лежат на дисках с 1 по 6; диски 3 и 5 пусты.
lesson-roma-money-money = Любой кубик приносит столько сестерциев, сколько на нём выпало. Положите 6 на диск денег.
lesson-roma-money-money-more = Forum стоит 5. Сразу хватит только шестёрки.
lesson-roma-money-money-early = Оставшиеся кубики пропадут. Сначала возьмите деньги шестёркой.
lesson-roma-money-lay = Теперь можно заплатить за карту; чтобы выложить её, кубик не нужен. Выберите в руке { roma-card-forum }: она стоит 5.
lesson-roma-money-lay-forum = Подошла бы и { roma-card-legat }, но выложим { roma-card-forum }: она приносит больше всего.
lesson-roma-money-where = Выберите пустой диск: 3 или 5. Номер важен: карту потом активирует только кубик с этим числом.
lesson-roma-money-where-covers = Там уже лежит карта, и она уйдёт в сброс. Выберите пустой диск: 3 или 5.
lesson-roma-money-end = Отлично: деньги от одного кубика, карта на диске. Остались ещё два кубика. Дальше — что умеет { roma-card-forum }.

lesson-roma-forum = Победные очки
lesson-roma-forum-start = Кубик на диске с его числом активирует вашу карту. Ваша { roma-card-forum } лежит на диске 3: примените тройку.
lesson-roma-forum-start-other = Эта карта тоже полезна, но очки даёт { roma-card-forum }: примените тройку.
lesson-roma-forum-second = { roma-card-forum } требует второго кубика и даёт столько очков, сколько на нём. Чем больше, тем лучше: 6.
lesson-roma-forum-second-more = Двойка даст только 2 очка. Возьмите 6.
lesson-roma-forum-points = 8 очков: 6 за кубик и 2, потому что рядом с { roma-card-forum } лежит { roma-card-basilica }. Остался один кубик: возьмите деньги.
lesson-roma-forum-points-waste = Оставшийся кубик пропадёт. Сначала возьмите 2 сестерция.
lesson-roma-forum-end = Запомните: один кубик активирует { roma-card-forum }, на неё тратится самый большой из остальных, а { roma-card-basilica } лежит рядом.

lesson-roma-battle = Бой
lesson-roma-battle-start = Ваш { roma-card-legionarius } на диске 4 может сразиться с картой напротив: это { roma-card-senator }, защита 3. Примените четвёрку.
lesson-roma-battle-won = На боевом кубике 5, не меньше защиты 3: карта ушла в сброс. Закончите ход и посмотрите, чего это стоит сопернику.
lesson-roma-battle-won-later = В партии вы бы применили эти кубики. Здесь просто закончите ход.
lesson-roma-battle-end = Диски 4 и 5 соперника были пусты, и он потерял 2 очка. Бой отнимает карту, а часто и очко каждый ход.

lesson-roma-gaps = Пустые диски
lesson-roma-gaps-start = У вас 10 очков и два пустых диска: 3 и 4. Соперник заканчивает ход. Следите за своими очками.
lesson-roma-gaps-lost = В начале хода каждый пустой диск отнял у вас очко: осталось 8. Заполните их! Выложите { roma-card-consul }: она стоит 3.
lesson-roma-gaps-where = Положите её на пустой диск: 3 или 4.
lesson-roma-gaps-where-covers = Так вы сбросите свою карту, а оба диска останутся пустыми. Выберите 3 или 4.
lesson-roma-gaps-more = Один диск ещё пуст. Forum стоит 5: возьмите пятёркой 5 сестерциев.
lesson-roma-gaps-more-five = Нужно ещё 4 сестерция: хватит только пятёрки.
lesson-roma-gaps-forum = Теперь выложите { roma-card-forum }.
lesson-roma-gaps-forum-rest = Это подождёт. Сначала выложите { roma-card-forum }.
lesson-roma-gaps-last = На тот диск, что ещё пуст.
lesson-roma-gaps-last-covers = Там уже лежит карта. Выберите пустой диск.
lesson-roma-gaps-end = Все шесть дисков заняты: следующий ход очков не отнимет. Занимайте диски рано, пусть и дешёвыми картами.

lesson-roma-cards = Новые карты
lesson-roma-cards-start = Рука пуста. Кубик на диске карт — это столько карт, сколько на нём; одну вы оставляете. Положите тройку на карты.
lesson-roma-cards-keep = Можно выбрать из трёх карт. У вас есть { roma-card-basilica }, с ней Forum сильнее: оставьте { roma-card-forum }.
lesson-roma-cards-keep-forum = Тоже хорошая карта. Но рядом с { roma-card-basilica } выгоднее { roma-card-forum }.
lesson-roma-cards-end = Чем больше на кубике, тем шире выбор. Остальные карты лежат в сбросе лицом вверх.

lesson-roma-win = Победа
lesson-roma-win-start = Игра кончается, когда в запасе или у игрока не осталось очков. В запасе 4, и вы ведёте 17 : 15.
lesson-roma-win-use = Завершите игру: активируйте { roma-card-forum } тройкой.
lesson-roma-win-spend = И потратьте шестёрку. Вы получите всё, даже если в запасе меньше.
lesson-roma-win-spend-little = С единицей вы получите только 3 очка, и одно останется в запасе. Возьмите 6.
lesson-roma-win-end = 25 : 15 — победа. Очки, занятые диски, бой в нужный миг: теперь можно играть!
