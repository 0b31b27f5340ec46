# Налаштування

web-settings-where = Зберігаються лише в цьому браузері.
web-settings-name = Нове ім’я видно за новими столами; за початими лишається попереднє.
web-language = Мова
web-motion = Анімація
web-motion-system = Як у системі
web-motion-normal = Звичайна
web-motion-fast = Швидка
web-motion-off = Вимкнена
web-colours = Кольори
web-colours-system = Як у системі
web-colours-light = Світлі
web-colours-dark = Темні
web-setting-sound = Звуки
web-setting-keys = Команди однією клавішею
web-setting-odds = Показувати ймовірності
