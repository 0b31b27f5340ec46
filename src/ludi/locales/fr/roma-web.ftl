# Roma in the browser: short words on chips, names of regions for screen readers, and the rules page.

roma-vp = PV
roma-vp-long = Points de victoire
roma-money-long = Sesterces
roma-score = { $n } PV
roma-supply-title = Réserve
roma-supply = { $n ->
        [one] { $n } PV restant
       *[other] { $n } PV restants
    }
roma-supply-low = Presque épuisée : la partie s’arrête quand elle est vide.
roma-pile-draw = Pioche
roma-pile-discard = Défausse
roma-battle-die = Dé de combat
roma-discard-show = Voir la défausse
roma-region-dice = { $seat ->
    [Vous] Vos dés
   *[other] Dés : { $seat }
}
roma-region-hand = Main
roma-region-stock = Réserve et piles
roma-end-cards = Cartes
roma-end-money = Argent
roma-die = Dé { $n }
roma-slot = { $seat ->
        [Vous] { $disc ->
            [7] Votre case Corruption
           *[other] Votre disque { $disc }
        }
       *[other] { $disc ->
            [7] Case Corruption, { $seat }
           *[other] Disque { $disc }, { $seat }
        }
    }
roma-blocked = bloqué
roma-weakened = toutes les défenses −{ $n } ce tour

## What was chosen

roma-chosen-die = Dé { $n } choisi : où l’utiliser ?
roma-chosen-own = { $card } : avec quel dé ?
roma-chosen-foe = Choisi : { $card }
roma-chosen-hand = Choisi : { $card }
roma-chosen-money = Argent : quel dé ?
roma-chosen-cards = Cartes : quel dé ?
roma-chosen-up = Un de plus : quel dé ?
roma-chosen-down = Un de moins : quel dé ?
roma-chosen-tray = Choisi : { $card }
roma-chosen-amount = Choisi : { $n }
roma-chosen-end = Finir le tour ?
roma-button-up = Un de plus
roma-button-down = Un de moins

## A word or two on a target

roma-chip-lay = poser
roma-chip-place = poser
roma-chip-give = donner
roma-chip-keep = garder
roma-chip-take = prendre
roma-chip-on = ici
roma-chip-over = remplacer
roma-chip-money = prendre { $n }
roma-chip-cards = piocher { $n }
roma-chip-use = activer
roma-chip-copy = copier
roma-chip-needs = { $need }+
roma-chip-return = renvoyer
roma-chip-block = bloquer
roma-chip-discard = défausser
roma-chip-second-die = { $n }
roma-chip-third-die = { $n }
roma-chip-adding = { $n }
roma-chip-adjust = { $to }
roma-chip-buy = { $n }
roma-chip-aside = relancer
roma-chip-use-bribe = payer { $n }
roma-chip-copy-opposite = copier
roma-chip-statue = défausser
roma-chip-pay = payer { $cost }
roma-chip-sponsor = payer { $cost }
roma-chip-sacrifice = +{ $n } PV
roma-chip-swapping = échanger
roma-chip-swap = échanger
roma-chip-end = finir

## The rules page

roma-page-goal-title = Le but
roma-page-goal = Deux joueurs tiennent chacun six disques, face à face. Les cartes posées sur vos disques apportent des points de victoire (PV), de l’argent et des ennuis à l’autre camp. Qui a le plus de PV à la fin gagne.
roma-page-start-title = Le début
roma-page-start = Chacun a 10 PV, pas d’argent et quatre cartes ; 16 PV forment la réserve. Vous vous passez l’un à l’autre deux de vos quatre cartes, sans savoir encore ce que vous recevrez.

    Ensuite chacun pose ses quatre cartes face cachée sur quatre disques différents de son côté, le premier joueur d’abord ; elles sont révélées ensemble et ne coûtent rien.
roma-page-turn-title = Un tour
roma-page-turn = D’abord, vous payez à la réserve 1 PV pour chacun de vos six disques sans carte.

    Puis on lance trois dés. Trois dés identiques peuvent être relancés.

    Enfin vous agissez, dans l’ordre que vous voulez et aussi souvent que vous le pouvez. Les dés que vous n’utilisez pas sont perdus.
