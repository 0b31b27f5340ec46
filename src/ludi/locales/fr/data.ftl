# Ce qui ne va pas dans un fichier de données de l’utilisateur.

data-in-file = { $file } : { $wrong }
data-wrong = { $at } : { $given } donné, accepté : { $wanted }
data-key-meant = { $at } : cette clé n’existe pas ; vouliez-vous dire { $meant } ?
data-no-key = { $at } : cette clé n’existe pas ; acceptées : { $keys }
data-unread = { $file } ne peut pas être lu : { $why }
data-no-toml = { $file } : ce n’est pas du TOML ({ $why })
data-too-deep = { $file } : ce TOML est illisible : ses crochets sont trop imbriqués
data-no-text = { $file } : ce n’est pas du texte ; un texte en UTF-8 est accepté
data-long = { $file } : plus de { $most } octets ; un texte court est accepté
data-no-numbers = --facts donné ; { $title } n’a pas de nombres qu’un fichier puisse remplacer
data-facts-twice = --facts donné en même temps que l’option { $option } ; un seul des deux est accepté

## Ce qui est donné, et ce qui est accepté

data-huge = un nombre de plus de 100 chiffres
data-choice = { $words }{ $more ->
        [0] { "" }
       *[other] { " " }et { $more } de plus
    }
data-number = { $n }
data-span = { $low } à { $high }
data-bounded = un nombre de -{ $most } à { $most }
data-at-least = { $n } ou plus
data-flag = true ou false
data-whole = un nombre entier
data-real = un nombre
data-text = un texte
data-list = une liste
data-table = une table
data-rows = { $n ->
        [0] une liste de tables
       *[other] une liste de { $n }
    }
data-value = une valeur
