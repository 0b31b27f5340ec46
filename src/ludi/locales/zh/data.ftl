# 用户的数据文件有什么错误。

data-in-file = { $file }：{ $wrong }
data-wrong = { $at }：给出的是{ $given }，可接受的是{ $wanted }
data-key-meant = { $at }：没有这个键；是否指{ $meant }？
data-no-key = { $at }：没有这个键；可接受的是{ $keys }
data-unread = 无法读取{ $file }：{ $why }
data-no-toml = { $file }：这不是TOML（{ $why }）
data-too-deep = { $file }：这个TOML无法读取：括号嵌套过深
data-no-text = { $file }：这不是文本；可接受的是UTF-8文本
data-long = { $file }：长度超过{ $most }字节；可接受的是短文本
data-no-numbers = 给出了--facts；{ $title }没有可由文件代替的数值
data-facts-twice = --facts与选项{ $option }同时给出；只能接受其中一个

## 给出的是什么，可接受的是什么

data-huge = 一个超过100位的数
data-choice = { $words }{ $more ->
        [0] { "" }
       *[other] 等，另有{ $more }个
    }
data-number = { $n }
data-span = { $low }至{ $high }
data-bounded = -{ $most }至{ $most }之间的数
data-at-least = { $n }或更大的数
data-flag = true或false
data-whole = 整数
data-real = 数
data-text = 文本
data-list = 列表
data-table = 表
data-rows = { $n ->
        [0] 由表组成的列表
       *[other] 有{ $n }项的列表
    }
data-value = 一个值
