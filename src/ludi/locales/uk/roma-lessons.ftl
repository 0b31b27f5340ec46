# Уроки Roma: що мовиться на кожному кроці та відповіді на інші ходи.

lesson-roma-money = Гроші й карти
lesson-roma-money-start = На трьох кубиках випало 2, 4 і 6. Кожен кубик — одна дія. Ваші карти лежать на дисках від 1 до 6; диски 3 і 5 порожні.
lesson-roma-money-money = Будь-який кубик дає стільки сестерціїв, скільки на ньому випало. Покладіть 6 на диск грошей.
lesson-roma-money-money-more = Forum коштує 5. Одразу вистачить тільки шістки.
lesson-roma-money-money-early = Кубики, що лишилися, пропадуть. Спершу візьміть гроші шісткою.
lesson-roma-money-lay = Тепер можна заплатити за карту; щоб викласти її, кубик не потрібен. Виберіть у руці { roma-card-forum }: вона коштує 5.
lesson-roma-money-lay-forum = Підійшла б і { roma-card-legat }, але викладімо { roma-card-forum }: вона дає найбільше.
lesson-roma-money-where = Виберіть порожній диск: 3 або 5. Номер важливий: карту потім активує лише кубик із цим числом.
lesson-roma-money-where-covers = Там уже лежить карта, і вона піде у скид. Виберіть порожній диск: 3 або 5.
lesson-roma-money-end = Чудово: гроші від одного кубика, карта на диску. Лишилися ще два кубики. Далі — що вміє { roma-card-forum }.

lesson-roma-forum = Переможні очки
lesson-roma-forum-start = Кубик на диску з його числом активує вашу карту. Ваша { roma-card-forum } лежить на диску 3: застосуйте трійку.
lesson-roma-forum-start-other = Ця карта теж корисна, але очки дає { roma-card-forum }: застосуйте трійку.
lesson-roma-forum-second = { roma-card-forum } потребує другого кубика й дає стільки очок, скільки на ньому. Що більше, то краще: 6.
lesson-roma-forum-second-more = Двійка дасть лише 2 очки. Візьміть 6.
lesson-roma-forum-points = 8 очок: 6 за кубик і 2, бо поруч із { roma-card-forum } лежить { roma-card-basilica }. Лишився один кубик: візьміть гроші.
lesson-roma-forum-points-waste = Кубик, що лишився, пропаде. Спершу візьміть 2 сестерції.
lesson-roma-forum-end = Запам’ятайте: один кубик активує { roma-card-forum }, на неї йде найбільший із решти, а { roma-card-basilica } лежить поруч.

lesson-roma-battle = Бій
lesson-roma-battle-start = Ваш { roma-card-legionarius } на диску 4 може битися з картою навпроти: це { roma-card-senator }, захист 3. Застосуйте четвірку.
lesson-roma-battle-won = На бойовому кубику 5, не менше за захист 3: карта пішла у скид. Закінчіть хід і погляньте, чого це коштує суперникові.
lesson-roma-battle-won-later = У партії ви б застосували ці кубики. Тут просто закінчіть хід.
lesson-roma-battle-end = Диски 4 і 5 суперника були порожні, і він втратив 2 очки. Бій забирає карту, а часто й очко щоходу.

lesson-roma-gaps = Порожні диски
lesson-roma-gaps-start = У вас 10 очок і два порожні диски: 3 і 4. Суперник закінчує хід. Стежте за своїми очками.
lesson-roma-gaps-lost = На початку ходу кожен порожній диск забрав у вас очко: лишилося 8. Заповніть їх! Викладіть { roma-card-consul }: вона коштує 3.
lesson-roma-gaps-where = Покладіть її на порожній диск: 3 або 4.
lesson-roma-gaps-where-covers = Так ви скинете власну карту, а обидва диски лишаться порожніми. Виберіть 3 або 4.
lesson-roma-gaps-more = Один диск ще порожній. Forum коштує 5: візьміть п’ятіркою 5 сестерціїв.
lesson-roma-gaps-more-five = Потрібно ще 4 сестерції: вистачить лише п’ятірки.
lesson-roma-gaps-forum = Тепер викладіть { roma-card-forum }.
lesson-roma-gaps-forum-rest = Це почекає. Спершу викладіть { roma-card-forum }.
lesson-roma-gaps-last = На той диск, що ще порожній.
lesson-roma-gaps-last-covers = Там уже лежить карта. Виберіть порожній диск.
lesson-roma-gaps-end = Усі шість дисків зайняті: наступний хід очок не забере. Займайте диски рано, хай і дешевими картами.

lesson-roma-cards = Нові карти
lesson-roma-cards-start = Рука порожня. Кубик на диску карт — це стільки карт, скільки на ньому; одну ви лишаєте. Покладіть трійку на карти.
lesson-roma-cards-keep = Можна вибрати з трьох карт. У вас є { roma-card-basilica }, з нею Forum сильніша: лишіть { roma-card-forum }.
lesson-roma-cards-keep-forum = Теж добра карта. Але поруч із { roma-card-basilica } вигідніша { roma-card-forum }.
lesson-roma-cards-end = Що більше на кубику, то ширший вибір. Решта карт лежить у скиді лицем догори.

lesson-roma-win = Перемога
lesson-roma-win-start = Гра закінчується, коли в запасі або в гравця не лишилося очок. У запасі 4, і ви ведете 17 : 15.
lesson-roma-win-use = Завершіть гру: активуйте { roma-card-forum } трійкою.
lesson-roma-win-spend = І витратьте шістку. Ви отримаєте все, навіть якщо в запасі менше.
lesson-roma-win-spend-little = З одиницею ви отримаєте лише 3 очки, і одне лишиться в запасі. Візьміть 6.
lesson-roma-win-end = 25 : 15 — перемога. Очки, зайняті диски, бій у слушну мить: тепер можна грати!
