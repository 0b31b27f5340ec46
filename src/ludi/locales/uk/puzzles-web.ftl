# Задачі, у терміналі й на сторінці.

puzzle-about = Позиції з партій між ботами, у яких один хід явно кращий за інші. Знайдіть його й дізнайтеся чому. Щодня — нова задача в кожній грі.
puzzle-title = Задачі: { $title }
puzzle-today = Задача дня: № { $n }
puzzle-all = Усі задачі
puzzle-next = Наступна
puzzle-leave = Вийти із задачі
puzzle-none = Для цієї гри задач поки немає.
puzzle-score = { $done ->
        [0] Задач: { $of }, ще жодної не пробували
       *[other] З першого разу: { $right }, пробували: { $done } з { $of }
    }
puzzle-solved = розв’язано з першого разу
puzzle-missed = не розв’язано з першого разу
puzzle-ask = Який хід тут найкращий?
puzzle-ask-within = { $question } Знайдіть найкращий хід.
puzzle-right = Правильно: це найкращий хід.{ puzzle-theme }
puzzle-wrong = Є кращий хід: цей — № { $place } з { $of }.{ puzzle-theme }
puzzle-theme = { $theme ->
        [end] {" "}Задача на кінець партії.
        [clash] {" "}Задача на атаку.
        [odds] {" "}Задача на ймовірності.
       *[tempo] { "" }
    }
puzzle-compare = Порівняти
puzzle-compared = Порівняння ходів
