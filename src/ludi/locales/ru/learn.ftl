# ludi learn: уроки в терминале. Слова, общие со страницей, стоят в lessons-web.ftl.

learn-help = Научиться игре по коротким урокам: в каждом одна идея, которую вы сразу пробуете сами.
learn-help-lesson = Номер или имя урока; если не указано — первый, который вы не прошли.
learn-help-check = Проверить, что каждый урок можно пройти до конца, и выйти.
learn-checked = Проверено уроков: { $n }. Ошибок: { $wrong }.
learn-line = { "  " }{ $name } ({ $minutes }{ $stands ->
        [done] , пройден
        [begun] , начат
       *[no] { "" }
    })
learn-how-to-begin = Начать: ludi learn { $title }
learn-how = Введите номер хода или его краткую запись. Другие слова: state, moves, back, restart, quit.
learn-enter = Нажмите Enter, чтобы продолжить.
learn-unknown = «{ $given }» — здесь такого хода нет. Введите число от 1 до { $n } либо back, state, quit.
learn-all-done = Все уроки пройдены. Теперь сыграйте: ludi play { $title } --bot tiro
learn-no-lessons = уроков по { $title } нет
learn-no-lesson = lesson: указано { $given }, допускается один из этих: { $lessons }
