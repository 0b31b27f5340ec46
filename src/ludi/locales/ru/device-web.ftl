# Чьи это места

web-my-seats = Ваши места
web-my-seats-none = В этом браузере пока нет мест. Они появятся с первой игрой.
web-my-seats-rooms = У этого браузера есть места в { $rooms ->
        [one] { $rooms } игре
       *[other] { $rooms } играх
    }.
web-my-seats-devices = Устройств с этими местами: { $devices }.
web-device = Места с другого устройства
web-device-make = Играть на другом устройстве
web-device-link = Откройте эту ссылку на другом устройстве. Она действует один раз, в течение { $minutes ->
        [one] { $minutes } минуты
       *[other] { $minutes } минут
    }.
web-device-local = Этот адрес ведёт только на этот компьютер. Сначала откройте стол по его адресу в сети, потом создайте ссылку.
web-device-ask = Играть здесь за места того устройства, где создана эта ссылка? Тогда все места будут на обоих. Продолжайте, только если то устройство ваше: создавший ссылку видит и карты этих мест.
web-device-own = У этого браузера уже есть места в { $rooms ->
        [one] { $rooms } игре
       *[other] { $rooms } играх
    }. Они появятся и на другом устройстве.
web-device-take = Взять места
web-device-done = Теперь и на этом устройстве: { $rooms ->
        [one] { $rooms } игра
        [few] { $rooms } игры
       *[other] { $rooms } игр
    }.
web-device-no-link = По этому адресу места переходят на другое устройство. Ссылка создаётся в настройках того устройства, где они есть.
web-forget-this = Выйти здесь
web-forget-this-sure = Выйти из { $rooms ->
        [one] { $rooms } игры
       *[other] { $rooms } игр
    }? Ваши места освободятся, и вернуть их будет некому.
web-forget-this-shared = Выйти здесь? На других ваших устройствах места останутся.
web-forget-others = Выйти на всех других устройствах
web-forget-others-sure = Выйти на всех других устройствах? Места останутся только на этом.

# The list of one's own games

web-games = Мои игры
web-games-turn = Ваш ход ({ $n })
web-games-waiting = Ожидание ({ $n })
web-games-over = Завершённые ({ $n })
web-games-last = Последний ход: { $when }
web-games-delete = Удалить
web-games-sure-running = Выйти из этой игры? За вас продолжит бот, или место снова станет свободным, как решено в комнате.
web-games-sure = Убрать эту игру из списка? Она удаляется, если там больше никто не сидит.
web-games-none = Игр пока нет.
web-games-keep = Завершённые игры удаляются через { $days } дн. после последнего изменения; что хотите сохранить, выгрузите.
web-games-keep-all = Этот сервер хранит игры, пока их не удалят.
web-games-export = Выгрузить все игры
web-home-more = Ещё { $rooms }
web-home-continue = Продолжить игру
web-home-turn = Ваш ход
web-home-open = свободное место

web-numbers = Моя статистика
web-numbers-title = Игра
web-numbers-against = Против кого
web-numbers-games = Партий
web-numbers-won = Побед
web-numbers-fair = Без удачи
web-numbers-best = Больше всего очков
web-numbers-share = { $won } ({ $percent } %)
web-numbers-fairly = { $percent } % ({ $games })
web-numbers-people = люди
web-numbers-several = боты разных уровней
web-numbers-practice = { $opponent }, тренировка
web-numbers-alone = никого
web-numbers-about = Ведётся только в этом браузере, по партиям, конец которых в нём видели, даже если партия потом удалена. Партии, начатые с середины, не считаются.
web-numbers-fair-about = Без удачи: выиграно в разобранных партиях (их число в скобках) за вычетом того, что дали кубики и карты.
web-numbers-save = Сохранить в файл
web-numbers-forget = Удалить мою статистику
web-numbers-sure = Удалить всю эту статистику? Больше она нигде не хранится.
