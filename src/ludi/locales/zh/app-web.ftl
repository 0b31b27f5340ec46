# 作为应用安装的页面

web-app-about = 同一张桌上的五款罗马桌游，可与朋友同玩，也可对战电脑。
web-app-new = 页面有新版本了。
web-app-take = 载入新版本
web-app-later = 以后再说
