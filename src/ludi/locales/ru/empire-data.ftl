# Что допускается в файле данных History of the Roman Empire.

empire-data-source = FACT:<source>, WEAK:<source>, INFERRED или RECONSTRUCTED
empire-data-once = каждое имя один раз
empire-data-lands = провинции, которые к ней относятся, в их порядке
empire-data-turn-values = число для каждого хода
empire-data-seas = хотя бы одно море для берега, иначе ни одного
empire-data-order = порядок
empire-data-by-area = провинции каждой области вместе, в порядке областей
empire-data-land = провинция
empire-data-city-land = провинция с ресурсом, ради её города
empire-data-pairs = каждая пара провинций один раз
empire-data-connected = связная карта
empire-data-starts = столько стартовых провинций с ресурсом: { $n }
empire-data-capitals = rome и constantinople
empire-data-token = номер { $n } хода { $turn }
empire-data-turns = ходы от 1 до { $turns }
empire-data-tribe = царство или малый народ
empire-data-events = столько карт: { $n }, последняя необязательная
empire-data-sum = сумма всех фишек
