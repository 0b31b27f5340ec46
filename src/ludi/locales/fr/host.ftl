# Ce qu’apprend l’hôte quand une table, ses données ou un site ne peuvent pas être faits.

host-no-data = il n’y a pas de données dans { $folder }
host-nothing-to-copy = il n’y a pas de données dans { $folder } (une base PostgreSQL se copie avec pg_dump)
host-half-restored = une restauration dans { $folder } a été interrompue ; lancez la table une fois, elle la termine
host-file-there = { $file } existe déjà ; un nouveau nom est accepté
host-no-copy = { $file } ne peut pas être écrit, ou { $database } lu ({ $why })
host-nothing-chosen = rien n’a été choisi ; --lobbies, --abandoned, --finished et --chat demandent un nombre de jours
host-open = { $database } est ouvert dans un autre serveur ; arrêtez celui-là, ou choisissez un autre dossier par --data
host-database-open = la base { $name } est ouverte dans un autre serveur ; arrêtez celui-là, ou nommez une autre base par --db
host-damaged = { $database } est endommagé ({ $wrong }) ; rien n’a été modifié ; remplacez-le par une sauvegarde : ludi restore FICHIER
host-no-file = il n’y a pas de fichier { $file }
host-in-use = { $file } contient les données en service ; le nom d’une sauvegarde est accepté
host-no-restore = { $file } ne peut pas être restauré dans { $folder } : { $why } ; { $half ->
    [yes] ce sera terminé au prochain lancement
   *[no] rien n’a été modifié
}
host-backup-damaged = { $file } est endommagé ({ $wrong }) ; rien n’a été modifié
host-backup-foreign = { $file } ne contient pas de parties de Ludi Romani ; rien n’a été modifié
host-backup-later = { $file } vient d’une version plus récente de Ludi Romani ; rien n’a été modifié
host-backup-unread = { $file } ne peut pas être copié ({ $why }) ; rien n’a été modifié
host-no-backup = { $file } est endommagé, ou n’est pas une sauvegarde ({ $why }) ; rien n’a été modifié
host-no-listening = impossible d’écouter { $address } : { $why } ; essayez un autre --host ou --port
host-connections = { $n } connexions ne suffisent pas, il en faut au moins { $fewest } ; augmentez `ulimit -n`
host-folder = le dossier de données { $folder } n’accepte pas d’écriture : { $why } ; choisissez-en un autre par --data
host-store-version = les données viennent d’une autre version de Ludi Romani ({ $why })
host-store = les données de { $store } sont inutilisables ({ $why })
host-page = la page n’est pas construite : lancez bin/web dans les sources, ou installez le paquet depuis un wheel
host-other-site = { $folder } n’est pas vide et ne contient pas de site fait par cette commande ; nommez un autre dossier
host-address = une adresse comme https://ludi.example.org, sans rien après
host-no-postgresql = --db : accepté : l’adresse d’une base PostgreSQL, comme postgresql://user:password@host/name ; un dossier pour les parties se nomme par --data
