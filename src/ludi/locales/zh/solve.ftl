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
solve-value = { $turn } 回合：最佳下法得 { $value } 分
solve-value-discard = 弃牌玩法：最佳下法得 { $value } 分
solve-stopped = 已停止。完成的各层保存在 { $folder }；用同一命令继续。
solve-help-value = 一个局面及其中每个行动的价值：JSON、含有它的文件，或用 - 表示标准输入
solve-help-json = 以 JSON 给出数值
solve-help-verify = 与直接递归比较，并把每一层再求解一次；最后给出数值的误差上限
solve-help-sample = 每层只看大约这么多列
solve-help-export = 把解写入可供他人读取的文件
solve-position = 局面
solve-ask-value = 最佳下法得 { $value } 分
solve-ask-move = 行动
solve-ask-points = 分数
solve-verify-recursion = 直接递归在 { $n } 个小列上一致；最大差异 { $x } 分
solve-verify-rows = 空行数 { $rows }
solve-verify-layer = { $name }：{ $of } 列中有 { $columns } 列再次求解；最大差异 { $x } 分
solve-verify-bound = 误差上限：任何数值的偏差都不超过 { $x } 分
solve-verify-sampled = 所看各列的误差上限：{ $x } 分。不带 --sample 时对所有列成立。
solve-export = 写入
solve-exported = { $columns } 列按剩余回合的数值已写入 { $file }（{ $size } MB）

## 错误

solve-one-title = title：给出的是{ $given }，可接受的是 pokern：只有它有精确解
solve-no-numba = 求解需要 Numba，这里没有安装；{ $command }可安装它
solve-memory = --memory：给出的是{ $given }，至少需要{ $least } GB
solve-one-at-a-time = --value、--verify、--export：给出了多个，一次只能用一个
solve-rows-of-value = --rows：与--value 同时给出了{ $given }；局面的一列有{ $rows }行
solve-no-sample = --sample：给出的是{ $given }；可接受的是大于 0 的整数，并须与--verify 同用
solve-json-alone = 给出了--json，却没有--value 局面
solve-differs = 在一个小列上，求解器与直接递归相差{ $x }分
solve-off = { $name }：一个保存的值差了{ $x }分；请删除其文件并重新求解
solve-no-place = --export：无法写入{ $file }：请给出一个位于现有文件夹中的文件名
solve-no-layer = { $file }：这不是已求解的一层；删除它即可重新求解
solve-other-layer = { $file }：这不是本游戏已求解的一层；删除它即可重新求解
solve-no-json = --value：{ $given }不是 JSON（{ $why }）
solve-broken-at = 第{ $line }行第{ $column }列
solve-wanted-position = State.to_dict 给出的局面
