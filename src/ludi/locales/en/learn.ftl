# ludi learn: the lessons at the terminal. The words that the page has too stand in lessons-web.ftl.

learn-help = Learn a game by short lessons, each with one idea that you try yourself.
learn-help-lesson = Its number or name; if not given, the first one that you have not finished.
learn-help-check = Check that every lesson can be followed to its end, and leave.
learn-checked = Lessons checked: { $n }. Problems: { $wrong }.
learn-line = { "  " }{ $name } ({ $minutes }{ $stands ->
        [done] , done
        [begun] , begun
       *[no] { "" }
    })
learn-how-to-begin = To begin: ludi learn { $title }
learn-how = Type the number of a move or its short form. Other words: state, moves, back, restart, quit.
learn-enter = Press Enter to go on.
learn-unknown = “{ $given }” is not one of the moves here. Type a number from 1 to { $n }, or back, state, quit.
learn-all-done = You have finished all lessons. Now play: ludi play { $title } --bot tiro
learn-no-lessons = there are no lessons of { $title }
learn-no-lesson = lesson: { $given } was given, one of these is accepted: { $lessons }
