# ludi puzzle: задачи в терминале. Слова, общие со страницей, стоят в puzzles-web.ftl.

puzzle-help = Найдите лучший ход в позициях из партий между ботами; каждый день новая задача в каждой игре.
puzzle-help-number = Какая из задач; без номера — задача дня.
puzzle-line = { $title }: сегодня задача № { $today }. { $score }
puzzle-how-to-begin = Чтобы начать: ludi puzzle { $title }
puzzle-number = { $title }, задача № { $n }
puzzle-how = Введите номер хода или его краткую запись. Другие слова: state, moves, quit.
puzzle-enter = Нажмите Enter, чтобы перейти к следующей задаче, или введите quit.
puzzle-judged = { $place }. { $move } — { $worth }
puzzle-why = { "   " }{ $why }
puzzle-unknown = «{ $given }» — здесь такого хода нет. Введите число от 1 до { $n } либо state, moves, quit.
puzzle-no-puzzles = задач по { $title } нет
