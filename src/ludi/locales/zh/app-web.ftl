# 作为应用安装的页面

web-app-about = 同一张桌上的五款罗马桌游，可与朋友同玩，也可对战电脑。
web-app-new = 页面有新版本了。
web-app-take = 载入新版本
web-app-later = 以后再说
web-app-old = 这个浏览器太旧，无法打开牌桌。需要 Chrome 或 Edge 123、Firefox 121、Safari 17.5 或更新的版本。
web-app-scripts = 牌桌需要 JavaScript：请为本页启用它。
