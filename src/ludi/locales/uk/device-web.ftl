# Чиї це місця

web-my-seats = Ваші місця
web-my-seats-none = У цьому браузері поки немає місць. Вони з’являться з першою грою.
web-my-seats-rooms = Цей браузер має місця в { $rooms ->
        [one] { $rooms } грі
       *[other] { $rooms } іграх
    }.
web-my-seats-devices = Пристроїв із цими місцями: { $devices }.
web-device = Місця з іншого пристрою
web-device-make = Грати на іншому пристрої
web-device-link = Відкрийте це посилання на іншому пристрої. Воно діє один раз, протягом { $minutes ->
        [one] { $minutes } хвилини
       *[other] { $minutes } хвилин
    }.
web-device-local = Ця адреса веде лише на цей комп’ютер. Спершу відкрийте стіл за його адресою в мережі, потім створіть посилання.
web-device-ask = Грати тут за місця того пристрою, де створено це посилання? Тоді всі місця будуть на обох. Продовжуйте, лише якщо той пристрій ваш: хто створив посилання, той бачить і карти цих місць.
web-device-own = Цей браузер уже має місця в { $rooms ->
        [one] { $rooms } грі
       *[other] { $rooms } іграх
    }. Вони з’являться й на іншому пристрої.
web-device-take = Узяти місця
web-device-done = Тепер і на цьому пристрої: { $rooms ->
        [one] { $rooms } гра
        [few] { $rooms } гри
       *[other] { $rooms } ігор
    }.
web-device-no-link = За цією адресою місця переходять на інший пристрій. Посилання створюється в налаштуваннях того пристрою, де вони є.
web-forget-this = Вийти тут
web-forget-this-sure = Вийти з { $rooms ->
        [one] { $rooms } гри
       *[other] { $rooms } ігор
    }? Ваші місця звільняться, і повернути їх буде нікому.
web-forget-this-shared = Вийти тут? На інших ваших пристроях місця залишаться.
web-forget-others = Вийти на всіх інших пристроях
web-forget-others-sure = Вийти на всіх інших пристроях? Місця залишаться лише на цьому.

# The list of one's own games

web-games = Мої ігри
web-games-turn = Ваш хід ({ $n })
web-games-waiting = Очікування ({ $n })
web-games-over = Завершені ({ $n })
web-games-last = Останній хід: { $when }
web-games-delete = Видалити
web-games-sure-running = Вийти з цієї гри? За вас продовжить бот, або місце знову стане вільним, як вирішено в кімнаті.
web-games-sure = Прибрати цю гру зі списку? Вона видаляється, якщо там більше ніхто не сидить.
web-games-none = Ігор поки немає.
web-games-keep = Завершені ігри видаляються через { $days } дн. після останньої зміни; що хочете зберегти, вивантажте.
web-games-keep-all = Цей сервер зберігає ігри, доки їх не видалять.
web-games-export = Вивантажити всі ігри
web-home-more = Ще { $rooms }
web-home-continue = Продовжити гру
web-home-turn = Ваш хід
web-home-open = вільне місце

web-numbers = Моя статистика
web-numbers-title = Гра
web-numbers-against = Проти кого
web-numbers-games = Партій
web-numbers-won = Перемог
web-numbers-fair = Без удачі
web-numbers-best = Найбільше очок
web-numbers-share = { $won } ({ $percent } %)
web-numbers-fairly = { $percent } % ({ $games })
web-numbers-people = люди
web-numbers-several = боти різних рівнів
web-numbers-practice = { $opponent }, тренування
web-numbers-alone = нікого
web-numbers-about = Ведеться лише в цьому браузері, за партіями, кінець яких у ньому бачили, навіть якщо партію потім видалено. Партії, розпочаті з середини, не рахуються.
web-numbers-fair-about = Без удачі: виграно в розібраних партіях (їх число в дужках) без того, що дали кубики й карти.
web-numbers-save = Зберегти у файл
web-numbers-forget = Видалити мою статистику
web-numbers-sure = Видалити всю цю статистику? Більше вона ніде не зберігається.
