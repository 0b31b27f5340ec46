# 给出的内容有什么错误：选项、对局文件、文件。

given-title = 没有游戏{ $title }；有{ $titles }
given-players = players：给出的是{ $given }，{ $title }的人数是{ $wanted }
given-option = 选项{ $name }
given-no-option = 没有选项{ $name }；{ $title }有{ $options }
given-no-pair = 给出的选项是{ $given }，可接受的是 名称=值
given-none = 空
given-something = 其他内容
given-one-of = { $words }之一
given-whole = { $low }到{ $high }的整数
given-from = { $low }到{ $high }的数
given-above-0 = 大于0的数
given-at-most = 大于0且不超过{ $most }的数
given-no-rules = 它是按{ $title }规则的版本{ $version }下的；这里是版本{ $now }；可读的有{ $versions }
given-no-facts = 它是用另一个数据文件下的；{ $variable }指定该文件（按其内容：{ $name }）
given-resigned = resigned：给出的是座位{ $seat }，但这局已经结束
given-whole-from = 不小于{ $low }的整数
given-below = 大于 0 且小于{ $limit }的数
given-is-no-folder = { $at }：给出的是{ $folder }，它不是文件夹

## 对局文件

given-line = 第{ $line }行：{ $wrong }
given-no-text = 这不是对局文件：它不是文本
given-large = { $file }不是对局文件：它超过{ $most }个字符
given-no-header = 这不是Ludi Romani的对局文件（缺少首行说明）
given-no-format = 给出的格式是{ $given }，可接受的是{ $wanted }
given-no-field = 未知字段{ $name }
given-object = 一个对象
given-names = 含{ $n }个可显示名字的列表
given-empty = 内容为空，不是对局文件
given-no-object = { $given }不是JSON对象；文件已损坏、被截断，或不是对局文件
given-cut = 文件在一行中间结束；它被截断了
given-no-action = 给出的行动是{ $given }，可接受的是0到{ $most }的数
given-other-action = 行动{ $action }是{ $name }，不是{ $given }
given-other-data = 这局{ $title }是用另一个数据文件开始的：可以回放和验证，但不能{ $wanted ->
    [reviewed] 复盘
   *[played] 继续下
}
given-other-rules = 这局{ $title }是按规则版本{ $version }开始的，现在是{ $current }：可以回放和验证，但不能{ $wanted ->
    [reviewed] 复盘
   *[played] 继续下
}
given-no-hex = note.chance：种子、盐值和各方份额要用十六进制数字书写
given-other-seed = 这不是开局前公布校验值的那个种子
given-no-indices = note.chance.indices：可接受的是整数列表
given-falling-indices = note.chance.indices：它们没有递增
given-few-indices = note.chance.indices只有{ $n }次随机
given-other-draw = { $given }不是这个种子给出的结果
given-no-note = 缺少{ $name }

## 文件，以及系统拒绝它们的原因

given-unwritten = 无法写入{ $file }：{ $why }
given-no-folder = { $folder }不是文件夹
given-network = 这个网络是为{ $made }做的，而这里是{ $title }
given-network-inputs = 这个网络要读{ $title }中任何座位都看不到的东西；它是为另一个版本做的
given-no-weights = { $file }中没有网络
given-folder = 它是文件夹
given-kept = 不允许更改它
given-twice = 此命令已将它用于别处
given-eacces = 没有权限
given-eaddrinuse = 地址已被占用
given-eaddrnotavail = 本机没有这个地址
given-eexist = 文件已存在
given-eisdir = 它是文件夹
given-enametoolong = 文件名过长
given-enoent = 没有这个文件或文件夹
given-enospc = 磁盘已满
given-enotdir = 它不是文件夹
given-eperm = 操作不被允许
given-erofs = 磁盘是只读的
