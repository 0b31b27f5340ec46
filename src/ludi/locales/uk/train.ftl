# Навчання: `ludi train`.

train-help = Навчити мережу на партіях пошуку із самим собою; чи краща вона, вирішує матч.
train-title = гра: { $titles }
train-out = тека навчання: партії, ваги, матч
train-games = партій у кожному поколінні
train-generations = скільки разів грати з тим, чого мережа на той час навчилася
train-iterations = ітерацій на кожен хід цих партій
train-playouts = у першому поколінні: випадкових партій, які кажуть, чого варта позиція
train-units = нейронів у двох шарах
train-mix = яку частку того, чого навчають, становить результат партії, від 0 до 1; решта — цінність позиції
train-passes = найбільша кількість проходів по партіях
train-rounds = найбільша кількість раундів матчу; раунд — партії з однією удачею та обміном місць
train-margin = різниця в частці виграних партій, яку не можна пропустити
train-strength = скільки ітерацій у матчі в нинішнього гравця; у мережі їх стільки, скільки вона встигає за той самий час
train-fresh = грати й навчати так, ніби з грою не постачається мережа
train-seed = для партій, навчання й матчу
train-resume = продовжити з текою з --out
train-told-games = Покоління { $n }: партій { $done } з { $total }
train-told-passes = Покоління { $n }: проходів { $done } з { $total }, втрата { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-told-rounds = Матч: раундів { $done } з { $total }
train-losses = Покоління { $n }, відкладені партії: втрата { NUMBER($before, minimumFractionDigits: 3, maximumFractionDigits: 3) } без мережі, { NUMBER($after, minimumFractionDigits: 3, maximumFractionDigits: 3) } з нею.
train-pace = Матч: ітерацій у нинішнього гравця — { NUMBER($iterations, useGrouping: 0) }, у мережі за той самий час — { NUMBER($own, useGrouping: 0) }.
train-match = Мережа виграла { NUMBER($won, maximumFractionDigits: 1) } % (від { NUMBER($low, maximumFractionDigits: 1) } до { NUMBER($high, maximumFractionDigits: 1) } %), раундів: { $n }.
train-verdict-more = Вирішено: мережа краща.
train-verdict-less = Вирішено: мережа гірша.
train-verdict-same = Вирішено: помітної різниці немає.
train-verdict-open = Не вирішено: потрібно більше раундів.
train-file = Ваги: { $file }
train-file-refused = Ваги (не прийнято: не доведено, що вони кращі): { $file }

## Що не так

train-two-units = два цілих числа від 1 до { $most }, наприклад 16,16
train-no-games = { $file }: це не файл партій; видаліть його, щоб зіграти їх знову
