# Soutien
ask-support = Dites pour chacune de vos zones de Soutien qui elle aide ; celles que vous ne nommez pas n'aident personne.
no-support-order = { $house } n'a pas d'ordre de Soutien à { $area }.
support-not-adjacent = { $area } n'est pas adjacente à { $battle } : le Soutien demande une frontière commune qu'aucune rivière ne ferme, et les bateaux n'en transportent pas.
support-land-at-sea = Les unités à { $area } sont à terre et ne peuvent soutenir un combat en mer ({ $battle }).
support-against-oneself = { $house } prend part à cette bataille : { $area } peut soutenir { $house } ou personne.
support-for-neutral = Personne ne peut soutenir la force neutre à { $battle } ; { $area } peut aider l'attaquant ou personne.
event-support-declared = { $house } donne son soutien dans le combat à { $area } : { $supports }.
event-support-withheld = { $house } ne soutient personne dans le combat à { $area }.

# La bataille
event-battle-began = { $attacker } attaque { $defender } à { $area }, en venant de { $origin }.
event-strengths-stated = Forces à { $area } : { $attacker } { $strength }, { $defender } { $against }.
event-battle-won = { $winner } gagne la bataille à { $area } contre { $loser }.
event-attackers-settled = { $house } tient maintenant { $area }.

# Cartes Maison
ask-choose-card = Choisissez la carte Maison que vous jouez dans cette bataille ; les deux sont révélées ensemble.
card-used = { $card } a déjà servi et se trouve dans la défausse ({ $house }).
card-not-in-hand = { $card } n'est pas dans la main ({ $house }).
event-house-cards-revealed = Les cartes Maison sont révélées : { $cards }.
event-ability-worked = { $card } ({ $house }) prend effet.
event-house-card-discarded = { $card } rejoint la défausse ({ $house }).
event-house-card-recovered = { $house } reprend { $card } en main.
event-hand-refilled = La main est vide ({ $house }) : toutes ses cartes reviennent.
ask-luwin-card = Reprenez en main une carte de votre défausse, ou aucune.
ask-cersei-order = Nommez la zone dont le perdant doit abandonner l'ordre.
ask-melisandre-card = Payez 1 Pouvoir pour faire défausser une carte de la main du perdant, ou renoncez.
ask-renly-knight = Remplacez un de vos Fantassins de cette bataille par un Chevalier, ou renoncez.
ask-loras-kill = Choisissez le Fantassin adverse qui meurt : debout ou en déroute.
ask-asha-order = Nommez une zone adjacente à la bataille dont vous retirez l'ordre de Soutien ou de Consolidation de Pouvoir, ou aucune.
ready = debout
routed = en déroute

# La Lame d'acier Valyrien
ask-use-blade = Tirez la Lame d'acier Valyrien pour 1 de force en plus, ou gardez-la pour une autre bataille de ce tour.
event-blade-used = { $house } tire la Lame d'acier Valyrien : 1 de force en plus.

# Pertes
ask-casualties = Choisissez lesquelles de vos unités de la bataille tombent.
casualties-not-ready = Les pertes se prennent parmi vos unités debout dans la bataille : { $kind }, { $given } pour { $ready } debout.
casualties-number = { $due ->
    [one] Exactement 1 unité doit tomber
   *[other] Exactement { $due } unités doivent tomber
  } ; { $given } nommées.

# Retraite
ask-retreat = Choisissez où vos unités battues se retirent, et lesquelles survivent si le Ravitaillement ne suffit pas à toutes.
retreat-not-home = Les attaquants battus reviennent à { $origin }, d'où ils sont partis, et non à { $area }.
retreat-out-of-reach = { $area } ne peut être atteinte depuis { $battle } : elle n'est ni adjacente ni, pour des unités terrestres, reliée par vos propres bateaux.
retreat-to-origin = L'attaque est venue de { $area } ({ $house }) ; les défenseurs battus ne peuvent s'y retirer.
retreat-to-neutral = Une force neutre tient { $area } ; personne ne peut s'y retirer.
retreat-to-enemy = Des unités adverses ({ $house }) sont à { $area } ; on ne peut s'y retirer.
retreat-to-token = Un jeton Pouvoir adverse ({ $house }) se trouve à { $area } ; on ne peut s'y retirer.
retreat-to-home = { $area } est la zone de départ d'une autre Maison ({ $house }) et sous son contrôle ; on ne peut s'y retirer.
retreat-saves-fewer = À { $area }, le Ravitaillement suffirait à { $saved } de vos unités, ailleurs à { $most } ; il faut en sauver le plus possible.
event-retreated = { $house } se retire de { $origin } à { $to } avec { $units }, en déroute.
