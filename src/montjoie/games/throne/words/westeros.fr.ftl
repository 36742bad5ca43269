# La phase et ses cartes
event-turn-began = Le tour { $number } commence.
event-card-revealed = { $deck } : « { $card } » est révélée.
event-card-taken-back = « L'hiver vient » retourne dans { LE($deck) }, qui est mélangé en entier ; une autre carte la remplace.
event-cards-returned = Les trois cartes passent sous leurs paquets ({ $cards }).
event-power-gained = { $cause-id ->
    [consolidate_power] { $house } reçoit { power-tokens } { A($area) } ({ $earned }) et en a { $power }.
    [pillage] { $house } pille { LE($area) }, reçoit { power-tokens } et en a { $power }.
    [game_of_thrones] { $house } reçoit { power-tokens } pour ses couronnes ({ $earned }) et en a { $power }.
   *[other] { $house } reçoit { power-tokens } grâce { A($cause) } et en a { $power }.
  }
event-power-paid = { $house } paie { power-tokens } pour { LE($card) }.

# Ravitaillement
ask-supply-loss = Vos armées dépassent votre ravitaillement : choisissez les unités à retirer.
event-supply-adjusted = Ravitaillement { DE($house) } : niveau { $level }, auparavant { $before } ({ $level ->
    [0] aucun baril
   *[other] { $barrels }
  }) ; il permet des armées de { $armies }.
event-units-lost = { $cause-id ->
    [casualties] { $house } perd { lost-units } dans la bataille { DE($area) }.
    [card] { $house } perd { lost-units } { A($area) }.
    [routed] { $house } perd { lost-units } { A($area) } : pas de seconde retraite pour les unités en déroute.
    [no_refuge] { $house } perd { lost-units } { A($area) } : aucune retraite n'est possible.
    [hunger] { $house } perd { lost-units } { A($area) } : le ravitaillement ne permet pas cette retraite.
    [supply] { $house } abandonne { lost-units } { A($area) }, faute de ravitaillement.
   *[wildlings] { $house } perd { lost-units } { A($area) } face aux Sauvageons.
  }
units-not-there = { A($area) }, vous ne pouvez retirer { $given } fois { UN($unit) } ; vous en avez { $there }.
supply-still-over = Des armées de { $armies } sont encore trop : votre ravitaillement permet { $limits }.
supply-superfluous = Vous retirez plus que nécessaire : une unité peut rester { A($area) }.

# Recrutement
ask-muster = Recrutez une unité, améliorez un fantassin, ou cessez de recruter.
event-unit-mustered = { $house } recrute { $kind-id ->
    [footman] un fantassin
    [knight] un chevalier
   *[ship] un bateau
  } { A($area) } pour { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }{ $kind-id ->
    [ship] {" "}{ DE($by) }
   *[other] {""}
  } (reste { $left }).
event-footman-upgraded = { $cost ->
    [0] { $house } change un fantassin en chevalier { A($area) }.
   *[other] { $house } change un fantassin en chevalier { A($area) } pour { $cost ->
        [one] 1 point
       *[other] { $cost } points
    } (reste { $left }).
  }
muster-unknown = « { $plan } » n'est rien à recruter : nommez une zone et footman, knight, upgrade, ou ship avec sa mer.
muster-no-castle = { LE($area) } { MANY($area) ->
    [other] n'ont ni cité ni forteresse et ne donnent
   *[one] n'a ni cité ni forteresse et ne donne
  } aucun point de recrutement.
muster-not-controlled = { $house } ne contrôle pas { LE($area) } et ne peut pas utiliser ses points de recrutement.
muster-points = { A($area) } il { $left ->
    [0] ne reste aucun point de recrutement
    [one] reste 1 point de recrutement
   *[other] reste { $left } points de recrutement
  } ; il en faut { $cost }.
muster-elsewhere = Ce que paie { LE($by) } sur terre se place { A($by) }, pas { A($area) }.
ship-not-adjacent = { LE($area) } n'est pas une mer qui touche { LE($by) }.
ship-foreign-fleet = Des bateaux d'une autre Maison sont { A($area) } ; aucun bateau ne peut y être recruté.
upgrade-no-footman = Il n'y a pas de fantassin { A($area) } à changer en chevalier.
muster-supply = Une unité de plus { A($area) } ferait des armées de { $armies } ; votre ravitaillement permet { $limits }.
muster-pool-empty = Les { $high } pièces sont déjà toutes sur le plateau : { $unit }.

# Bataille des Rois
ask-bid-track = Misez pour { LE($track) } : combien de votre Pouvoir ?
ask-order-ties = Rangez les Maisons à égalité, la meilleure place d'abord.
event-tracks-cleared = Tous les jetons d'influence quittent les trois pistes.
event-bids-revealed = { $purpose-id ->
    [wildlings] Les mises pour la Garde de Nuit sont révélées ({ $bids }).
   *[other] Les mises pour { LE($purpose) } sont révélées ({ $bids }).
  }
