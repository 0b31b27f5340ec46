# Une table sans serveur : la commande `ludi build-site`.

site-help = Écrit la table sous forme d’un dossier de fichiers que tout hébergeur web peut servir : tout se joue dans le navigateur, sans serveur.
site-help-folder = Le dossier où écrire : nouveau, vide, ou contenant un site de cette commande, qui est remplacé.
site-done = { $folder } contient le site : { $files } fichiers, { $megabytes } Mo.
site-try = Pour l’essayer : python -m http.server --directory { $folder }
