# The page as a thing that is installed

web-app-about = Five Roman tabletop games at one table, with friends or against bots.
web-app-new = A new version of this page is ready.
web-app-take = Load it
web-app-later = Later
