# Lessons: the words around them, in the terminal and on the page. What a lesson says stands in TITLE-lessons.ftl.

lesson-other = That is allowed, but it is not what is asked here.
learn-about = Short lessons at the real table: do it yourself, and see why.
learn-title = Learn { $title }
learn-offer = New here? Short lessons teach you each game at the table.
learn-offer-later = Not now
learn-lesson = { $n }. { $name }
learn-minutes = { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
learn-done = done
learn-begun = begun
learn-go-on = Go on
learn-leave = Leave the lesson
learn-next = Next lesson
learn-play = Play a game
learn-all = All lessons
learn-none = There are no lessons for this game yet.
