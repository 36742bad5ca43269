# Le journal : chaque événement en une phrase.

# Mise en place
event-battle-opened = { $plan }, { $rounds } rounds{ $momentum-id ->
    [none] {""}
   *[other] {" "}; { $momentum } a le pion Ardeur
  }. { $victory }.
event-army-drawn-up = { $house }, { $more ->
    [true] encore
   *[false] au { $edge-id ->
        [north] nord
       *[south] sud
      }
  } — { $units }.
event-houses-settled = Les Maisons sont tirées au sort — { $houses }.
event-deck-shuffled = Le paquet Commandement { DE($house) } est mélangé : { $size } cartes.
event-unit-placed = { $house } place { LE($unit) } ({ $led ->
    [true] { $card }, rang { $rank }
   *[false] rang { $rank }
  }) en { $hex }.
event-ground-laid = { $house } pose un terrain en { $hex } : { $terrain }.
event-token-placed = { $owner-id ->
    [stark] { $owner } pose un pion
    [lannister] { $owner } pose un pion
   *[none] Un pion est posé
  } en { $hex } : { $kind }{ $shown ->
    [true] , { $face }
   *[false] {""}
  }.
event-token-removed = { $kind-id ->
    [archers] { LE($unit) } { MANY($unit) ->
        [other] chassent
       *[one] chasse
      } les archers embusqués en { $hex }.
    [captive] { LE($unit) } { MANY($unit) ->
        [other] s'emparent
       *[one] s'empare
      } de la captive en { $hex }.
   *[other] Pion retiré en { $hex } : { $kind }.
  }
event-token-turned-up = Le pion en { $hex } est retourné : { $kind }, { $face }.
event-momentum-taken = { $house } prend le pion Ardeur.
event-commanders-revealed = Les commandants sont révélés. Stark : { $stark }. Lannister : { $lannister }.
event-setup-cards-drawn = { $house } pioche des cartes Mise en place pour { $section } : { $cards }.
event-ramparts-manned = { $house } garnit les remparts — { $places }.
event-ramparts-stripped = { $house } remet à la réserve des pions Ordre des remparts — { $places }.
event-overlays-laid = { $house } pose un pion de terrain ({ $token }) en { $hexes }.
event-overlays-lifted = Pions de terrain retirés ({ $token }) : { $hexes }.

# Le round
event-round-began = Round { $number } sur { $limit } ({ $colour }).{ $scored ->
    [true] {" "}Points de victoire — { $points }.
   *[false] {""}
  }
event-advantage-won = { $tie ->
    [true] { $own ->
        [0] Aucun pion Commandement sur les plateaux de commandement
        [one] 1 pion Commandement sur chaque plateau de commandement
       *[other] { $own } pions Commandement sur chaque plateau de commandement
      } : le pion Ardeur donne l'avantage { A($house) }, qui joue en premier ce round.
   *[false] { $house } a l'avantage avec { $own ->
        [one] 1 pion Commandement
       *[other] { $own } pions Commandement
      } sur son plateau contre { $enemy }, et joue en premier ce round.
  }
event-tokens-refreshed = { $amount ->
    [0] Aucun pion Commandement ne revient
    [one] 1 pion Commandement revient
   *[other] { $amount } pions Commandement reviennent
  } des cartes Commandant { DE($house) } sur son plateau de commandement.
event-units-rallied = { $source-id ->
    [phase] { $count ->
        [one] La seule unité non activable redevient activable.
       *[other] Les { $count } unités non activables redeviennent activables.
      }
    [morale] Mobilisation : { $units }.
   *[other] Mobilisation ({ $source }) : { $units }.
  }
event-order-dice-rolled = { $house } lance ses dés d'ordre : { $shown }{ $all ->
    [true] {""}
   *[false] {" "}; la réserve n'a plus que { $taken-total ->
        [0] d'autres pions
       *[other] { $taken }
      }
  }. Sa réserve d'ordre compte { $held ->
    [one] 1 pion.
   *[other] { $held } pions.
  }
event-cards-drawn = { $house } pioche { $count ->
    [one] 1 carte Commandement
   *[other] { $count } cartes Commandement
  }{ $seen ->
    [true] {" "}({ $cards })
   *[false] {""}
  } ; { $hand } en main.

