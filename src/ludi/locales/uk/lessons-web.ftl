# Уроки: слова довкола них, у терміналі й на сторінці. Те, що каже сам урок, стоїть у TITLE-lessons.ftl.

lesson-other = Так можна, але зараз потрібне інше.
learn-about = Короткі уроки за справжнім столом: зробіть самі й дізнайтеся чому.
learn-title = Навчання: { $title }
learn-offer = Уперше тут? Короткі уроки навчать кожної гри просто за столом.
learn-offer-later = Не зараз
learn-lesson = { $n }. { $name }
learn-minutes = { $n ->
        [one] { $n } хвилина
        [few] { $n } хвилини
       *[other] { $n } хвилин
    }
learn-done = пройдено
learn-begun = розпочато
learn-go-on = Далі
learn-leave = Вийти з уроку
learn-next = Наступний урок
learn-play = Зіграти партію
learn-all = Усі уроки
learn-none = Для цієї гри уроків поки немає.
