# Браузер: усе, що не належить до однієї гри.

web-name = Ludi Romani
web-between-dots = { " · " }
web-tagline = Римські ігри за одним столом
web-you = Ви
web-guest = Гість
web-seat = Гравець { $n }
web-bot = Бот { $level }
web-home = На головну
web-back = Назад до столу
web-close = Закрити
web-loading = Хвилинку…
web-again = Ще раз
web-no-page = Сторінка не завантажилася.
web-no-server = Сервер не відповідає. Перевірте зв’язок і спробуйте ще раз.
web-rules = Правила
web-puzzles = Задачі
web-learn = Навчання
web-decks = Колоди
web-settings = Налаштування
web-replay = Перегляд партії
web-region-nav = Сторінки

## Головна

web-play-bot = Грати з ботом
web-play-others = Грати з другом
web-import = Відкрити збережений запис
web-level = Сила бота

web-level-random = Random (навмання)
web-level-greedy = Greedy (бачить лише цей хід)
web-level-tiro = Tiro (легко)
web-level-optio = Optio (неважко)
web-level-centurio = Centurio (середньо)
web-level-consul = Consul (важко)
web-level-caesar = Caesar (найважче)

## Нова кімната

web-players = Гравці
web-nickname = Ваше ім’я

## Показ чужих ходів

web-others = Показ чужих ходів
web-others-normal = Звичайно
web-others-fast = Швидко
web-others-off = Відразу