# Phase de commandement
event-passed = { $house } passe et n'agit plus de ce round.
event-order-tokens-spent = { $house } dépense { $tokens-total ->
    [one] un pion Ordre
   *[other] deux pions Ordre
  } ({ $tokens }) { $use-id ->
    [raise] pour augmenter son moral.
    [rally] et 1 point de moral pour mobiliser { LE($unit) } en { $hex }.
   *[order] pour activer { LE($unit) } en { $hex }.
  }
event-order-tokens-gained = { $house } prend des pions Ordre : { $tokens }.
event-order-tokens-discarded = { $house } remet des pions Ordre à la réserve : { $tokens }{ $kept-total ->
    [0] {""}
   *[other] {" "}; reste { $kept }
  }.
event-card-played = { $house } joue « { $card } » ; { $figure } commande.
event-commands-paid = { $house } paie { $amount ->
    [one] 1 pion Commandement
   *[other] { $amount } pions Commandement
  } ({ $left ->
    [0] il n'en reste aucun
   *[other] il en reste { $left }
  } sur son plateau) : { $commands }.
event-card-discarded = { $house } défausse « { $card } ».
event-tactic-used = { $house } utilise la tactique { $time }{ $tokens-total ->
    [0] {""}
   *[other] , en montrant { $tokens }
  } : { $tactic }.
event-command-tokens-returned = { $amount ->
    [one] 1 pion Commandement revient
   *[other] { $amount } pions Commandement reviennent
  } { DE($figure) } sur le plateau de commandement { DE($house) }.
event-ability-used = { $figure } utilise une capacité : { $text }.
event-commander-committed = La carte { DE($figure) } est retournée : la capacité a servi.
event-effect-began = { $source } ({ $house }), { $until-id ->
    [round] jusqu'à la fin du round
    [always] pour toute la bataille
   *[turn] pendant ce tour
  } : { $kind-id ->
    [grant_keyword] { $keyword }
    [remove_keyword] sans { $keyword }
    [bonus_move] { $n ->
        [one] 1 hexagone de plus
       *[other] { $n } hexagones de plus
      }
    [bonus_dice] { $n ->
        [one] 1 dé d'attaque de plus
       *[other] { $n } dés d'attaque de plus
      }
    [no_parting_attack] aucune attaque de décrochage
    [flank_reroll_symbols] { $n } symboles à relancer en débordement
    [forbid_counter_attack] aucune contre-attaque
    [ignore_morale_results] les résultats de moral sont ignorés
    [forbid_ignore_morale] les résultats de moral ne peuvent être ignorés
   *[morale_per_event] moral augmenté de { $n } par unité ennemie { $when-id ->
        [enemy_unit_eliminated] éliminée
       *[enemy_unit_retreated] repoussée de { $hexes } hexagones
      }
  } { $scope-id ->
    [enemies] (toutes les unités ennemies)
    [zone] (unités amies dans la zone de contrôle)
    [nobody] (compté à la fin)
   *[named] ({ $units })
  }.

# Unités
event-units-activated = { $house } active : { $units }.
event-units-idle = { LE($units) } { MANY($units) ->
    [other] ne se déplacent ni n'attaquent
   *[one] ne se déplace ni n'attaque
  }.
event-unit-moved = { LE($unit) } { $how-id ->
    [retreat] { MANY($unit) ->
        [other] battent
       *[one] bat
      } en retraite
    [advancing] { MANY($unit) ->
        [other] avancent
       *[one] avance
      }
    [pursuit] { MANY($unit) ->
        [other] poursuivent
       *[one] poursuit
      }
   *[move] { MANY($unit) ->
        [other] parcourent
       *[one] parcourt
      } { $hexes ->
        [one] 1 hexagone,
       *[other] { $hexes } hexagones,
      }
  } { $back ->
    [true] et { MANY($unit) ->
        [other] reviennent
       *[one] revient
      } en { $goal }
   *[false] { DE($start) } en { $goal }
  }{ $ground-id ->
    [plains] {""}
   *[other] {" "}({ $ground })
  }.
event-engaged = { $instead ->
    [true] Le pion Engagement entre { LE($unit) } et { LE($target) } est désormais celui { DE($house) }.
   *[false] Un pion Engagement { DE($house) } est posé entre { LE($unit) } et { LE($target) }.
  }
event-engagement-broken = { $how-id ->
    [card] Le pion Engagement entre { LE($unit) } et { LE($partner) } est retiré, sans attaque de décrochage.
    [turn] { LE($unit) } se { MANY($unit) ->
        [other] désengagent
       *[one] désengage
      } { DE($partner) } pour attaquer une autre unité.
   *[leave] { LE($unit) } se { MANY($unit) ->
        [other] désengagent
       *[one] désengage
      } { DE($partner) }.
  }
