# ludi puzzle：终端里的题目。与网页共用的词句在 puzzles-web.ftl。

puzzle-help = 在电脑对战的局面里找出最好的一步；每个游戏每天一道新题。
puzzle-help-number = 第几题；未给出时为今日一题。
puzzle-line = { $title }：今日一题是第 { $today } 题。{ $score }
puzzle-how-to-begin = 开始：ludi puzzle { $title }
puzzle-number = { $title }，第 { $n } 题
puzzle-how = 输入行动的编号或简写。其他命令：state、moves、quit。
puzzle-enter = 按回车看下一题，或输入 quit。
puzzle-judged = { $place }. { $move } – { $worth }
puzzle-why = { "   " }{ $why }
puzzle-unknown = “{ $given }”不是这里可选的行动。请输入 1 到 { $n } 的数字，或 state、moves、quit。
puzzle-no-puzzles = { $title }没有题目
