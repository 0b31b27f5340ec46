# 《罗马帝国史》的数据文件里可以有什么。

empire-data-source = FACT:<source>、WEAK:<source>、INFERRED或RECONSTRUCTED
empire-data-once = 每个名称只出现一次
empire-data-lands = 属于它的行省，按其顺序排列
empire-data-turn-values = 每回合一个数
empire-data-seas = 沿海的至少一片海，否则没有
empire-data-order = 顺序
empire-data-by-area = 同一地区的行省放在一起，按地区的顺序排列
empire-data-land = 一个行省
empire-data-city-land = 有资源的行省（为了它的城市）
empire-data-pairs = 每对行省只出现一次
empire-data-connected = 连成一片的地图
empire-data-starts = { $n }个有资源的起始行省
empire-data-capitals = rome和constantinople
empire-data-token = 第{ $turn }回合的{ $n }号
empire-data-turns = 1至{ $turns }的回合
empire-data-tribe = 一个王国或小民族
empire-data-events = { $n }张牌，最后一张是可选的
empire-data-sum = 所有算子的总和