event-parting-spared = { LE($partner) } { MANY($partner) ->
    [other] laissent
   *[one] laisse
  } partir { LE($unit) }.
event-banners-swapped = { $figure } change de place avec le porteur de bannière { DE($other) }, qu'{ GENDER($figure) ->
    [f] elle
   *[m] il
  } commande désormais ; l'unité attaquée, qui porte désormais le nom de sa carte ({ $card }), se bat sous une bannière de rang { $rank }, et le jet est relu.

# Attaques
event-attack-declared = { $mode-id ->
    [extra] { LE($attacker) } en { $hex } { MANY($attacker) ->
        [other] attaquent
       *[one] attaque
      } de nouveau, cette fois { LE($target) } en { $at }.
    [counter] { LE($attacker) } { MANY($attacker) ->
        [other] contre-attaquent
       *[one] contre-attaque
      } { LE($target) }.
    [parting] { LE($attacker) } { MANY($attacker) ->
        [other] frappent
       *[one] frappe
      } { LE($target) } au moment du décrochage.
    [dogs] Les chiens attaquent { LE($target) } en { $at } comme une unité de rang { $rank }.
    [archers] { LE($attacker) } en { $hex } tirent sur { LE($target) } en { $at }.
   *[normal] { LE($attacker) } en { $hex } { MANY($attacker) ->
        [other] attaquent
       *[one] attaque
      } { LE($target) } en { $at }.
  }
event-dice-counted = Dés { $flanking ->
    [true] (débordement)
   *[false] d'attaque
  } : { $simple ->
    [true] { PARTS($sum) }.
   *[false] { $sum }.
  }
event-dogs-loosed = { LE($attacker) } en { $hex } { MANY($attacker) ->
    [other] lâchent leurs
   *[one] lâche ses
  } chiens de guerre sur { LE($target) } en { $at }.
event-dice-rolled = { $purpose-id ->
    [scorch] { LE($unit) } { MANY($unit) ->
        [other] mettent
       *[one] met
      } le feu en { $hex } : { $shown } ; niveaux ajoutés par : { $wanted }.
    [quench] { LE($unit) } { MANY($unit) ->
        [other] combattent
       *[one] combat
      } le feu en { $hex } : { $shown } ; il faut : { $wanted }.
    [dogs] Le dé des chiens montre { $shown } : { $die-id ->
        [morale] la cible recule d'un hexagone.
        [valor] la cible prend une touche que rien ne réduit.
       *[other] ils attaquent comme une unité de rang { $die }.
      }
    [reroll] { LE($unit) } { MANY($unit) ->
        [other] relancent
       *[one] relance
      } en débordement ({ $wanted }) : { $shown }.
    [catapult] Une catapulte { DE($house) } tire sur { LE($unit) } au radeau en { $hex } : { $shown } ; l'unité est détruite sur : { $wanted }.
    [ramparts] { $house } tire sur les remparts : { $shown } ; les drapeaux de moral sont relancés.
    [tokens] { $house } lance les dés pour des pions Ordre : { $shown }.
   *[attack] Jet { DE($unit) } : { $shown }.
  }
event-attack-resolved = { LE($target) } { MANY($target) ->
    [other] défendent
   *[one] défend
  } au rang { $rank }{ $armoured ->
    [true] {" "}en armure lourde
   *[false] {""}
  }{ $valor ->
    [true] {""}
   *[false] {" "}(la bravoure ne touche pas)
  } : { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
  }{ $cancelled ->
    [0] {""}
    [one] , 1 ignorée ({ PARTS($saved) })
   *[other] , { $cancelled } ignorées ({ PARTS($saved) })
  }{ $retreats ->
    [0] {""}
    [one] , 1 hexagone de retraite
   *[other] , { $retreats } hexagones de retraite
  }.
event-figures-lost = { $cause-id ->
    [fire] { LE($unit) } { MANY($unit) ->
        [other] brûlent et perdent
       *[one] brûle et perd
      }
   *[attack] { LE($unit) } { MANY($unit) ->
        [other] perdent
       *[one] perd
      }
  } { $figures ->
    [one] 1 figurine
   *[other] { $figures } figurines
  } ; il en reste { $left }.
event-commander-stood = { $figure } encaisse { GENDER($figure) ->
    [f] seule
   *[m] seul
  } { $hits ->
    [one] 1 touche
   *[other] { $hits } touches
  } ; il en faut { $rating } en une attaque pour { GENDER($figure) ->
    [f] la
   *[m] le
  } capturer.
