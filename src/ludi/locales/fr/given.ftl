# Ce qui ne va pas dans ce qui est donné : une option, un enregistrement, un fichier.

given-title = il n’y a pas de jeu { $title } ; il y a { $titles }
given-players = players : { $given } donné, joueurs de { $title } : { $wanted }
given-option = option { $name }
given-no-option = l’option { $name } n’existe pas ; { $title } a { $options }
given-no-pair = option { $given } donnée, accepté : nom=valeur
given-none = rien
given-something = autre chose
given-one-of = un de { $words }
given-whole = un nombre entier de { $low } à { $high }
given-from = un nombre de { $low } à { $high }
given-above-0 = un nombre supérieur à 0
given-at-most = un nombre supérieur à 0, au plus { $most }
given-no-rules = elle a été jouée sous la version { $version } des règles de { $title } ; c’est ici la { $now } ; on peut lire ici { $versions }
given-no-facts = elle a été jouée avec un autre fichier de données ; { $variable } nomme ce fichier (d’après son contenu : { $name })
given-resigned = resigned : place { $seat } donnée, mais la partie était finie
given-whole-from = un nombre entier à partir de { $low }
given-below = un nombre supérieur à 0 et inférieur à { $limit }
given-is-no-folder = { $at } : { $folder } donné, qui n’est pas un dossier

## Enregistrements de parties

given-line = ligne { $line } : { $wrong }
given-no-text = ce n’est pas l’enregistrement d’une partie : ce n’est pas du texte
given-large = { $file } n’est pas l’enregistrement d’une partie : il a plus de { $most } caractères
given-no-header = ce n’est pas l’enregistrement d’une partie de Ludi Romani (l’en-tête manque)
given-no-format = format { $given } donné, accepté : { $wanted }
given-no-field = champ inconnu { $name }
given-object = un objet
given-names = une liste de noms imprimables, au nombre de { $n }
given-empty = c’est vide, et ce n’est pas un enregistrement
given-no-object = { $given } n’est pas un objet JSON ; le fichier est endommagé, coupé, ou n’est pas un enregistrement
given-cut = le fichier s’arrête au milieu d’une ligne ; il a été coupé
given-no-action = action { $given } donnée, accepté : un nombre de 0 à { $most }
given-other-action = l’action { $action } est { $name }, et non { $given }
given-other-data = cette partie de { $title } a été commencée avec un autre fichier de données : elle peut être revue et vérifiée, mais pas { $wanted ->
    [reviewed] analysée
   *[played] continuée
}
given-other-rules = cette partie de { $title } a été commencée sous la version { $version } des règles ; c’est maintenant la { $current } : elle peut être revue et vérifiée, mais pas { $wanted ->
    [reviewed] analysée
   *[played] continuée
}
given-no-hex = note.chance : graine, sel et parts s’écrivent en chiffres hexadécimaux
given-other-seed = ce n’est pas la graine dont la somme de contrôle a été montrée avant la partie
given-no-indices = note.chance.indices : une liste de nombres entiers est acceptée
given-falling-indices = note.chance.indices : ils ne sont pas croissants
given-few-indices = note.chance.indices n’a que { $n } tirages
given-other-draw = { $given } n’est pas ce que donne cette graine
given-no-note = { $name } manque

## Fichiers, et pourquoi le système les refuse

given-unwritten = { $file } ne peut pas être écrit : { $why }
given-no-folder = { $folder } n’est pas un dossier
given-network = le réseau a été fait pour { $made }, et ceci est { $title }
given-network-inputs = le réseau lit ce qu’aucune place de { $title } ne voit ; il a été fait pour une autre version
given-no-weights = { $file } ne contient pas de réseau
given-folder = c’est un dossier
given-kept = il ne peut pas être modifié
given-twice = cette commande s’en sert déjà pour autre chose
given-eacces = permission refusée
given-eaddrinuse = cette adresse est déjà utilisée
given-eaddrnotavail = cette adresse n’est pas celle de cette machine
given-eexist = ce fichier existe déjà
given-eisdir = c’est un dossier
given-enametoolong = le nom est trop long
given-enoent = il n’existe pas
given-enospc = le disque est plein
given-enotdir = ce n’est pas un dossier
given-eperm = ce n’est pas permis
given-erofs = ce disque ne peut être que lu
