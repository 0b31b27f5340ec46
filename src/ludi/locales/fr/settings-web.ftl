# Réglages

web-settings-where = Conservés seulement dans ce navigateur.
web-settings-name = Un nouveau nom vaut pour les nouvelles tables ; aux tables en cours, vous gardez l’ancien.
web-language = Langue
web-motion = Animations
web-motion-system = Comme le système
web-motion-normal = Normales
web-motion-fast = Rapides
web-motion-off = Aucune
web-colours = Couleurs
web-colours-system = Comme le système
web-colours-light = Claires
web-colours-dark = Sombres
web-setting-sound = Sons
web-setting-keys = Raccourcis d’une seule touche
web-setting-odds = Montrer les probabilités
