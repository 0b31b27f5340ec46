# Уроки History of the Roman Empire: что говорится на каждом шаге и ответы на другие ходы.

lesson-empire-people = Народ в пути
lesson-empire-people-start = Каждый ход вы ведёте один из народов у границ, сейчас — галлов. У них «{ empire-land-lugdunensis }» и новые армии.
lesson-empire-people-place = Поставьте армию в пустую соседнюю провинцию: она занята без боя. Коснитесь: «{ empire-land-aquitania }».
lesson-empire-people-place-stack = Больше армий — крепче защита, но очков не прибавится. Займите новую провинцию.
lesson-empire-people-place-lost = Невыставленные армии пропадут. Поставьте все.
lesson-empire-people-place-gallia = Можно, но останьтесь в светло-зелёной области: там ваши провинции считаются вместе.
lesson-empire-people-more = Ещё одна в той же области: «{ empire-land-belgica }».
lesson-empire-people-more-stack = Лучше займите новую провинцию.
lesson-empire-people-more-lost = Ещё одна армия: что не выставлено, пропадёт.
lesson-empire-people-more-gallia = Останьтесь в светло-зелёной области: «{ empire-land-belgica }».
lesson-empire-people-end = Три провинции одной области без боя. Каждый ход вы тянете жетон: народ с 5 армиями и больше оставьте, слабый — отдайте лидеру. Дальше — бой.

lesson-empire-battle = Бой
lesson-empire-battle-start = «{ empire-land-aquitania }»: там один римский легион и город. Атакующий бросает два кубика, защитник один. Атакуйте.
lesson-empire-battle-start-attack = Пустые провинции тоже хороши. Но здесь атакуйте: «{ empire-land-aquitania }».
lesson-empire-battle-loot = Ваш старший кубик, 5, бьёт 2: легион разбит. Народ грабит взятый город, очки покажет кубик.
lesson-empire-battle-end = 4 очка добычи, и провинция ваша. При ничьей бросают снова; можно слать армию за армией или остановиться.

lesson-empire-terrain = Где не атаковать
lesson-empire-terrain-start = Две провинции, в каждой легион. «{ empire-land-germania-superior }» — горы и форт; «{ empire-land-belgica }» открыта. Атакуйте её.
lesson-empire-terrain-start-hard = Там у защиты второй кубик и +1, а форт бьётся и один. Атакуйте: «{ empire-land-belgica }».
lesson-empire-terrain-start-attack = Этот урок об атаках. Выберите: «{ empire-land-belgica }».
lesson-empire-terrain-end = 6 против 4: взято. Атакуйте при шансах не хуже равных: это отнимает у других, прежде всего у лидера. Горы, леса, проливы и форты помогают защите.

lesson-empire-score = Очки за область
lesson-empire-score-start = У вас две из пяти провинций светло-зелёной области. Осталась одна армия: займите там третью.
lesson-empire-score-start-other = Эта провинция из другой области. Преобладание дают три в одной.
lesson-empire-score-start-third = Займите пустую провинцию светло-зелёной области: «{ empire-land-belgica }» или «{ empire-land-britannia-superior }».
lesson-empire-score-done = Все армии выставлены. Закончите расширение, и очки подсчитают.
lesson-empire-score-end = 4 очка: ценность области 2, а три провинции — преобладание, оно удваивает. Одна — присутствие, все пять — контроль.
lesson-empire-score-plan = Перед тем как ставить армию, смотрите, сколько очков она прибавит: берите больше. Атаку считайте по шансам, кубик добычи — за 3–4 очка.

