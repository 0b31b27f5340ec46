# Roma and Arena on the home page and at the top of its table. It travels with web.ftl.

web-title-roma = Roma
web-title-roma-about = Deux joueurs, des dés et des cartes : tenez votre rangée, attaquez celle d’en face, amassez des points de victoire.
web-brief-roma = Roma
web-title-arena = Arena: Roma II
web-title-arena-about = D’autres cartes pour le même plateau, et des pots-de-vin.
web-brief-arena = Arena
