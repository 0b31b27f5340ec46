# ludi puzzle: задачі в терміналі. Слова, спільні зі сторінкою, стоять у puzzles-web.ftl.

puzzle-help = Знайдіть найкращий хід у позиціях із партій між ботами; щодня нова задача в кожній грі.
puzzle-help-number = Яка із задач; без номера — задача дня.
puzzle-line = { $title }: сьогодні задача № { $today }. { $score }
puzzle-how-to-begin = Щоб почати: ludi puzzle { $title }
puzzle-number = { $title }, задача № { $n }
puzzle-how = Уведіть номер ходу або його короткий запис. Інші слова: state, moves, quit.
puzzle-enter = Натисніть Enter, щоб перейти до наступної задачі, або уведіть quit.
puzzle-judged = { $place }. { $move } — { $worth }
puzzle-why = { "   " }{ $why }
puzzle-unknown = «{ $given }» — тут такого ходу немає. Уведіть число від 1 до { $n } або state, moves, quit.
puzzle-no-puzzles = задач із { $title } немає
