# Le tableau stratégique, les UNC et l'influence.

ask-claim-zone = Emparez-vous d'une zone du tableau stratégique avec cette UNC, ou ne faites rien.
ask-claim-order = Par quoi commencer : la capacité de l'UNC, ou l'effet de la zone ?
ask-choose-zone-target = { $zone } : choisissez l'unité.
ask-choose-target = { $effect } : choisissez.
zone-taken = { $ncu } occupe déjà { $zone } ; une zone n'accueille qu'une UNC.
no-such-zone = { $zone } n'est pas une zone du tableau stratégique.
event-zone-claimed = { $ncu } s'empare de la zone { $zone }.
event-ncu-moved = { $zone ->
    [none] { $ncu } quitte le tableau stratégique.
   *[other] { $ncu } passe à la zone { $zone }.
  }
event-influenced = { $ncu } influence { $unit }.
event-ncu-tokens = { $ncu } : il reste { $tokens } { $tokens ->
    [one] pion
   *[other] pions
  }.

nobody = personne
nothing = ne rien faire
ability = capacité
zone = zone