roma-page-actions-title = Ce que vous pouvez faire
roma-page-actions = Poser une carte : payez son coût et mettez-la sur un de vos disques. La carte qui s’y trouve déjà est défaussée. Cela ne demande pas de dé.

    Prendre de l’argent : un dé rapporte autant de sesterces qu’il indique.

    Piocher : un dé de n vous fait voir n cartes. Vous en gardez une, les autres sont défaussées face visible. La main n’a pas de limite. Quand la pioche est vide, la défausse la remplace.

    Activer une carte : un dé va sur le disque de son numéro, et la carte qui s’y trouve agit. Avec des dés identiques, elle peut agir plusieurs fois. Une carte qui n’a rien sur quoi agir ne peut pas être activée.
roma-page-battle-title = Les combats
roma-page-battle = Legionarius, Velites, Centurio et Onager combattent : le dé de combat est lancé une fois. S’il atteint au moins la défense de la carte attaquée, avec tout ce qui la modifie, cette carte est défaussée ; sinon, il ne se passe rien. D’autres cartes éliminent sans combat.
roma-page-end-title = La fin
roma-page-end = La partie s’arrête aussitôt qu’un joueur n’a plus de PV ou que la réserve n’en a plus. Si la réserve ne suffit pas au dernier paiement, il compte quand même en entier. À égalité de PV, la victoire est partagée.
roma-page-characters = Les personnages
roma-page-buildings = Les bâtiments
roma-page-credit = Roma est un jeu de Stefan Feld, publié par Queen Games en 2005. Cette version est indépendante, avec ses propres textes et dessins. Si le jeu vous plaît, achetez-le : c’est la meilleure façon de remercier celles et ceux qui l’ont fait.

## Arena

roma-page-goal-arena = Deux joueurs tiennent chacun sept emplacements, face à face : six disques et la case Corruption. Les cartes posées y rapportent des points de victoire (PV), de l’argent et des ennuis pour l’autre camp. Qui a le plus de PV à la fin l’emporte.
roma-page-start-arena = Chacun a 10 PV, cinq cartes et pas d’argent ; 16 PV sont dans la réserve. Chacun passe deux de ses cinq cartes à l’autre, face cachée, avant de savoir ce qu’il reçoit.

    Puis le premier joueur pose gratuitement ses cinq cartes, face visible, sur cinq emplacements différents de son côté ; l’autre les voit et fait de même.
roma-page-turn-arena = D’abord, payez à la réserve 1 PV pour chacun de vos sept emplacements sans carte.

    Puis on lance trois dés. Trois dés identiques peuvent être relancés.

    Enfin vous agissez, dans l’ordre que vous voulez et aussi souvent que vous le pouvez. Les dés que vous n’utilisez pas sont perdus.
roma-page-bribery-title = La corruption
roma-page-bribery = Le septième emplacement, après le disque 6, n’a pas de numéro. N’importe quel dé y active la carte si vous payez en plus autant de sesterces que le dé montre. Une seule fois par tour.
roma-page-battle-arena = L’Arène, la Baliste, le Fauve, le Décurion et le Mercenaire combattent : le dé de combat est lancé une fois. S’il atteint au moins la défense de la carte attaquée, avec tout ce qui la modifie, cette carte est défaussée ; sinon, il ne se passe rien. D’autres cartes éliminent sans combat.
roma-page-together-title = Avec les cartes de Roma
roma-page-together = En ouvrant une table, vous pouvez réunir les deux jeux : toutes les cartes dans une seule pioche ; un jeu par joueur ; ou, pour chacun, un paquet de 55 cartes de son choix. La corruption et les cinq cartes du début restent. Les marques I et II disent de quel jeu vient une carte.

    Quand chacun a son paquet, chacun a aussi sa pioche et sa défausse, et une carte retourne au paquet d’où elle vient.
roma-page-assumed-title = Valeurs maison
roma-page-assumed = Aucune source publique ne donne certains coûts et certaines défenses. Ce sont ici des valeurs maison, et la liste des cartes le dit. Si vous possédez le jeu, entrez les valeurs imprimées en ouvrant une table.
roma-page-credit-arena = Arena: Roma II est un jeu de Stefan Feld, publié par Queen Games en 2009. Ceci est une version indépendante, avec ses propres mots et dessins. Si le jeu vous plaît, achetez-le : c’est la meilleure façon de remercier celles et ceux qui l’ont fait.
