# Баланс: як часто карти викладають, активують, виграють із ними й що з цим робить зміна: `ludi balance`.

lab-balance-help = Як показують себе карти й рішення і що змінюється, якщо змінити правила або числа?
lab-balance-games = скільки партій, і стільки ж після зміни
lab-balance-first = номер першої партії, кратний 50: партії можна поділити між машинами, див. --merge
lab-balance-seed = за того самого початкового числа партії однакові, до зміни й після неї
lab-balance-option = налаштування гри у вигляді ім’я=значення, до зміни й після неї; можна вказати кілька разів
lab-balance-change = зміна: налаштування у вигляді ім’я=значення; можна вказати кілька разів
lab-balance-own = зміна: власні числа карт, файл TOML
lab-balance-cost = зміна: ціна карти у вигляді КАРТА=ЧИСЛО; можна вказати кілька разів
lab-balance-html = записати звіт із графіками в цей файл: одна сторінка, якій не потрібна мережа
lab-balance-json = записати числа в цей файл у вигляді JSON
lab-balance-parquet = записати числа в цей файл у вигляді Parquet
lab-balance-out = зберігати закінчені партії в цей файл
lab-balance-resume = продовжити файл із --out або додати до нього партій
lab-balance-merge = узяти закінчені партії з іншого файлу --out; можна вказати кілька разів
lab-balance-title = Баланс: { $title }
lab-balance-facts = { $pairs ->
    [yes] Пар партій до й після зміни, з тією самою удачею: { $games }
   *[no] Партій: { $games }
  }; боти: { $bots }; початкове число { $seed }.
lab-balance-changed = Що змінено: { $what }
lab-balance-found = Що змінилося
lab-balance-none = Достовірних змін немає: відмінності не більші за випадкові.
lab-balance-change-up = ▲ { $thing }, { $event }: було { $before }, стало більше: { $after } (p з поправкою = { $p })
lab-balance-change-down = ▼ { $thing }, { $event }: було { $before }, стало менше: { $after } (p з поправкою = { $p })
lab-balance-honest = Порівнянь: { $rows }, зі спільною поправкою Бенджаміні й Гохберга. Якби нічого не змінилося, ймовірність повідомити бодай про щось була б не більша за { NUMBER($level, maximumFractionDigits: 1) } %.
lab-balance-game = партія
lab-balance-whole = { $what }: { $before }
lab-balance-whole-after = { $what }: { $before }, після зміни { $after }
lab-balance-plots = Графіки
lab-balance-bars = Точки — середні за партію, риски — їхні 95-відсоткові інтервали, кожен сам по собі. Кольорові трикутники — достовірні зміни.
lab-balance-plot = { $event }
lab-balance-plot-change = { $event }: зміна
lab-balance-table = Усі числа
lab-balance-thing = карта або рішення
lab-balance-seat = { $event }, місце { $n }
lab-balance-cause = Карта, з якою виграють, — не обов’язково причина перемоги: хто попереду, може викласти більше.
lab-balance-number = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-balance-written = Звіт у файлі { $file }.
lab-event-had = потрапила в руку
lab-event-laid = викладена
lab-event-used = активована
lab-event-left = лишилася в руці наприкінці
lab-event-chosen = вибрано
lab-event-won = перемоги з нею
lab-event-decisions = рішень за партію
lab-event-first = перемоги першого місця

## Що не так

lab-balance-twice = { $one } указано разом із { $other }; допускається одне з двох
lab-balance-compiled = указано --facts; дані { $title } вкомпільовані в правила, тому процес має один їх файл; тут допускаються параметри, а з файлом грає ludi simulate --facts
lab-balance-no-numbers = указано --cost; у { $title } немає чисел карт, які можна змінити
lab-balance-pair = КАРТА=ЧИСЛО з цілим числом
