# Le tableau stratégique, les UNC et l'influence.

ask-claim-zone = Emparez-vous d'une zone du tableau stratégique avec cette UNC, ou ne faites rien.
ask-claim-order = Par quoi commencer : la capacité de l'UNC, ou l'effet de la zone ?
ask-choose-zone-target = { $zone } : choisissez l'unité.
ask-choose-target = { $effect } : choisissez.
zone-taken = { LE($ncu) } occupe déjà la zone { $zone } ; une zone n'accueille qu'une UNC.
no-such-zone = « { $zone } » n'est pas une zone libre du tableau stratégique. Possible : { $offered }.

nobody = personne
nothing = ne rien faire
ability = capacité
zone = zone
