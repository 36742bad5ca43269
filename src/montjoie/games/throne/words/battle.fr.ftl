# Soutien
ask-support = Dites pour chacune de vos zones de Soutien qui elle aide ; celles que vous ne nommez pas n'aident personne.
no-support-order = { $house } n'a pas d'ordre de Soutien { A($area) }.
support-not-adjacent = { LE($area) } et { LE($battle) } n'ont pas de frontière commune que rien ne ferme : le Soutien ne passe ni les rivières sans pont ni la mer par bateau.
support-land-at-sea = Les unités { DE($area) } sont à terre et ne peuvent soutenir un combat en mer ({ $battle }).
support-against-oneself = { $house } prend part à cette bataille : { LE($area) } { MANY($area) ->
    [other] peuvent soutenir
   *[one] peut soutenir
  } { $house } ou personne.
support-for-neutral = Personne ne peut soutenir la force neutre { DE($battle) } ; { LE($area) } { MANY($area) ->
    [other] peuvent aider
   *[one] peut aider
  } l'attaquant ou personne.
event-support-declared = { $own ->
    [true] { $house } apporte son propre soutien depuis { LE($origin) } : { $strength }.
   *[false] { $house } soutient { $helped } depuis { LE($origin) } : { $strength }.
  }
event-support-withheld = { $house } ne soutient personne dans le combat { DE($area) }.

# La bataille
event-battle-began = Bataille { DE($area) } : { $attacker } attaque { $defender } depuis { LE($origin) } avec { $units } ({ $march }) ; { $defender } y tient { $against-total ->
    [0] { $routed } en déroute
   *[other] { $against }{ $routed-total ->
        [0] {""}
       *[other] {" "}et { $routed } en déroute
    }
  }{ $order ->
    [none] , sans ordre
   *[other] {" "}({ $order })
  }.
event-strengths-stated = { $final ->
    [true] Tout compté — { $attacker } : { $strength } ; { $defender } : { $against }.
   *[false] Avant les cartes — { $attacker } : { $strength } ; { $defender } : { $against }.
  }
event-battle-won = { $how-id ->
    [fiefdoms] { $winner } gagne la bataille { DE($area) } contre { $loser } : { $strength } partout, mais { $winner } est mieux placé sur la piste des Fiefs (place { $place } contre { $other }).
    [survivors] { $winner } gagne aussitôt la bataille { DE($area) } : { $loser } n'y a plus aucune unité.
   *[strength] { $winner } gagne la bataille { DE($area) } contre { $loser }, { $strength } à { $against }.
  }
event-attackers-settled = { $house } tient désormais { LE($area) }.

# Cartes Maison
ask-choose-card = Choisissez la carte Maison que vous jouez dans cette bataille ; les deux sont révélées ensemble.
card-used = { LE($card) } a déjà servi et se trouve dans la défausse { DE($house) }.
card-not-in-hand = { LE($card) } n'est pas dans la main { DE($house) }.
event-house-cards-revealed = Les deux cartes Maison sont révélées ({ $cards }).
event-ability-worked = { $card-id ->
    [robb_stark] { $card } ({ $house }) : chaque chevalier attaquant compte 3.
    [catelyn_stark] { $card } ({ $house }) : l'ordre de Défense compte double.
    [maester_luwin] { $card } ({ $house }) : une carte revient de la défausse.
    [jaime_lannister] { $card } ({ $house }) : la victoire rapporte 2 jetons Pouvoir.
    [vargo_hoat] { $card } ({ $house }) : chaque fantassin attaquant compte 2.
    [cersei_lannister] { $card } ({ $house }) : le perdant abandonne un ordre.
    [renly_baratheon] { $card } ({ $house }) : un fantassin de la bataille devient chevalier.
    [salladhor_saan] { $card } ({ $house }) : les bateaux qui soutiennent l'adversaire ne comptent pas.
    [melisandre] { $card } ({ $house }) : contre 1 jeton Pouvoir, le perdant défausse une carte.
    [ser_loras_tyrell] { $card } ({ $house }) : un fantassin adverse meurt aussitôt.
    [brienne_of_tarth] { $card } ({ $house }) : l'ordre de Défense de la zone est retiré.
    [queen_of_thorns] { $card } ({ $house }) : le texte de la carte adverse reste sans effet.
    [asha_greyjoy] { $card } ({ $house }) : un ordre voisin de la bataille est retiré.
    [victarion_greyjoy] { $card } ({ $house }) : chaque bateau attaquant compte 2.
    [balon_greyjoy] { $card } ({ $house }) : la force imprimée de la carte adverse compte 0.
   *[other] Le texte { DE($card) } ({ $house }) prend effet.
  }
