# 服务器、其数据或网站无法使用时，主持人看到的文字。

host-no-data = { $folder }中没有数据
host-nothing-to-copy = { $folder }中没有数据（PostgreSQL数据库用pg_dump复制）
host-half-restored = 恢复到{ $folder }的过程中断了；启动一次服务器就会完成它
host-file-there = { $file }已存在；请给出一个新名字
host-no-copy = 无法写入{ $file }，或无法读取{ $database }（{ $why }）
host-nothing-chosen = 没有选择任何内容；--lobbies、--abandoned、--finished和--chat要给出天数
host-open = { $database }已在另一个服务器中打开；请停止那个服务器，或用--data选择另一个文件夹
host-database-open = 数据库{ $name }已在另一个服务器中打开；请停止那个服务器，或用--db指定另一个数据库
host-damaged = { $database }已损坏（{ $wrong }）；没有任何更改；请用备份替换它：ludi restore 文件
host-no-file = 没有文件{ $file }
host-in-use = { $file }是正在使用的数据；请给出备份的名字
host-no-restore = 无法把{ $file }恢复到{ $folder }：{ $why }；{ $half ->
    [yes] 下次启动时会完成
   *[no] 没有任何更改
}
host-backup-damaged = { $file }已损坏（{ $wrong }）；没有任何更改
host-backup-foreign = { $file }中没有Ludi Romani的对局；没有任何更改
host-backup-later = { $file }由更新版本的Ludi Romani生成；没有任何更改
host-backup-unread = 无法复制{ $file }（{ $why }）；没有任何更改
host-no-backup = { $file }已损坏，或不是备份（{ $why }）；没有任何更改
host-no-listening = 无法监听{ $address }：{ $why }；请换一个--host或--port
host-connections = 连接数{ $n }太少，至少需要{ $fewest }；请提高`ulimit -n`
host-folder = 无法写入数据文件夹{ $folder }：{ $why }；请用--data另选一个
host-store-version = 数据由另一个版本的Ludi Romani生成（{ $why }）
host-store = 无法使用{ $store }中的数据（{ $why }）
host-page = 页面尚未构建：请在源码中运行bin/web，或用wheel安装本软件包
host-other-site = { $folder }不为空，且其中没有本命令生成的网站；请指定另一个文件夹
host-address = 形如 https://ludi.example.org 的地址，其后不带任何内容
host-no-postgresql = --db：可接受的是 PostgreSQL 数据库的地址，如 postgresql://user:password@host/name；存放对局的文件夹用--data 指定
