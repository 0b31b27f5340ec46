# Уроки Lusitania XXI: что говорится на каждом шаге и ответы на другие ходы.

lesson-lusitania-hire = Нанять воина
lesson-lusitania-hire-start = Вы собираете легион: ряд ячеек от 0 до 8. Воины дают очки, и первый, кто наберёт 21, побеждает.
lesson-lusitania-hire-hire = Ход — это одно действие. Наймите с руки { lusitania-card-blue-2 }: он навсегда встанет в ячейку II, а вы возьмёте карту.
lesson-lusitania-hire-hire-cook = Кухарка даёт очки в ячейке VI, но не берёт снаряжения. Начните с { lusitania-card-blue-2 }.
lesson-lusitania-hire-hire-warrior = Очки дают воины. Наймите { lusitania-card-blue-2 }.
lesson-lusitania-hire-turn = Воин на месте, и его очки ваши. Аквитания теперь ваша провинция, другим легионам она закрыта. Закончите ход.
lesson-lusitania-hire-end = Легионеры одной провинции, по одному в ячейках с I по V; двоих могут заменить варвары. За каждого нанятого вы берёте карту. Дальше — что они носят.

lesson-lusitania-equip = Снаряжение
lesson-lusitania-equip-start = Знаки на воине говорят, что он может нести. { lusitania-card-blue-2 } берёт щит: наймите с руки карту «{ lusitania-card-shield }».
lesson-lusitania-equip-start-shield = Так тоже можно, но здесь попробуйте «{ lusitania-card-shield }».
lesson-lusitania-equip-end = Щит лежит под воином и тоже даёт очки. По одному предмету на знак: смотрите, что ещё подойдёт.

lesson-lusitania-camp = Лагерь
lesson-lusitania-camp-start = В лагере лежат четыре карты для всех. Обмен — тоже действие: возьмите «{ lusitania-card-horse }», её примет ваш { lusitania-card-blue-4 }.
lesson-lusitania-camp-start-horse = Вашему легионеру нужен конь: { lusitania-card-blue-4 } возьмёт его. Коснитесь карты «{ lusitania-card-horse }» в лагере.
lesson-lusitania-camp-put = Взамен карта идёт в лагерь, и соперник может её взять. Камень не нужен ни вам, ни ему: положите «{ lusitania-card-stone }».
lesson-lusitania-camp-put-stone = Эту оставьте: она пригодится легиону. Положите «{ lusitania-card-stone }».
lesson-lusitania-camp-three = В лагере оказались три одинаковых предмета: они ушли, и легли три новые карты. Коня наймёте следующим ходом.
lesson-lusitania-camp-end = Каждый ход: нанимайте то, что даст больше очков; если нечего — берите то, что даст их потом. В лагерь кладите никому не нужное: это решает партию!

lesson-lusitania-guest = Гости и карты Марса
lesson-lusitania-guest-start = Вы уволили топор: это стоит пол-очка. До действия может помочь гость: примените карту «{ lusitania-card-doctor }» в ячейке 8.
lesson-lusitania-guest-start-general = «{ lusitania-card-general }» обновил бы вашу руку. Пол-очка вернёт «{ lusitania-card-doctor }».
lesson-lusitania-guest-start-doctor = Сначала «{ lusitania-card-doctor }»: один гость за ход, помимо действия.
lesson-lusitania-guest-hire = Уволенная карта ушла в сброс, пол-очка вернулось. Действие ещё впереди: наймите «{ lusitania-card-sword }».
lesson-lusitania-guest-hire-sword = «{ lusitania-card-sword }» сразу даёт очко: наймите эту карту.
lesson-lusitania-guest-plan = Нечего нанять и нечего взять? «{ lusitania-card-caesar }» сменит лагерь. Две карты в руке не нужны? «{ lusitania-card-general }» заменит то, чему нет места.
lesson-lusitania-guest-end = Гость и действие за один ход. Но приглашение стоит хода: зовите гостей в ячейки 0 и 8, лишь когда ни рука, ни лагерь не дают очков.

lesson-lusitania-laurus = Лаурус
lesson-lusitania-laurus-start = С «Лаурус» рядом лежат особые карты. Чей легион первым выполнит условие карты, получает её и очко.
lesson-lusitania-laurus-hire = Одна требует занять ячейки с I по IV. У вас есть I, II и III: наймите { lusitania-card-blue-4 }.
lesson-lusitania-laurus-hire-four = Не хватает ячейки IV: наймите { lusitania-card-blue-4 }.
lesson-lusitania-laurus-end = Очки воина и ещё одно: карта «Лаурус» ваша, и её никто не отнимет.

lesson-lusitania-virtus = Виртус
lesson-lusitania-virtus-start = Карты «Виртус» дают не очки, а преимущество. Одна требует трёх воинов подряд: наймите { lusitania-card-blue-3 }.
lesson-lusitania-virtus-start-three = Ячейки I и II заняты: { lusitania-card-blue-3 } будет третьим подряд.
lesson-lusitania-virtus-turn = Карта ваша: теперь можно обменять до двух карт сразу. Закончите ход и попробуйте в следующем.
lesson-lusitania-virtus-two = Начните обмен: возьмите из лагеря «{ lusitania-card-horse }».
lesson-lusitania-virtus-two-horse = Сейчас обменяйте: коснитесь карты «{ lusitania-card-horse }» в лагере.
lesson-lusitania-virtus-more = И вторую тем же действием: «{ lusitania-card-spear }».
lesson-lusitania-virtus-more-spear = Можно взять вторую карту: «{ lusitania-card-spear }».
lesson-lusitania-virtus-put = Две карты с руки идут в лагерь. Выберите первую.
lesson-lusitania-virtus-last = И вторую.
lesson-lusitania-virtus-end = Две хорошие карты за ход. Нанимайте, снаряжайте, обменивайте и следите за столом. Теперь сыграйте партию!
