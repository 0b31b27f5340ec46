# The table: the commands `ludi serve` and `ludi backup`, and log lines that belong to no title.

server-help = 开放牌桌：在浏览器里独自玩、同一设备上一起玩，或用链接邀请朋友。
server-help-host = 监听地址；0.0.0.0 允许局域网中的其他人进入。
server-help-port = 监听端口；0 表示任选一个空闲端口。
server-help-data = 存放对局的文件夹；未给出时为你自己的程序数据文件夹。
server-help-db = 用 PostgreSQL 数据库代替文件：postgresql+asyncpg://user:password@host/name。
server-help-open = 是否在浏览器中打开页面。
server-help-log = 写到标准错误的日志级别：info、warning 或 error。
server-ready = 牌桌已开放：{ $address }
server-ready-others = 局域网中的其他人从这里进入：{ $address }
server-stop = Ctrl-C 关闭；所有对局都会保留。
server-help-backup = 把所有对局复制到一个文件，牌桌开放时也可以。
server-help-backup-file = 要写入的文件；必须尚不存在。
server-backup-done = { $file } 中有{ $rooms }个房间。

table-told-undo = { $seat }撤销了一步。
table-told-redo = { $seat }恢复了这一步。
