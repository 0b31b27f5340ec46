# Lusitania XXI on the home page and at the top of its table. It travels with web.ftl.

web-title-lusitania = Lusitania XXI
web-title-lusitania-about = Соберите легион: меняйте, нанимайте, увольняйте. Кто первым наберёт 21 очко?
web-brief-lusitania = Lusitania
