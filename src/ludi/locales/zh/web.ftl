# The browser client: everything that belongs to no single title.

web-name = Ludi Romani
web-between-dots = { " · " }
web-tagline = 同一张桌上的罗马游戏
web-you = 你
web-guest = 访客
web-seat = 玩家{ $n }
web-bot = 电脑 { $level }
web-home = 首页
web-back = 回到牌桌
web-close = 关闭
web-loading = 请稍候……
web-again = 重试
web-no-page = 无法载入此页面。
web-no-server = 连接不到服务器。请检查网络后重试。
web-rules = 规则
web-puzzles = 题目
web-learn = 学习
web-decks = 牌组
web-rules-of = { $title }：规则
web-settings = 设置
web-replay = 回放
web-region-nav = 页面

## Home

web-play-bot = 对战电脑
web-play-others = 和朋友玩
web-import = 打开保存的对局文件
web-level = 电脑强度

web-level-random = 随机（任意合法行动）
web-level-greedy = 贪心（只看眼前一步）
web-level-tiro = Tiro（简单）
web-level-centurio = Centurio（中等）
web-level-consul = Consul（较强）
web-level-caesar = Caesar（最强）

## A new room

web-new = 新房间：{ $title }
web-players = 玩家
web-nickname = 你的名字
web-nickname-other = 第二位玩家的名字
web-nickname-more = 此人的名字
web-opponent = 对面的玩家
web-count = 几人玩
web-count-of = { $n }{ $n ->
        [1] （单人）
       *[other] { "" }
    }
web-seat-open = 通过邀请链接加入的人
web-seat-shared = 同一设备上的另一个人
web-seat-shared-more = 同一设备上的其他人
web-seat-bot = 电脑：{ $level }
web-first = 谁先开始
web-options = 选项
web-option-hints = 所有人都可用提示
web-option-practice = 练习：可以随意撤销
web-absence = 玩家多久不在算离开
web-successor = 离开的玩家的座位
web-create = 创建房间

## Settings

web-settings-where = 只保存在此浏览器中。
web-language = 语言
web-motion = 动画
web-motion-system = 跟随系统
web-motion-normal = 正常
web-motion-fast = 快速
web-motion-off = 无
web-others = 他人行动的显示
web-others-normal = 正常
web-others-fast = 快速
web-others-off = 立即
web-colours = 颜色
web-colours-system = 跟随系统
web-colours-light = 浅色
web-colours-dark = 深色
web-setting-sound = 声音
web-setting-keys = 单键快捷键
web-setting-odds = 显示概率
