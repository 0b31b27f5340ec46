# 不需要服务器的牌桌：命令 `ludi build-site`。

site-help = 把牌桌写成一个文件夹，任何网站主机都能托管：一切都在浏览器里进行，不需要服务器。
site-help-folder = 要写入的文件夹；它须为空、尚不存在，或是本命令先前写成的网站（会被替换）。
site-done = 网站已写入 { $folder }：{ $files } 个文件，{ $megabytes } MB。
site-try = 试用：python -m http.server --directory { $folder }
