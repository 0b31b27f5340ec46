# Що допускається у файлі даних History of the Roman Empire.

empire-data-source = FACT:<source>, WEAK:<source>, INFERRED або RECONSTRUCTED
empire-data-once = кожне ім’я один раз
empire-data-lands = провінції, які до неї належать, у їхньому порядку
empire-data-turn-values = число для кожного ходу
empire-data-seas = хоча б одне море для берега, інакше жодного
empire-data-order = порядок
empire-data-by-area = провінції кожної області разом, у порядку областей
empire-data-land = провінція
empire-data-city-land = провінція з ресурсом, для її міста
empire-data-pairs = кожна пара провінцій один раз
empire-data-connected = зв’язна мапа
empire-data-starts = стільки стартових провінцій з ресурсом: { $n }
empire-data-capitals = rome і constantinople
empire-data-token = номер { $n } ходу { $turn }
empire-data-turns = ходи від 1 до { $turns }
empire-data-tribe = царство або малий народ
empire-data-events = стільки карт: { $n }, остання необов’язкова
empire-data-sum = сума всіх фішок
