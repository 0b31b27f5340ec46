# Задачи, в терминале и на странице.

puzzle-about = Позиции из партий между ботами, в которых один ход явно лучше остальных. Найдите его и узнайте почему. Каждый день — новая задача в каждой игре.
puzzle-title = Задачи: { $title }
puzzle-today = Задача дня: № { $n }
puzzle-all = Все задачи
puzzle-next = Следующая
puzzle-leave = Выйти из задачи
puzzle-none = Для этой игры задач пока нет.
puzzle-score = { $done ->
        [0] Задач: { $of }, ещё ни одной не пробовали
       *[other] С первого раза: { $right }, пробовали: { $done } из { $of }
    }
puzzle-solved = решена с первого раза
puzzle-missed = не решена с первого раза
puzzle-ask = Какой ход здесь лучший?
puzzle-ask-within = { $question } Найдите лучший ход.
puzzle-right = Верно: это лучший ход.{ puzzle-theme }
puzzle-wrong = Есть ход лучше: этот — № { $place } из { $of }.{ puzzle-theme }
puzzle-theme = { $theme ->
        [end] {" "}Задача на конец партии.
        [clash] {" "}Задача на атаку.
        [odds] {" "}Задача на вероятности.
       *[tempo] { "" }
    }
puzzle-compare = Сравнить
puzzle-compared = Сравнение ходов
