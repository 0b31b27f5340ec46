# Уроки History of the Roman Empire: що мовиться на кожному кроці та відповіді на інші ходи.

lesson-empire-people = Народ у дорозі
lesson-empire-people-start = Щоходу ви ведете один із народів біля кордонів, зараз — галлів. У них «{ empire-land-lugdunensis }» і нові армії.
lesson-empire-people-place = Поставте армію в порожню сусідню провінцію: її зайнято без бою. Торкніться: «{ empire-land-aquitania }».
lesson-empire-people-place-stack = Більше армій — міцніший захист, але очок не додасться. Займіть нову провінцію.
lesson-empire-people-place-lost = Невиставлені армії пропадуть. Поставте всі.
lesson-empire-people-place-gallia = Можна, але лишіться у світло-зеленій області: там ваші провінції рахуються разом.
lesson-empire-people-more = Ще одна в тій самій області: «{ empire-land-belgica }».
lesson-empire-people-more-stack = Краще займіть нову провінцію.
lesson-empire-people-more-lost = Ще одна армія: що не виставлено, пропаде.
lesson-empire-people-more-gallia = Лишіться у світло-зеленій області: «{ empire-land-belgica }».
lesson-empire-people-end = Три провінції однієї області без бою. Щоходу ви тягнете жетон: народ із 5 арміями й більше лишіть, слабший — віддайте лідерові. Далі — бій.

lesson-empire-battle = Бій
lesson-empire-battle-start = «{ empire-land-aquitania }»: там один римський легіон і місто. Хто атакує, кидає два кубики, захисник — один. Атакуйте.
lesson-empire-battle-start-attack = Порожні провінції теж добрі. Але тут атакуйте: «{ empire-land-aquitania }».
lesson-empire-battle-loot = Ваш старший кубик, 5, б’є 2: легіон розбито. Народ грабує взяте місто, очки покаже кубик.
lesson-empire-battle-end = 4 очки здобичі, і провінція ваша. За нічиєї кидають знову; можна слати армію за армією або зупинитися.

lesson-empire-terrain = Де не атакувати
lesson-empire-terrain-start = Дві провінції, у кожній легіон. «{ empire-land-germania-superior }» — гори й форт; «{ empire-land-belgica }» відкрита. Атакуйте її.
lesson-empire-terrain-start-hard = Там у захисту другий кубик і +1, а форт б’ється й сам. Атакуйте: «{ empire-land-belgica }».
lesson-empire-terrain-start-attack = Цей урок про атаки. Виберіть: «{ empire-land-belgica }».
lesson-empire-terrain-end = 6 проти 4: взято. Атакуйте за шансів не гірших за рівні: це відбирає в інших, насамперед у лідера. Гори, ліси, протоки й форти допомагають захисту.

lesson-empire-score = Очки за область
lesson-empire-score-start = У вас дві з п’яти провінцій світло-зеленої області. Лишилася одна армія: займіть там третю.
lesson-empire-score-start-other = Ця провінція з іншої області. Домінування дають три в одній.
lesson-empire-score-start-third = Займіть порожню провінцію світло-зеленої області: «{ empire-land-belgica }» або «{ empire-land-britannia-superior }».
lesson-empire-score-done = Усі армії виставлено. Закінчіть розширення, і очки підрахують.
lesson-empire-score-end = 4 очки: цінність області 2, а три провінції — домінування, воно подвоює. Одна — присутність, усі п’ять — контроль.
lesson-empire-score-plan = Перш ніж ставити армію, дивіться, скільки очок вона додасть: беріть більше. Атаку рахуйте за шансами, кубик здобичі — за 3–4 очки.

