# ludi learn: уроки в терміналі. Слова, спільні зі сторінкою, стоять у lessons-web.ftl.

learn-help = Навчитися гри за короткими уроками: у кожному одна ідея, яку ви одразу пробуєте самі.
learn-help-lesson = Номер або назва уроку; якщо не вказано — перший, якого ви не пройшли.
learn-help-check = Перевірити, що кожен урок можна пройти до кінця, і вийти.
learn-checked = Перевірено уроків: { $n }. Помилок: { $wrong }.
learn-line = { "  " }{ $name } ({ $minutes }{ $stands ->
        [done] , пройдено
        [begun] , розпочато
       *[no] { "" }
    })
learn-how-to-begin = Почати: ludi learn { $title }
learn-how = Уведіть номер ходу або його короткий запис. Інші слова: state, moves, back, restart, quit.
learn-enter = Натисніть Enter, щоб продовжити.
learn-unknown = «{ $given }» — тут такого ходу немає. Уведіть число від 1 до { $n } або back, state, quit.
learn-all-done = Усі уроки пройдено. Тепер зіграйте: ludi play { $title } --bot tiro
learn-no-lessons = уроків із { $title } немає
learn-no-lesson = lesson: вказано { $given }, допускається один із цих: { $lessons }
