# La phase et ses cartes
event-turn-began = Le tour { $number } commence.
event-card-revealed = { $deck } : { $card } est révélée.
event-card-taken-back = L'hiver vient retourne dans son paquet : { $deck } est mélangé en entier.
event-cards-returned = Les cartes passent sous leurs paquets : { $cards }.
event-power-gained = { $house } gagne { $amount } Pouvoir.
event-power-paid = { $house } remet { $amount } Pouvoir dans la réserve.

# Ravitaillement
ask-supply-loss = Vos armées dépassent votre ravitaillement : choisissez les unités à retirer.
event-supply-adjusted = Ravitaillement de { $house } : { $level }.
event-units-lost = { $house } perd à { $area } : { $ready-total ->
    [0] { $routed } (en déroute)
   *[other] { $ready }{ $routed-total ->
        [0] {""}
       *[other] {" "}et { $routed } (en déroute)
    }
  }.
units-not-there = À { $area }, vous ne pouvez pas retirer { $given } { $unit } ; il y en a { $there } au choix.
supply-still-over = Des armées de { $armies } sont encore trop : votre ravitaillement permet { $limits }.
supply-superfluous = Vous retirez plus que nécessaire : une unité peut rester à { $area }.

# Recrutement
ask-muster = Recrutez une unité, améliorez un fantassin, ou cessez de recruter.
event-unit-mustered = { $house } recrute à { $area }, avec les points de la zone { $by } : { $kind }.
event-footman-upgraded = { $house } change un fantassin en chevalier à { $area }.
muster-unknown = « { $plan } » n'est rien à recruter : nommez une zone et footman, knight, upgrade, ou ship avec sa mer.
muster-no-castle = { $area } n'a ni cité ni forteresse et ne donne aucun point de recrutement.
muster-not-controlled = { $house } ne contrôle pas { $area } et ne peut pas utiliser ses points de recrutement.
muster-points = Points de recrutement restants à { $area } : { $left } ; il en faut { $cost }.
muster-elsewhere = Ce que { $by } paie sur terre se place à { $by }, pas à { $area }.
ship-not-adjacent = { $area } n'est pas une mer voisine de la zone { $by }.
ship-foreign-fleet = Des bateaux d'une autre Maison sont à { $area } ; aucun bateau ne peut y être recruté.
upgrade-no-footman = Il n'y a pas de fantassin à { $area } à changer en chevalier.
muster-supply = Une unité de plus à { $area } ferait des armées de { $armies } ; votre ravitaillement permet { $limits }.
muster-pool-empty = Les { $high } pièces sont déjà toutes sur le plateau : { $unit }.

# Bataille des Rois
ask-bid-track = Misez du Pouvoir pour votre place sur la piste.
ask-order-ties = Rangez les Maisons à égalité, la meilleure place d'abord.
event-tracks-cleared = Tous les jetons d'influence quittent les pistes.
event-bids-revealed = Mises, { $purpose } : { $bids }.
event-track-filled = { $track }, de la première à la dernière place : { $order }.
event-tie-broken = { $holder } tranche une égalité ({ $purpose }) : { $chosen }.
bid-beyond-power = Une mise de { $given } est impossible : vous pouvez miser de 0 à { $high }.

# Sauvageons
ask-bid-wildlings = Misez du Pouvoir pour la Garde de Nuit.
ask-name-highest = Désignez la plus haute mise, qui pourra reprendre une carte.
ask-name-lowest = Désignez la plus basse mise, qui perdra davantage.
ask-recover-card = Reprenez en main une carte de votre défausse, ou aucune.
ask-wildling-loss = Choisissez les unités que vous perdez face aux Sauvageons.
event-wildlings-moved = Force des Sauvageons : { $strength }.
event-wildlings-fought = { $held ->
    [true] La Garde de Nuit tient bon
   *[false] Les Sauvageons percent
  } : { $watch } contre { $strength }.
card-not-discarded = { $card } n'est pas dans votre défausse.
wildling-loss-value = Vous devez perdre des unités valant exactement { $due } points de recrutement ; celles-ci valent { $given }.
highest-bid = plus haute mise pour la Garde de Nuit
lowest-bid = plus basse mise pour la Garde de Nuit
