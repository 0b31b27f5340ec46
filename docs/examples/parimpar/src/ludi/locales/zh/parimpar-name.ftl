# Par Impar：首页和桌面顶部的名称。It travels with web.ftl.

web-title-parimpar = 猜单双
web-title-parimpar-about = 手里握着坚果：单还是双？
web-brief-parimpar = 猜单双
