# Уроки: слова вокруг них, в терминале и на странице. То, что говорит сам урок, стоит в TITLE-lessons.ftl.

lesson-other = Так можно, но сейчас требуется другое.
learn-about = Короткие уроки за настоящим столом: сделайте сами и узнайте почему.
learn-title = Обучение: { $title }
learn-offer = Впервые здесь? Короткие уроки научат каждой игре прямо за столом.
learn-offer-later = Не сейчас
learn-lesson = { $n }. { $name }
learn-minutes = { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[other] { $n } минут
    }
learn-done = пройден
learn-begun = начат
learn-go-on = Дальше
learn-leave = Выйти из урока
learn-next = Следующий урок
learn-play = Сыграть партию
learn-all = Все уроки
learn-none = Для этой игры уроков пока нет.