event-house-card-discarded = { $by ->
    [none] { $house } défausse { LE($card) }.
   *[other] { $by } fait défausser { LE($card) } { A($house) }.
  }
event-house-card-recovered = { $cause-id ->
    [maester_luwin] { $house } reprend { LE($card) } en main.
   *[nights_watch] La Garde de Nuit est reconnaissante : { $house } reprend { LE($card) } en main.
  }
event-hand-refilled = { $house } n'a plus aucune carte en main et reprend les sept.
ask-luwin-card = Reprenez en main une carte de votre défausse, ou aucune.
ask-cersei-order = Nommez la zone dont le perdant doit abandonner l'ordre.
ask-melisandre-card = Payez 1 Pouvoir pour faire défausser une carte de la main du perdant, ou renoncez.
ask-renly-knight = Remplacez un de vos fantassins de cette bataille par un chevalier, ou renoncez.
ask-loras-kill = Choisissez le fantassin adverse qui meurt : debout ou en déroute.
ask-asha-order = Nommez une zone adjacente à la bataille dont vous retirez l'ordre de Soutien ou de Consolidation de Pouvoir, ou aucune.
ready = debout
routed = en déroute

# La Lame d'acier valyrien
ask-use-blade = Tirez la Lame d'acier valyrien pour 1 de force en plus, ou gardez-la pour une autre bataille de ce tour.
event-blade-used = { $house } tire la Lame d'acier valyrien : +1 de force.

# Pertes
ask-casualties = Choisissez lesquelles de vos unités de la bataille tombent.
casualties-not-ready = Les pertes se prennent parmi vos unités debout dans la bataille ; { $kind } : { $given } pour { $ready } debout.
casualties-number = { $due ->
    [one] Exactement 1 unité doit tomber
   *[other] Exactement { $due } unités doivent tomber
  } ; { $given } nommées.

# Retraite
ask-retreat = Choisissez où vos unités battues se retirent, et lesquelles survivent si le ravitaillement ne suffit pas à toutes.
retreat-not-home = Les attaquants battus reviennent { A($origin) }, d'où ils sont partis, et non { A($area) }.
retreat-out-of-reach = On ne peut se retirer { DE($battle) } { A($area) } : il faut une frontière commune ou, pour des unités terrestres, vos propres bateaux.
retreat-to-origin = L'attaque est venue { DE($area) } ({ $house }) ; les défenseurs battus ne peuvent s'y retirer.
retreat-to-neutral = Une force neutre tient { LE($area) } ; personne ne peut s'y retirer.
retreat-to-enemy = Des unités adverses ({ $house }) sont { A($area) } ; on ne peut s'y retirer.
retreat-to-token = Un jeton Pouvoir adverse ({ $house }) se trouve { A($area) } ; on ne peut s'y retirer.
retreat-to-home = { LE($area) } { MANY($area) ->
    [other] sont la
   *[one] est la
  } zone de départ d'une autre Maison ({ $house }) et sous son contrôle ; on ne peut s'y retirer.
retreat-saves-fewer = { A($area) }, le ravitaillement suffirait à { $saved } de vos unités, ailleurs à { $most } ; il faut en sauver le plus possible.
event-retreated = { $attacking ->
    [true] { $house } est repoussé { DE($origin) } { A($to) } avec { $units }, en déroute.
   *[false] { $house } se retire { DE($origin) } { A($to) } avec { $units }, en déroute.
  }
event-casualties-counted = { $card }, { $swords ->
    [one] 1 épée
   *[other] { $swords } épées
  }, contre { $shield }, { $fortifications ->
    [0] aucune fortification
    [one] 1 fortification
   *[other] { $fortifications } fortifications
  } : { $loser } { $due ->
    [0] ne perd aucune unité
    [one] doit perdre 1 unité
   *[other] doit perdre { $due } unités
  }{ $enough ->
    [true] {""}
   *[false] { $ready ->
        [0] {" "}et n'en a aucune à perdre
       *[other] {" "}et n'en a que { $ready } à perdre
      }
  }.
