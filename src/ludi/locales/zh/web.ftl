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
web-settings = 设置
web-replay = 回放
web-region-nav = 页面

## Home

web-play-bot = 对战电脑
web-play-others = 和朋友玩
web-import = 打开保存的对局文件
web-level = 电脑强度

web-level-random = Random（随机：任意合法行动）
web-level-greedy = Greedy（贪心：只看眼前一步）
web-level-tiro = Tiro（简单）
web-level-optio = Optio（较易）
web-level-centurio = Centurio（中等）
web-level-consul = Consul（较强）
web-level-caesar = Caesar（最强）

## A new room

web-players = 玩家
web-nickname = 你的名字

## How others’ moves are shown

web-others = 他人行动的显示
web-others-normal = 正常
web-others-fast = 快速
web-others-off = 立即
