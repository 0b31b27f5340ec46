# La page, installée comme une application

web-app-about = Cinq jeux de société romains à une même table, entre amis ou contre des bots.
web-app-new = Une nouvelle version de cette page est prête.
web-app-take = La charger
web-app-later = Plus tard
web-app-old = Ce navigateur est trop ancien pour la table. Il faut Chrome ou Edge 123, Firefox 121, Safari 17.5 ou plus récent.
web-app-scripts = La table a besoin de JavaScript : activez-le pour cette page.
