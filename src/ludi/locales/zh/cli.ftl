# The command line, and what both screens of the terminal say whatever is played.

## ludi

cli-help = 罗马桌面游戏：自己玩，让电脑对战，回放对局。
cli-help-version = 显示版本并退出。
cli-help-lang = 所有文字的语言；未给出时依次看 $LUDI_LANG 和系统语言。
cli-help-usage = 用法：
cli-help-arguments = 参数
cli-help-options = 选项
cli-help-commands = 命令
cli-help-help = 显示本帮助并退出。
cli-help-default = 默认：{ $value }
cli-help-required = 必填
cli-titles = 游戏：
cli-title = { "  " }{ $title }：{ $about }（ludi play { $title }）

## 错误

cli-interrupted = 已中断
cli-see = { $wrong }（见{ $command } --help）
cli-no-option = 没有这个选项：{ $name }
cli-no-option-but = 没有这个选项：{ $name }（可能是：{ $options }）
cli-no-command = 没有这个命令：{ $name }。
cli-no-command-but = 没有这个命令：{ $name }。是否指{ $meant }？
cli-extra = 多余的参数（{ $words }）
cli-missing = 缺少{ $name }。
cli-no-value = 选项{ $name }需要一个值。
cli-no-flag = 选项{ $name }不接受值。
cli-no-number = { $name }：可接受的是{ $wanted }
cli-save-there = { $file }已存在，不会被覆盖；可用--resume { $file }继续，或指定另一个文件
cli-no-saved = { $folder }中没有可继续的对局；开始一局：ludi play { $title }
cli-with-resume = { $names }不能与--resume同时给出：已保存的对局有自己的设定
cli-other-title = { $file }是{ $title }的对局，不是{ $other }的
cli-changed = { $file }已被另一个程序更改；不会被覆盖
cli-no-person = 这份对局文件中没有真人玩家，因此无法继续；见ludi replay

## ludi play

play-help = 在终端里玩一局，对电脑或两人对战。
play-help-title = 游戏：{ $titles }。
play-help-bot = 对手，从弱到强：random（任意合法行动）、tiro（简单）、optio（较易）、centurio（中等，默认）、consul（较强）、caesar（最强）；greedy（贪心：只看眼前一步）；或 none：两人共用一个终端。
play-help-players = 玩家人数：你和其余座位上的电脑；不写则为该游戏的常用人数。
play-help-seat = 你的座位：从 1（先手，默认）起的号码，或 random（随机）。
play-help-seed = 种子相同，骰子和牌也相同。
play-help-option = 游戏选项，写作 名称=值，或 名称=@文件 以读取文件内容；可以给出多次。
play-help-facts = 写有印刷数值的 TOML 文件，用来代替自定数值。
play-help-ms = 电脑每步可以思考多少毫秒。
play-help-plain = 逐行显示，不画版图：用于管道或屏幕阅读器。
play-help-save = 保存对局的文件；未给出时在数据文件夹里新建一个。
play-help-resume = 继续已保存的对局：此文件中的一局；未给出文件时为最近一局。

play-title = { $title }
play-seats = 玩家：{ $seats }。
play-you = 你
play-bot = 电脑 { $level }
play-bot-of = 电脑 { $level } { $n }
play-player = 玩家{ $n }
play-none = 无
play-option = { $option }：{ $value }。
play-card = { $card }（{ $facts }）：{ $text }
play-move = { $move }（{ $effect }）
play-ask-of = { $seat }：{ $ask }
play-thinking = { $seat }正在思考。
play-curtain = 轮到{ $seat }。请另一位玩家移开视线。准备好后按回车键。
play-undone = 已撤销。
play-redone = 已重做。
play-odds = { $shown ->
        [yes] 已显示概率。
       *[no] 已隐藏概率。
    }
play-resign = { $sure }{ $how ->
        [key] 确定的话，请再按一次 R。
       *[word] 确定的话，请再输入一次 resign。
    }
play-hint = 提示{ $n }：{ $move }（{ $worth }）
play-hint-mine = 你的行动：{ $move }（{ $worth }）
play-hint-why = { $hint }：{ $why }
play-hint-wait = 正在寻找提示……
play-saved = 对局已保存在 { $file }
play-unsaved = 对局无法保存：{ $error }
play-resume = 继续：ludi play { $title } --resume { $file }
play-replay = 回放：ludi replay { $file }

## The full screen

screen-keys = 1–9 a–z ↑↓ 回车：行动 · { $undo ->
        [yes] u：撤销 ·{" "}
        [redo] U：重做 ·{" "}
       *[no] { "" }
    }h：提示 · ?：帮助 · Tab：纪事 · q：退出
screen-keys-map = 1–9 a–z 回车：行动 · 0：地图 · { $undo ->
        [yes] u：撤销 ·{" "}
        [redo] U：重做 ·{" "}
       *[no] { "" }
    }h：提示 · ?：帮助 · Tab：纪事 · q：退出
screen-keys-over = q：退出 · ?：帮助 · Tab：纪事
screen-no-move = { $n ->
    [1] { $typed }：这里没有这个行动，只有 1
   *[other] { $typed }：这里没有这个行动，可选 1 到 { $last }
  }
screen-help = 帮助：Esc 关闭
screen-map = 地图和图表：Esc 关闭
screen-hints = 提示：Esc 关闭
screen-help-keys = 按键：按数字或字母即执行该行动，也可用方向键和回车。h 显示高手会怎么走，附胜率或预期分数。u 撤销上一步，只要之后没有新的信息公开；U 重做。% 隐藏或显示概率。R 认输。每一步都会保存。q 退出。

## Line by line

plain-prompt = >
plain-how = 输入行动的编号或简写；多个之间用半角逗号分隔。其他命令：undo（撤销）、redo（重做）、hint（提示）、hint 行动（为什么不走这步？）、state（局面）、moves（行动）、log（纪事）、odds（显示或隐藏概率）、resign（认输）、help（帮助）、quit（退出）。
plain-commands = 可输入：编号，或简写，例如 { $example }。还有：undo、redo、hint、hint 行动、state、moves、log、odds、resign、help 牌名、quit。
plain-group = { $group }：
plain-move = { $n }. { $move } [{ $short }]
plain-number = 输入的是 { $given }；请输入1到{ $n }的编号
plain-long = 输入了{ $n }个字符；没有这么长的行动
plain-not-now = 现在不能执行“{ $given }”。
plain-unknown = “{ $given }”在这里既不是行动，也不是命令。输入 help 查看帮助，或 moves 查看现在可行的行动。
plain-unknown-near = “{ $given }”在这里既不是行动，也不是命令。是不是想输入 { $near }？
plain-empty = 请输入1到{ $n }的编号，或 help。
plain-rest = 未执行：{ $rest }
plain-no-card = 没有 { $given } 这张牌；help 会列出所有的牌。
