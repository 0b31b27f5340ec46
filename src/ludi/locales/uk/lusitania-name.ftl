# Lusitania XXI on the home page and at the top of its table. It travels with web.ftl.

web-title-lusitania = Lusitania XXI
web-title-lusitania-about = Зберіть легіон: міняйте, наймайте, звільняйте. Хто першим набере 21 очко?
web-brief-lusitania = Lusitania
