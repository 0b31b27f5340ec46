# Les options d'une partie : dans le formulaire, puis dans la liste de ce qui a été choisi

web-options-what = À quoi on joue
play-yes = oui
play-no = non
web-options-wrong = { $option } : indiquez un nombre entier de { $low } à { $high }.

web-successor-bot = peut être jouée par un bot
web-successor-person = peut être prise par un bot ou par quelqu’un d’autre, qui voit alors la main
web-absence-after = { $n ->
    [one] après { $n } minute
   *[other] après { $n } minutes
}
web-first-others = Les autres
web-first-other = L’autre
web-first-me = Moi
