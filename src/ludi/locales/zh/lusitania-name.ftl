# Lusitania XXI on the home page and at the top of its table. It travels with web.ftl.

web-title-lusitania = 卢西塔尼亚 XXI
web-title-lusitania-about = 组建军团：交换、招募、遣散，先到21分者胜。
web-brief-lusitania = 卢西塔尼亚
