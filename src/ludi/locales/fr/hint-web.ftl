# Ce que disent les conseils

web-hint-worth = { $kind ->
    [points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pts
    [least] au moins { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pts
    [about] environ { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 0) } pts
    [likely] environ { $percent } % de chances de gagner
   *[win] { $percent } % de chances de gagner
}
web-hint-note = Points à la fin en jouant au mieux.
web-hint-note-turns = Points à la fin en jouant au mieux, s’il vous reste { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : une estimation.
web-hint-note-win = La fin est proche : ce sont les chances de gagner qui comptent.
web-hint-found = { $percent } % de chances de gagner, ± { $margin }
web-hint-note-even = Les premiers se valent : la recherche ne les départage pas.
web-hint-mine = Votre coup
web-hint-untried = pas essayé : d’autres promettent plus
web-why-percent = { $percent } % : { $what }
web-why-mean = en moyenne { $what }
web-why-won = gagne la partie
web-why-drawn = finit la partie à égalité
web-why-lost = perd la partie
web-why-ended = finit la partie
web-why = { $why }