lesson-empire-start = Ваша римська фракція
lesson-empire-start-start = Ще ви ведете фракцію Риму з легіонами. У ході 1 вона вибирає, де почати, і дістає там місто.
lesson-empire-start-choose = Виберіть: «{ empire-land-italia }». Вона посередині, а Рим дає на очко більше.
lesson-empire-start-choose-italia = Теж добрий вибір. Тут візьміть: «{ empire-land-italia }».
lesson-empire-start-next = Тепер розширюйтеся, як народи: на північ — «{ empire-land-cisalpina }».
lesson-empire-start-next-cisalpina = Легіони ходять далеко, але почніть поруч: «{ empire-land-cisalpina }».
lesson-empire-start-sea = Легіони плавають і морем. Займіть острів: «{ empire-land-sicilia }» або «{ empire-land-sardinia }».
lesson-empire-start-sea-sea = Лишіться у своїй області: з островом там три провінції.
lesson-empire-start-end = Три провінції однієї області першого ж дня. Наприкінці ходу 1 ви ще поставите три безкоштовні форти: їхнє місце у ваших містах.

lesson-empire-build = Легіони й форти
lesson-empire-build-start = З 2-го ходу фракція спершу витрачає очки. Легіон коштує 2 з ваших 6. Потрібні армії: наберіть легіон.
lesson-empire-build-start-first = Тоді ставити буде нічого. Спершу наберіть легіон.
lesson-empire-build-start-legion = Форт — потім. Спершу легіон.
lesson-empire-build-fort = Форт коштує 1 і захищає навіть без легіону. Будуйте на кордоні: «{ empire-land-cisalpina }».
lesson-empire-build-fort-border = Народи йдуть з півночі, там форт корисніший: «{ empire-land-cisalpina }».
lesson-empire-build-fort-fort = Спершу зміцніть кордон: «{ empire-land-cisalpina }».
lesson-empire-build-done = Лишилося 3 очки. Ще один легіон теж не завадив би, але урок на цьому закінчується. Натисніть «Не купувати».
lesson-empire-build-done-enough = Це теж непогано. Але тут закінчіть будівництво.
lesson-empire-build-end = За легіон платять раз, а очки він дає щоходу: набирайте всі, які можете, потім по форту на місто. Знімайте лише зайві легіони.

lesson-empire-city = Збудувати місто
lesson-empire-city-start = У деяких провінціях є ресурс, і два дозволяють збудувати місто. «{ empire-land-sicilia }» з ресурсом: займіть її останнім легіоном.
lesson-empire-city-start-sicilia = Виберіть: «{ empire-land-sicilia }». Там ресурс, і вона у вашій області.
lesson-empire-city-done = Легіони виставлено. Закінчіть розширення, і можна буде будувати.
lesson-empire-city-site = Де поставити місто? Потрібна провінція з ресурсом. Виберіть одну з двох.
lesson-empire-city-site-city = Місто зараз нічого не коштує й щоразу дає очки. Збудуйте його.
lesson-empire-city-end = Кожне місто дає фракції 2 очки за кожного підрахунку, Рим — 3. Але народ, узявши місто, пограбує його: бережіть або відбудуйте за 1 очко.

lesson-empire-event = Карти подій
lesson-empire-event-start = У вас таємні карти подій, дві за хід. «{ empire-card-elite-troops-comitatus }» рятує від першої втрати. Зіграйте її.
lesson-empire-event-start-card = Спершу зіграйте карту: без неї атака небезпечніша.
lesson-empire-event-go = Зіграно. Тепер до армій: натисніть «Почати».
lesson-empire-event-keep = Можна зняти армії з карти. Лишіть їх на місці: «Досить».
lesson-empire-event-keep-leave = Цього разу лишіть армії на місці.
lesson-empire-event-attack = Тепер атакуйте легіон: «{ empire-land-aquitania }».
lesson-empire-event-attack-attack = Поки карта діє, атакуйте: «{ empire-land-aquitania }».
lesson-empire-event-plan = Дев’ять карт, дві за хід: не збирайте їх. Царства й племена дають армії — грайте одразу. Вождів — перед атакою, лиха — проти лідера.
lesson-empire-event-end = Перший кидок програно, але карта врятувала армію, а другий виграно. Після ходу 7 кожна провінція з легіоном дає 2 очки: розосередьте їх. Грайте!