event-track-filled = { LE($track) }, de la première à la dernière place : { $order }. { $holder } { $kept ->
    [true] garde
   *[false] prend
  } { LE($token) }.
event-tie-broken = { $purpose-id ->
    [highest-bid] { $holder }, sur le Trône de Fer, tranche entre les plus hautes mises : { $chosen }.
    [lowest-bid] { $holder }, sur le Trône de Fer, tranche entre les plus basses mises : { $chosen }.
    [victory] { $holder }, sur le Trône de Fer, désigne le vainqueur : { $chosen }.
   *[other] { $holder }, sur le Trône de Fer, range les mises égales : { $chosen }.
  }
bid-beyond-power = Une mise de { $given } est impossible : vous pouvez miser de 0 à { $high }.

# Sauvageons
ask-bid-wildlings = Misez du Pouvoir pour la Garde de Nuit.
ask-name-highest = Désignez la plus haute mise, qui pourra reprendre une carte.
ask-name-lowest = Désignez la plus basse mise, qui perdra davantage.
ask-recover-card = Reprenez en main une carte de votre défausse, ou aucune.
ask-wildling-loss = Choisissez les unités que vous perdez face aux Sauvageons.
event-wildlings-moved = { $icons ->
    [0] { $before ->
        [0] Les Sauvageons se retirent, leur force toujours à 0.
       *[other] Les Sauvageons se retirent : leur force retombe de { $before } à 0.
      }
    [one] 1 mammouth sur les cartes : la force des Sauvageons passe de { $before } à { $strength }.
   *[other] { $icons } mammouths sur les cartes : la force des Sauvageons passe de { $before } à { $strength }.
  }
event-wildlings-fought = { $held ->
    [true] La Garde de Nuit repousse les Sauvageons, { $watch } contre { $strength }.
   *[false] Les Sauvageons percent : la Garde de Nuit ne réunit que { $watch } contre { $strength }.
  }
card-not-discarded = { LE($card) } n'est pas dans votre défausse.
wildling-loss-value = Vous devez perdre des unités valant exactement { $due } points de recrutement ; celles-ci valent { $given }.
highest-bid = plus haute mise pour la Garde de Nuit
lowest-bid = plus basse mise pour la Garde de Nuit
event-card-resolved = { $card-id ->
    [supply] Ravitaillement : chaque Maison compte les barils qu'elle contrôle et ajuste ses armées.
    [mustering] Recrutement : chaque Maison dépense les points de recrutement de ses cités et forteresses.
    [game_of_thrones] Jeu des Trônes : chaque Maison reçoit du Pouvoir pour les couronnes qu'elle contrôle.
    [clash_of_kings] Bataille des Rois : les Maisons misent pour les trois pistes d'influence.
    [wildling_attack] Attaque des Sauvageons : les Maisons misent du Pouvoir pour la Garde de Nuit.
    [sea_of_storms] Mer de Tempêtes : aucun ordre de Raid ne peut être placé ce tour.
    [feast_for_crows] Festin pour les Corbeaux : aucun ordre de Consolidation de Pouvoir ne peut être placé ce tour.
    [rains_of_autumn] Pluies d'Automne : les fantassins n'apportent aucune force en soutien ce tour.
    [storm_of_swords] Tempête d'Épées : aucun ordre de Défense ne peut être placé ce tour.
    [last_days_of_summer] Derniers jours d'été ({ $deck }) : rien ne se passe.
   *[other] { $card } ({ $deck }).
  }
event-bids-paid = Le Pouvoir misé retourne à la réserve ({ $bids }).
event-muster-began = { $house } recrute avec { TOTAL($points) ->
    [one] 1 point
   *[other] { TOTAL($points) } points
  } ({ PARTS($points) }).
event-muster-ended = { $house } laisse { $left ->
    [one] 1 point de recrutement
   *[other] { $left } points de recrutement
  } sans emploi.
event-bidder-named = { $held ->
    [true] { $house } a la plus haute mise ({ $bid }) et peut reprendre une carte Maison.
   *[false] { $house } a la plus basse mise ({ $bid }) et perd des unités pour { $due } points de recrutement, les autres pour { $others }.
  }
lost-units = { $ready-total ->
    [0] { $routed } en déroute
   *[other] { $ready }{ $routed-total ->
        [0] {""}
       *[other] {" "}et { $routed } en déroute
    }
  }
power-tokens = { $amount ->
    [one] 1 jeton Pouvoir
   *[other] { $amount } jetons Pouvoir
  }
