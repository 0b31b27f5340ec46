# Браузер: всё, что не относится к одной игре.

web-name = Ludi Romani
web-between-dots = { " · " }
web-tagline = Римские игры за одним столом
web-you = Вы
web-guest = Гость
web-seat = Игрок { $n }
web-bot = Бот { $level }
web-home = На главную
web-back = Назад к столу
web-close = Закрыть
web-loading = Минутку…
web-again = Ещё раз
web-no-page = Страница не загрузилась.
web-no-server = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
web-rules = Правила
web-puzzles = Задачи
web-learn = Обучение
web-decks = Колоды
web-settings = Настройки
web-replay = Просмотр партии
web-region-nav = Страницы

## Главная

web-play-bot = Играть с ботом
web-play-others = Играть с другом
web-import = Открыть сохранённую запись
web-level = Сила бота

web-level-random = Random (наугад)
web-level-greedy = Greedy (видит только этот ход)
web-level-tiro = Tiro (легко)
web-level-optio = Optio (нетрудно)
web-level-centurio = Centurio (средне)
web-level-consul = Consul (трудно)
web-level-caesar = Caesar (мастер)

## Новая комната

web-players = Игроки
web-nickname = Ваше имя

## Показ чужих ходов

web-others = Показ чужих ходов
web-others-normal = Обычно
web-others-fast = Быстро
web-others-off = Сразу
