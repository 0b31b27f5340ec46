# Lusitania XXI on the home page and at the top of its table. It travels with web.ftl.

web-title-lusitania = Lusitania XXI
web-title-lusitania-about = Raise a legion: exchange, hire and release, first to 21 points.
web-brief-lusitania = Lusitania
