# Touches d’une table

web-key-tab = Tab
web-key-tab-does = d’une zone à l’autre
web-key-arrows = Flèches
web-key-arrows-does = dans une zone
web-key-places = B, C, P
web-key-places-does = au plateau, à la main, à la question
web-key-digits = 1–6
web-key-digits-does = choisir un dé, puis un disque
web-key-enter = Entrée
web-key-enter-does = toucher l’élément actif ; confirmer
web-key-escape = Échap
web-key-escape-does = un pas en arrière
web-key-u = U
web-key-u-does = annuler le coup ; aussi Ctrl+Z, et Ctrl+Y pour le rétablir
web-key-h = H
web-key-h-does = conseil
web-key-e = E
web-key-e-does = finir le tour
web-key-l = L
web-key-l-does = dernier événement, le journal
web-key-d = D
web-key-d-does = décrire la position
web-key-s = S
web-key-s-does = les points de tous
web-key-question = ?
web-key-question-does = cette aide ; sur une carte : son explication