event-unit-eliminated = { $cause-id ->
    [fire] Unité brûlée jusqu'à la dernière figurine
    [bridge] Unité tombée dans la rivière avec son pont
    [catapult] Unité détruite sur son radeau
    [retreat] Unité éliminée faute de pouvoir reculer
   *[attack] Unité éliminée
  } en { $hex } : { $unit } ({ $house }, rang { $rank }).
event-commander-captured = { $house } capture { $figure }.
event-morale-ignored = { LE($unit) } { MANY($unit) ->
    [other] tiennent
   *[one] tient
  } bon{ $effect ->
    [true] {" "}grâce à une carte
   *[false] {""}
  } : { $results ->
    [one] 1 résultat de moral ignoré.
   *[other] { $results } résultats de moral ignorés.
  }
event-retreat-barred = { LE($unit) } ne { MANY($unit) ->
    [other] peuvent
   *[one] peut
  } reculer { DE($hex) } : { $steps ->
    [one] 1 hexagone manque, 1 touche.
   *[other] { $steps } hexagones manquent, { $steps } touches.
  }

# Feu
event-fire-spread = { $grows ->
    [true] Le feu en { $hex } se propage dans la direction { $direction }, en { $goal }.
   *[false] Le feu en { $hex } ne trouve rien à brûler dans la direction { $direction }.
  }
event-fire-changed = { $level ->
    [0] { LE($unit) } { MANY($unit) ->
        [other] éteignent
       *[one] éteint
      } le feu en { $hex } ({ $ground }).
   *[other] { $before ->
        [0] Le feu prend en { $hex } ({ $ground }) : niveau { $level }.
       *[other] Le feu en { $hex } ({ $ground }) monte du niveau { $before } au niveau { $level }.
      }
  }
event-ground-burnt = Le feu détruit { LE($lost) } en { $hex }.
event-counted = Brûlé jusqu'ici ({ $what }) : { $total }.

# Captifs et prisonniers
event-token-carried = { LE($unit) } { MANY($unit) ->
    [other] emmènent
   *[one] emmène
  } { LE($kind) }, en { $hex }.
event-prisoner-freed = { LE($unit) } { MANY($unit) ->
    [other] ont
   *[one] a
  } conduit le prisonnier en lieu sûr, en { $hex }.

# Moral, points, contrôle
event-morale-shifted = Le moral { DE($house) } { $rises ->
    [true] augmente
   *[false] baisse
  } de { $amount }{ $cause-id ->
    [elimination] {" "}pour l'unité éliminée
    [recovery] {" "}par récupération
    [effect] {" "}({ $source })
   *[token] {""}
  } : le marqueur est { $zone-id ->
    [rout] sur la case Déroute { DE($side) }.
    [eleven] sur la case 11 { DE($side) } (rouge).
   *[other] { $space ->
        [0] sur la case de départ.
       *[other] sur la case { $space } { DE($side) } ({ $zone }).
      }
  }
event-points-scored = { $house } marque { $points ->
    [one] 1 point de victoire
   *[other] { $points } points de victoire
  } ({ $reason }{ $reason-id ->
    [points-objectives] {" "}: { $things }
    [points-enemy-morale] {" "}: { $things }
   *[other] {""}
  }) : { $total } en tout.
event-control-taken = { LE($unit) } { MANY($unit) ->
    [other] prennent
   *[one] prend
  } le contrôle d'un objectif en { $hex } pour { $house } : { $objective }{ $loser-id ->
    [stark] , repris à Stark.
    [lannister] , repris à Lannister.
   *[none] .
  }
event-control-lost = Plus personne ne tient { $hex } : { $loser } perd le contrôle de l'objectif ({ $objective }).

event-game-over = La bataille est finie, victoire { DE($winners) } : { $reason }{ $tie ->
    [none] {""}
   *[other] {" "}; { $tie }
  }.{ $scores-total ->
    [0] {""}
   *[other] {" "}Points de victoire — { $scores }.
  }

# De quoi les nombres sont faits
banner-green = bannière verte
banner-blue = bannière bleue
banner-red = bannière rouge
order = ordre de la carte
ability = capacité
battle-plan = plan de bataille
face-green = bouclier vert
face-blue = bouclier bleu
face-red = bouclier rouge
face-valor = bravoure
face-morale = drapeau de moral
