# The page as a thing that is installed

web-app-about = Five Roman tabletop games at one table, with friends or against bots.
web-app-new = A new version of this page is ready.
web-app-take = Load it
web-app-later = Later
web-app-old = This browser is too old for the table. It needs Chrome or Edge 123, Firefox 121, Safari 17.5, or something newer.
web-app-scripts = The table needs JavaScript: switch it on for this page.
