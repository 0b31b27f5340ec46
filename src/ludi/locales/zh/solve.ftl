# Exact solutions: `ludi solve`.

solve-help = 精确求解单人游戏；中断后可从下一层继续。
solve-help-title = 游戏：pokern
solve-help-turns = 进行多少回合
solve-help-discard = 不计回合：没有填写的回合要付一张牌
solve-help-lenient = 停在无法填写的数字上即为失手
solve-help-valid = 有效数字时也可以打牌
solve-help-rows = 列的行数；小型实例可更少
solve-help-memory = 可用的内存（GB）
solve-help-folder = 已求解各层的保存位置，每层约 254 MB；未指定则放在数据文件夹
solve-columns = { $columns } 种列，各有 64 种手牌组合
solve-layer = 第 { $turn } 回合，共 { $turns } 回合
solve-discard = 弃牌玩法
solve-progress = { $name }：已完成 { $done }/{ $total } 列，每秒 { NUMBER($rate, maximumFractionDigits: 0) } 列，剩余 { $left }
solve-value = { $turn } 回合：最佳玩法得 { $value } 分
solve-value-discard = 弃牌玩法：最佳玩法得 { $value } 分
solve-stopped = 已停止。完成的各层保存在 { $folder }；用同一命令继续。
