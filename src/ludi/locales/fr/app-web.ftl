# La page, installée comme une application

web-app-about = Cinq jeux de société romains à une même table, entre amis ou contre des bots.
web-app-new = Une nouvelle version de cette page est prête.
web-app-take = La charger
web-app-later = Plus tard