lesson-empire-start = Ваша римская фракция
lesson-empire-start-start = Ещё вы ведёте фракцию Рима с легионами. В ходе 1 она выбирает, где начать, и получает там город.
lesson-empire-start-choose = Выберите: «{ empire-land-italia }». Она в середине, а Рим даёт на очко больше.
lesson-empire-start-choose-italia = Тоже хороший выбор. Здесь возьмите: «{ empire-land-italia }».
lesson-empire-start-next = Теперь расширяйтесь, как народы: к северу — «{ empire-land-cisalpina }».
lesson-empire-start-next-cisalpina = Легионы ходят далеко, но начните рядом: «{ empire-land-cisalpina }».
lesson-empire-start-sea = Легионы плавают и по морю. Займите остров: «{ empire-land-sicilia }» или «{ empire-land-sardinia }».
lesson-empire-start-sea-sea = Останьтесь в своей области: с островом там три провинции.
lesson-empire-start-end = Три провинции одной области в первый же день. В конце хода 1 вы ещё поставите три бесплатных форта: их место в ваших городах.

lesson-empire-build = Легионы и форты
lesson-empire-build-start = Со 2-го хода фракция сначала тратит очки. Легион стоит 2 из ваших 6. Нужны армии: наберите легион.
lesson-empire-build-start-first = Тогда ставить будет нечего. Сначала наберите легион.
lesson-empire-build-start-legion = Форт — потом. Сначала легион.
lesson-empire-build-fort = Форт стоит 1 и защищает даже без легиона. Стройте на границе: «{ empire-land-cisalpina }».
lesson-empire-build-fort-border = Народы идут с севера, там форт полезнее: «{ empire-land-cisalpina }».
lesson-empire-build-fort-fort = Сначала укрепите границу: «{ empire-land-cisalpina }».
lesson-empire-build-done = Осталось 3 очка. Ещё один легион тоже не помешал бы, но урок на этом кончается. Нажмите «Не покупать».
lesson-empire-build-done-enough = Это тоже неплохо. Но здесь закончите строительство.
lesson-empire-build-end = Легион оплачивают раз, а очки он даёт каждый ход: набирайте все, какие можете, потом по форту на город. Снимайте лишь лишние легионы.

lesson-empire-city = Построить город
lesson-empire-city-start = В некоторых провинциях есть ресурс; два позволяют построить город. «{ empire-land-sicilia }» с ресурсом: займите её последним легионом.
lesson-empire-city-start-sicilia = Выберите: «{ empire-land-sicilia }». Там ресурс, и она в вашей области.
lesson-empire-city-done = Легионы выставлены. Закончите расширение, и можно будет строить.
lesson-empire-city-site = Где поставить город? Нужна провинция с ресурсом. Выберите одну из двух.
lesson-empire-city-site-city = Город сейчас ничего не стоит и каждый раз даёт очки. Постройте его.
lesson-empire-city-end = Каждый город даёт фракции 2 очка при подсчёте, Рим — 3. Но народ, взяв город, разграбит его: берегите или восстановите за 1 очко.

lesson-empire-event = Карты событий
lesson-empire-event-start = У вас тайные карты событий, две за ход. «{ empire-card-elite-troops-comitatus }» спасает от первой потери. Сыграйте её.
lesson-empire-event-start-card = Сначала сыграйте карту: без неё атака опаснее.
lesson-empire-event-go = Сыграна. Теперь к армиям: нажмите «Начать».
lesson-empire-event-keep = Можно снять армии с карты. Оставьте их на месте: «Хватит».
lesson-empire-event-keep-leave = На этот раз оставьте армии на месте.
lesson-empire-event-attack = Теперь атакуйте легион: «{ empire-land-aquitania }».
lesson-empire-event-attack-attack = Пока карта действует, атакуйте: «{ empire-land-aquitania }».
lesson-empire-event-plan = Девять карт, две за ход: не копите их. Царства и племена дают армии — играйте сразу. Вождей — перед атакой, бедствия — против лидера.
lesson-empire-event-end = Первый бросок проигран, но карта спасла армию, а второй выигран. После хода 7 каждая провинция с легионом даёт 2 очка: рассредоточьте их. Играйте!
