# Уроки Lusitania XXI: що мовиться на кожному кроці та відповіді на інші ходи.

lesson-lusitania-hire = Найняти воїна
lesson-lusitania-hire-start = Ви збираєте легіон: ряд комірок від 0 до 8. Воїни дають очки, і перший, хто набере 21, перемагає.
lesson-lusitania-hire-hire = Хід — це одна дія. Найміть із руки { lusitania-card-blue-2 }: він назавжди стане в комірку II, а ви візьмете карту.
lesson-lusitania-hire-hire-cook = Кухарка дає очки в комірці VI, але не бере спорядження. Почніть із { lusitania-card-blue-2 }.
lesson-lusitania-hire-hire-warrior = Очки дають воїни. Найміть { lusitania-card-blue-2 }.
lesson-lusitania-hire-turn = Воїн на місці, і його очки ваші. Аквітанія тепер ваша провінція, іншим легіонам вона закрита. Закінчіть хід.
lesson-lusitania-hire-end = Легіонери однієї провінції, по одному в комірках від I до V; двох можуть замінити варвари. За кожного найнятого ви берете карту. Далі — що вони носять.

lesson-lusitania-equip = Спорядження
lesson-lusitania-equip-start = Знаки на воїні кажуть, що він може нести. { lusitania-card-blue-2 } бере щит: найміть із руки карту «{ lusitania-card-shield }».
lesson-lusitania-equip-start-shield = Так теж можна, але тут спробуйте «{ lusitania-card-shield }».
lesson-lusitania-equip-end = Щит лежить під воїном і теж дає очки. По одному предмету на знак: дивіться, що ще підійде.

lesson-lusitania-camp = Табір
lesson-lusitania-camp-start = У таборі лежать чотири карти для всіх. Обмін — теж дія: візьміть «{ lusitania-card-horse }», її прийме ваш { lusitania-card-blue-4 }.
lesson-lusitania-camp-start-horse = Вашому легіонерові потрібен кінь: { lusitania-card-blue-4 } візьме його. Торкніться карти «{ lusitania-card-horse }» у таборі.
lesson-lusitania-camp-put = Натомість карта йде в табір, і суперник може її взяти. Камінь не потрібен ні вам, ні йому: покладіть «{ lusitania-card-stone }».
lesson-lusitania-camp-put-stone = Цю лишіть: вона знадобиться легіонові. Покладіть «{ lusitania-card-stone }».
lesson-lusitania-camp-three = У таборі опинилися три однакові предмети: вони пішли, і лягли три нові карти. Коня наймете наступним ходом.
lesson-lusitania-camp-end = Щоходу: наймайте те, що дасть більше очок; якщо нічого — беріть те, що дасть їх потім. У табір кладіть нікому не потрібне: це вирішує партію!

lesson-lusitania-guest = Гості й карти Марса
lesson-lusitania-guest-start = Ви звільнили сокиру: це коштує пів очка. До дії може допомогти гість: застосуйте карту «{ lusitania-card-doctor }» у комірці 8.
lesson-lusitania-guest-start-general = «{ lusitania-card-general }» оновив би вашу руку. Пів очка поверне «{ lusitania-card-doctor }».
lesson-lusitania-guest-start-doctor = Спершу «{ lusitania-card-doctor }»: один гість за хід, окрім дії.
lesson-lusitania-guest-hire = Звільнена карта пішла у скид, пів очка повернулося. Дія ще попереду: найміть «{ lusitania-card-sword }».
lesson-lusitania-guest-hire-sword = «{ lusitania-card-sword }» одразу дає очко: найміть цю карту.
lesson-lusitania-guest-plan = Нікого найняти й нічого взяти? «{ lusitania-card-caesar }» змінить табір. Дві карти в руці зайві? «{ lusitania-card-general }» замінить те, чому немає місця.
lesson-lusitania-guest-end = Гість і дія за один хід. Але запрошення коштує ходу: кличте гостей у комірки 0 і 8, лише коли ні рука, ні табір не дають очок.

lesson-lusitania-laurus = Лаурус
lesson-lusitania-laurus-start = З «Лаурус» поруч лежать особливі карти. Чий легіон першим виконає умову карти, той отримує її та очко.
lesson-lusitania-laurus-hire = Одна вимагає зайняти комірки від I до IV. У вас є I, II і III: найміть { lusitania-card-blue-4 }.
lesson-lusitania-laurus-hire-four = Бракує комірки IV: найміть { lusitania-card-blue-4 }.
lesson-lusitania-laurus-end = Очки воїна і ще одне: карта «Лаурус» ваша, і її ніхто не забере.

lesson-lusitania-virtus = Віртус
lesson-lusitania-virtus-start = Карти «Віртус» дають не очки, а перевагу. Одна вимагає трьох воїнів поспіль: найміть { lusitania-card-blue-3 }.
lesson-lusitania-virtus-start-three = Комірки I і II зайняті: { lusitania-card-blue-3 } буде третім поспіль.
lesson-lusitania-virtus-turn = Карта ваша: тепер можна обміняти до двох карт одразу. Закінчіть хід і спробуйте в наступному.
lesson-lusitania-virtus-two = Почніть обмін: візьміть із табору «{ lusitania-card-horse }».
lesson-lusitania-virtus-two-horse = Зараз обміняйте: торкніться карти «{ lusitania-card-horse }» у таборі.
lesson-lusitania-virtus-more = І другу тією ж дією: «{ lusitania-card-spear }».
lesson-lusitania-virtus-more-spear = Можна взяти другу карту: «{ lusitania-card-spear }».
lesson-lusitania-virtus-put = Дві карти з руки йдуть у табір. Виберіть першу.
lesson-lusitania-virtus-last = І другу.
lesson-lusitania-virtus-end = Дві добрі карти за хід. Наймайте, споряджайте, обмінюйте й стежте за столом. Тепер зіграйте партію!
