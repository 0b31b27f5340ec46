# Обучение: `ludi train`.

train-help = Обучить сеть на партиях поиска с самим собой; лучше ли она, решает матч.
train-title = игра: { $titles }
train-out = папка обучения: партии, веса, матч
train-games = партий в каждом поколении
train-generations = сколько раз играть с тем, чему сеть к тому времени научилась
train-iterations = итераций на каждый ход этих партий
train-playouts = в первом поколении: случайных партий, которые говорят, чего стоит позиция
train-units = нейронов в двух слоях
train-mix = какую долю того, чему учат, составляет результат партии, от 0 до 1; остальное — ценность позиции
train-passes = наибольшее число проходов по партиям
train-rounds = наибольшее число раундов матча; раунд — партии с одной удачей и обменом мест
train-margin = разница в доле выигранных партий, которую нельзя упустить
train-strength = сколько итераций в матче у нынешнего игрока; у сети их столько, сколько она успевает за то же время
train-fresh = играть и обучать так, будто с игрой не поставляется сеть
train-seed = для партий, обучения и матча
train-resume = продолжить с папкой из --out
train-told-games = Поколение { $n }: партий { $done } из { $total }
train-told-passes = Поколение { $n }: проходов { $done } из { $total }, потеря { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-told-rounds = Матч: раундов { $done } из { $total }
train-losses = Поколение { $n }, отложенные партии: потеря { NUMBER($before, minimumFractionDigits: 3, maximumFractionDigits: 3) } без сети, { NUMBER($after, minimumFractionDigits: 3, maximumFractionDigits: 3) } с ней.
train-pace = Матч: итераций у нынешнего игрока — { NUMBER($iterations, useGrouping: 0) }, у сети за то же время — { NUMBER($own, useGrouping: 0) }.
train-match = Сеть выиграла { NUMBER($won, maximumFractionDigits: 1) } % (от { NUMBER($low, maximumFractionDigits: 1) } до { NUMBER($high, maximumFractionDigits: 1) } %), раундов: { $n }.
train-verdict-more = Решено: сеть лучше.
train-verdict-less = Решено: сеть хуже.
train-verdict-same = Решено: заметной разницы нет.
train-verdict-open = Не решено: нужно больше раундов.
train-file = Веса: { $file }
train-file-refused = Веса (не приняты: не доказано, что они лучше): { $file }

## Что не так

train-two-units = два целых числа от 1 до { $most }, например 16,16
train-no-games = { $file }: это не файл партий; удалите его, чтобы сыграть их заново
