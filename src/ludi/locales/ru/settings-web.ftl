# Настройки

web-settings-where = Хранятся только в этом браузере.
web-settings-name = Новое имя видно за новыми столами; за начатыми остаётся прежнее.
web-language = Язык
web-motion = Анимация
web-motion-system = Как в системе
web-motion-normal = Обычная
web-motion-fast = Быстрая
web-motion-off = Выключена
web-colours = Цвета
web-colours-system = Как в системе
web-colours-light = Светлые
web-colours-dark = Тёмные
web-setting-sound = Звуки
web-setting-keys = Команды одной клавишей
web-setting-odds = Показывать вероятности
