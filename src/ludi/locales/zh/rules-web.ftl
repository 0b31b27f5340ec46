# 网页上的规则：示例、查找和可打印的摘要。

web-rules-of = { $title }：规则
rules-contents = 本页内容
rules-find = 在规则中查找
rules-found = { $n ->
        [0] 没有找到
       *[other] 找到 { $n } 处
    }
rules-summary = 可打印的摘要
rules-example = 示例：{ $name }
rules-before = 之前
rules-try = 亲自试一试
rules-all = 全部规则
rules-print = 打印
rules-on-one-page = { $title }：一页规则
