# Le journal : ce qui se passe, avec qui, d'où, pourquoi, et les nombres qui décident.

why = { $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
  }
with-parts = { $parts-total ->
    [0] {""}
   *[other] {" "}({ $parts })
  }
score-now = Score ({ $score }).
failed_panic_test = test de panique raté
failed_charge = Charge manquée
shot_into_melee = tir dans la mêlée
panic = test de panique
objective = contrôle
flank = flanc
rear = dos

# Mise en place
event-mode-settled = { $drawn ->
    [true] Le sort désigne le mode de jeu
   *[other] Mode de jeu
  } : { $mode }. Armées de { $size } points, table de { INCHES($width) } sur { INCHES($depth) }.
event-army-shown = { $player } aligne { LE($faction) } ({ $points } points), sous les ordres { DE($commander) }. Unités : { $fielded }. { $counsel-total ->
    [0] Aucune UNC
   *[other] UNC : { $counsel }
  }.
event-rolled-off = Tirage pour { $purpose } ({ $dice }) : { $player ->
    [none] égalité, on relance.
   *[other] { $player } l'emporte.
  }
event-piece-placed = { $player ->
    [none] La partie commence avec
   *[other] { $player } place
  } { UN($kind) } à { INCHES($west) } du bord ouest et { INCHES($south) } du bord sud.
event-terrain-left-out = { $number ->
    [0] Aucun décor ne tient sur cette table : les zones de déploiement et la distance à garder prennent toute la place. La bataille se joue sans décor.
    [one] Il n'y a plus de place pour { $kind-id ->
        [any] un autre décor
       *[other] le décor tiré au sort ({ $kind })
      } : il est laissé de côté.
   *[other] Il n'y a plus de place pour les décors : { $number } sont laissés de côté.
  }
event-objectives-left-out = { $number ->
    [one] Il n'y a plus de place pour un pion Objectif : il est laissé de côté.
   *[other] Il n'y a plus de place pour les pions Objectif : { $number } sont laissés de côté.
  }
event-piece-removed = { $unit ->
    [none] { LE($kind) } { GENDER($kind) ->
        [f] est détruite
       *[m] est détruit
      }{ why }.
   *[other] { LE($unit) } { MANY($unit) ->
        [other] détruisent
       *[one] détruit
      } { LE($kind) }.
  }
event-objective-placed = { $dropped_by ->
    [none] Le pion { DE($objective) } est posé à { INCHES($west) } du bord ouest et { INCHES($south) } du bord sud{ $player ->
        [none] {""}
       *[other] {" "}par { LE($player) }
      }.
   *[other] { LE($dropped_by) } { MANY($dropped_by) ->
        [other] lâchent
       *[one] lâche
      } le pion { DE($objective) } : { $player } le pose à { INCHES($west) } du bord ouest et { INCHES($south) } du bord sud.
  }
event-objective-card-dealt = Carte { DE($objective) } : « { $card } ».
event-edges-settled = { $player ->
    [none] Côtés de la table
   *[other] { $player } choisit les côtés de la table
  } — { $edges }.
event-first-player-settled = { $named_by ->
    [none] { $player } devient Premier Joueur.
   *[other] { $named_by } désigne le Premier Joueur : { $player }.
  }
event-unit-placed = { $how-id ->
    [late] { $player } trouve enfin de la place pour { LE($unit) }, dans sa zone de déploiement
    [zone] { $player } fait sortir { LE($unit) } de la Réserve, dans sa zone de déploiement
    [left] { $player } fait sortir { LE($unit) } de la Réserve, par le flanc ouest de la table
    [right] { $player } fait sortir { LE($unit) } de la Réserve, par le flanc est de la table
    [edge] { $player } fait arriver { LE($unit) } par son bord de table
    [returned] { $player } redéploie { LE($unit) }
    [outflanking] { $player } fait déborder { LE($unit) } par un bord de la table
   *[deployed] { $player } déploie { LE($unit) }
  }, à { INCHES($west) } du bord ouest et { INCHES($south) } du bord sud.
event-unit-created = { LE($unit) } ({ $owner }) { MANY($unit) ->
    [other] entrent
   *[one] entre
  } en jeu{ why }.
event-unit-reserved = { $player } garde { LE($unit) } en Réserve.
event-unit-restored = { LE($unit) } { MANY($unit) ->
    [other] retrouvent leur effectif complet
   *[one] retrouve son effectif complet
  } : { $figures } { $figures ->
    [one] figurine
   *[other] figurines
  }.
event-unit-marked = { $player } marque { LE($unit) }.
event-vp-token-placed = { $player } pose un pion PV sur { LE($unit) } ; il y en a { $tokens }.
event-counted = { $what-id ->
    [hostage] Otage de l'armée : { $of }.
   *[late] { LE($of) } { MANY($of) ->
        [other] n'ont pas de place et arriveront
       *[one] n'a pas de place et arrivera
      } plus tard.
  }
event-room-lacking = Toujours pas de place dans la zone de déploiement : { LE($unit) } { MANY($unit) ->
    [other] attendent
   *[one] attend
  } encore.
event-no-zone-claimed = { $full ->
    [true] Toutes les zones du tableau stratégique sont prises : { LE($ncu) } n'en prend aucune.
   *[other] { LE($ncu) } ne prend aucune zone.
  }
event-counts-cleared = Les comptes du round repartent de zéro.
event-roles-settled = Rôles du siège — { $roles }.

# Rounds et tours
event-round-begun = Round { $round }. Premier Joueur : { $first }. { $needed } PV à atteindre. { score-now }
event-turn-begun = Tour { $number } : { A($player) } de jouer.
event-turn-given = { $player } laisse le tour à son partenaire, { $partner }.
event-turn-passed = { $player } n'a plus d'unité à activer et passe.
event-unit-activated = { $player } active { LE($unit) }.
event-action-chosen = { $action-id ->
    [forgo] { LE($unit) } { MANY($unit) ->
        [other] renoncent à leur action
       *[one] renonce à son action
      }.
   *[other] { $free ->
        [true] Action gratuite
       *[other] Action
      } { DE($unit) }{ why } : { $action }.
  }
event-cleanup-begun = Phase d'Entretien du round { $round }.
event-tokens-cleared = Les pions Activation et Ordre sont retirés, les UNC quittent le tableau stratégique, les influences prennent fin.
event-player-eliminated = { $player } n'a plus d'Unité Combattante : le voilà éliminé. { score-now }
event-vp-gained = { $player } gagne { $vp } PV { $reason-id ->
    [vp-combat] pour la destruction { DE($unit) }
    [vp-objective] pour { LE($objective) }, aux mains { DE($unit) }{ $parts-total ->
        [one] {""}
       *[other] {" "}({ $parts })
      }
    [vp-wall] pour la chute { DE($unit) }
    [vp-marked-kill] pour une victime d'une unité marquée : { LE($unit) }
    [vp-marked-destroyed] pour la chute d'une unité marquée : { LE($unit) }
    [vp-tokens] pour les pions PV posés sur { LE($unit) }
   *[other] pour « { $reason } »
  }. { score-now }
event-points-compared = Points restés sur la table — { $points }.
event-game-over = { $winners } { MANY($winners) ->
    [other] se partagent la victoire
   *[one] remporte la victoire
  } : { $reason }{ $tie ->
    [none] {""}
   *[other] {" "}({ $tie })
  }.{ $scores ->
    [none] {""}
   *[other] {" "}Points de Victoire ({ $scores }).
  }
event-lasting-begun = { $kind-id ->
    [no_cards] « { $source } » : aucune carte Tactique pour { $units }
    [no_cards_on] « { $source } » : les cartes Tactique de leur camp ne peuvent plus viser { LE($units) }
    [no_orders] « { $source } » : plus d'Ordre pour { LE($units) }
    [no_abilities] « { $source } » : plus aucune capacité pour { LE($units) }
    [no_printed_abilities] « { $source } » : plus de capacités imprimées pour { LE($units) }
    [no_attachment_abilities] « { $source } » : plus de capacités d'Attachement pour { LE($units) }
    [abilities] « { $source } » donne { A($units) } { $keywords-total ->
        [one] la capacité
       *[other] les capacités
      } { QUOTED($keywords) }
    [keywords] « { $source } » donne aux attaques { DE($units) } { QUOTED($keywords) }
    [barred_actions] « { $source } » interdit { A($units) } { $keywords }
    [obliged_actions] « { $source } » n'autorise { A($units) } que { $keywords }
    [must_charge] « { $source } » : la prochaine Charge { DE($units) } doit viser { LE($keywords) }
    [charge_reroll] « { $source } » : le dé de charge { DE($units) } peut être relancé
    [attack_dice] « { $source } » : { SIGNED($n) } dés d'attaque pour { LE($units) }
    [to_hit] « { $source } » : { SIGNED($n) } pour toucher pour { LE($units) }
    [saves] « { $source } » : { SIGNED($n) } aux sauvegardes { DE($units) }
    [morale] « { $source } » : { SIGNED($n) } aux tests { DE($units) }
    [speed] « { $source } » change de { INCHES($n) } la Vitesse { DE($units) }
   *[other] « { $source } » s'applique { A($units) }
  }, jusqu'à { $until-id ->
    [attack] la fin de l'attaque
    [action] la fin de l'action
    [round] la fin du round
    [game] la fin de la partie
   *[turn] la fin du tour
  }.
event-lasting-ended = L'effet de { QUOTED($sources) } prend fin{ $until-id ->
    [attack] {" "}avec l'attaque
    [action] {" "}avec l'action
    [turn] {" "}avec le tour
    [round] {" "}avec le round
   *[other] {""}
  }.

# Déplacements et charges
moved-first = { $first ->
    [0] {""}
   *[other] pivot de { $first }° { $first_side-id ->
        [left] à gauche
       *[right] à droite
      }{ $far ->
        [0] {""}
       *[other] {", "}
      }
  }
moved-far = { $far ->
    [0] { $first ->
        [0] { $last ->
            [0] aucun déplacement
           *[other] {""}
          }
       *[other] {""}
      }
   *[other] { INCHES($far) } { $way-id ->
        [backward] vers l'arrière
        [left] vers la gauche
        [right] vers la droite
       *[forward] vers l'avant
      }
  }
moved-last = { $last ->
    [0] {""}
   *[other] { $far ->
        [0] {""}
       *[other] {", "}
      }pivot de { $last }° { $last_side-id ->
        [left] à gauche
       *[right] à droite
      }
  }
moved-near = { $enemy ->
    [none] {""}
   *[other] { $near ->
        [0] {" ; "}au contact { DE($enemy) }
       *[other] {" ; "}l'ennemi le plus proche, { LE($enemy) }, est à { INCHES($near) }
      }
  }
event-unit-moved = { $move-id ->
    [march] Marche { DE($unit) } : { moved-first }{ moved-far }{ moved-last }{ moved-near }.
    [retreat] Repli { DE($unit) } : { moved-first }{ moved-far }{ moved-last }{ moved-near }.
    [charge] { $far ->
        [0] Avant de charger, { LE($unit) } { MANY($unit) ->
            [other] pivotent
           *[one] pivote
          } de { $last }° { $last_side-id ->
            [left] à gauche
           *[right] à droite
          }.
       *[other] { LE($unit) } { MANY($unit) ->
            [other] foncent
           *[one] fonce
          } droit devant : { INCHES($far) }.
      }
    [back] Le passage est barré : { LE($unit) } { MANY($unit) ->
        [other] reprennent leur place
       *[one] reprend sa place
      }.
    [align] { LE($unit) } { MANY($unit) ->
        [other] s'alignent
       *[one] s'aligne
      } sur l'ennemi{ $last ->
        [0] {""}
       *[other] {" "}en pivotant de { $last }°
      }.
    [shift] Décalage { DE($unit) } : { moved-far }{ moved-near }{ why }.
    [pivot] { $last ->
        [0] { LE($unit) } ne { MANY($unit) ->
            [other] pivotent
           *[one] pivote
          } pas{ moved-near }.
       *[other] Pivot { DE($unit) } : { $last }° { $last_side-id ->
            [left] à gauche
           *[right] à droite
          }{ moved-near }.
      }
    [push] { LE($unit) } { MANY($unit) ->
        [other] sont
       *[one] est
      } { GENDER($unit) ->
        [f] { MANY($unit) ->
            [other] écartées
           *[one] écartée
          }
       *[m] { MANY($unit) ->
            [other] écartés
           *[one] écarté
          }
      } par la charge : { INCHES($far) }{ moved-last }.
   *[other] Manœuvre { DE($unit) } : { moved-first }{ moved-far }{ moved-last }{ moved-near }.
  }
event-charge-declared = { LE($unit) } { MANY($unit) ->
    [other] chargent
   *[one] charge
  } { LE($target) } { $arc-id ->
    [front] de front
    [rear] de dos
    [left] sur le flanc gauche
   *[right] sur le flanc droit
  }, à { INCHES($far) } : Vitesse { INCHES($speed) } et un dé.
charge-die = { $shown ->
    [none] { $die } au dé
   *[other] { $shown } au dé (compté { $die })
  }
event-charge-ended = { $successful ->
    [true] Charge { DE($unit) } réussie : Vitesse { INCHES($speed) } et { charge-die }, soit { INCHES($reach) } pour { INCHES($far) } à franchir.
   *[other] Charge { DE($unit) } manquée : Vitesse { INCHES($speed) } et { charge-die } ne font que { INCHES($reach) }{ $far ->
        [none] {" "}; la route { DE($target) } est barrée
       *[other] {" "}; il fallait { INCHES($far) } pour atteindre { LE($target) }
      }.
  }{ $disorderly ->
    [true] {" "}Elle est désordonnée : pas de bonus de Charge.
   *[other] {""}
  }
event-attack-made = { LE($unit) } { MANY($unit) ->
    [other] attaquent
   *[one] attaque
  } { LE($target) } { $arc-id ->
    [front] de front
    [rear] de dos
    [left] sur le flanc gauche
   *[right] sur le flanc droit
  }, { $kind-id ->
    [ranged] à distance ({ $attack }, { INCHES($far) })
   *[melee] au corps à corps ({ $attack })
  }.

# Dés
event-rolled = { $purpose-id ->
    [attack] Dés d'attaque { DE($unit) } ({ $ranks } { $ranks ->
        [one] rang
       *[other] rangs
      } : { $number }) : { DICE($dice) }. À { $need }+{ with-parts }{ $critical ->
        [true] , un 6 comptant double (Frappe Critique)
       *[other] {""}
      } : { $made ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $made } touches
      }.
    [defense] Sauvegardes { DE($unit) } : { DICE($dice) }. À { $need }+{ with-parts } : { $made ->
        [0] aucune touche parée
        [one] 1 touche parée
       *[other] { $made } touches parées
      }.
    [panic] { $sides ->
        [3] Dé des pertes { DE($unit) } (D3) : { DICE($dice) }.
       *[other] Dés du test de panique { DE($unit) } : { DICE($dice) }.
      }
    [morale] Dés du test de moral { DE($unit) } : { DICE($dice) }.
    [retreat] Dé de repli { DE($unit) } : { DICE($dice) }.
    [charge] Dé de charge { DE($unit) } : { DICE($dice) }.
    [terrain] { $player } tire un décor au sort : { DICE($dice) }.
    [terrain-count] { $player } lance le dé du nombre de décors : { DICE($dice) }.
   *[other] { $player } lance { $need ->
        [0] le dé
       *[other] le dé, { $need }+ requis,
      } pour « { $purpose } »{ $unit ->
        [none] {""}
       *[other] {" "}({ $unit })
      } : { DICE($dice) }{ $plus ->
        [0] {""}
       *[other] {" "}{ SIGNED($plus) } = { $made }
      }.
  }
event-attack-boosted = Attaque { DE($unit) }{ why } : { $gains-total ->
    [0] { $parts }
   *[other] { $gains }{ $parts-total ->
        [0] {""}
       *[other] {", "}{ $parts }
      }
  }.
boost-to_hit = pour toucher
boost-dice = dés d'attaque
boost-save_bonus = sauvegardes
boost-panic_bonus = test de panique
boost-rank_bonus = rangs comptés pour les dés
boost-hits_each = touches par réussite
boost-auto_hits = touches automatiques
boost-blocks = touches parées
boost-extra_wounds = blessures
boost-highest = plus haute valeur de dés
boost-lowest = plus basse valeur de dés
boost-no_hits = aucune touche ordinaire
boost-no_saves = aucune sauvegarde
boost-sixes_no_save = aucune sauvegarde contre un 6
boost-bonus_lost = aucun bonus de Charge
boost-rerolls = une relance de dés d'attaque
event-dice-rerolled = { $player } { $forced ->
    [true] fait relancer
   *[other] relance
  } { DICE($before) } ({ $source }) : { DICE($dice) }. { $purpose-id ->
    [attack] { $made ->
        [0] Aucune touche en tout
        [one] 1 touche en tout
       *[other] { $made } touches en tout
      }
    [defense] { $made ->
        [0] Aucune touche parée en tout
        [one] 1 touche parée en tout
       *[other] { $made } touches parées en tout
      }
    [morale] Total : { $made }
   *[other] Le dé compte pour { $made }
  }.
event-hits-settled = { $hits ->
    [0] Aucune touche contre { LE($unit) }
    [one] 1 touche contre { LE($unit) }
   *[other] { $hits } touches contre { LE($unit) }
  }{ $automatic ->
    [0] {""}
   *[other] {" "}(dont { $automatic } { $automatic ->
        [one] automatique
       *[other] automatiques
      })
  }{ why }{ $saved ->
    [false] {", "}sans sauvegarde
   *[other] { $hits ->
        [0] {""}
       *[other] { $blocked ->
            [0] {", "}aucune parée
            [one] {", "}1 parée
           *[other] {", "}{ $blocked } parées
          }{ $undiced ->
            [0] {""}
           *[other] {" "}(dont { $undiced } sans dé)
          }
      }
  }{ $extra ->
    [0] {""}
   *[other] {", "}{ SIGNED($extra) } aux blessures
  }{ $per_wound ->
    [1] {""}
   *[other] {", "}{ $per_wound } touches par blessure
  } : { $wounds ->
    [0] aucune blessure
    [one] 1 blessure
   *[other] { $wounds } blessures
  }.
event-test-settled = { LE($unit) } { MANY($unit) ->
    [other] réussissent leur
   *[one] réussit son
  } test quels que soient les dés{ why }.
event-test-taken = { $rolled ->
    [false] { LE($unit) } { MANY($unit) ->
        [other] n'ont subi aucune blessure et réussissent leur
       *[one] n'a subi aucune blessure et réussit son
      } test de panique sans jet.
   *[other] Test { $kind-id ->
        [panic] de panique
       *[other] de moral
      } { DE($unit) }{ why }, Moral { $needed }+ : { DICE($faces) }{ $parts-total ->
        [0] {""}
       *[other] {", "}{ $parts }
      } = { $total }, { $passed ->
        [true] réussi
       *[other] raté
      }{ $settled ->
        [true] {" "}d'office
       *[other] {""}
      }.
  }

# Pertes, soins, états
event-wounds-suffered = { LE($unit) } { MANY($unit) ->
    [other] subissent
   *[one] subit
  } { $wounds } { $wounds ->
    [one] blessure
   *[other] blessures
  }{ why }{ $solo ->
    [true] { $left ->
        [0] { $wounds ->
            [one] {", "}la dernière
           *[other] {", "}les dernières
          }
        [one] {" "}; 1 seule à encaisser encore
       *[other] {" "}; { $left } à encaisser encore
      }
   *[other] {" "}: { $lost ->
        [0] aucune figurine perdue
        [one] 1 figurine perdue
       *[other] { $lost } figurines perdues
      }, { $figures ->
        [0] plus aucune debout
        [one] 1 reste
       *[other] { $figures } restent
      }{ $ranks ->
        [0] {""}
        [one] {" "}sur 1 rang
       *[other] {" "}sur { $ranks } rangs
      }{ $each ->
        [1] {""}
       *[other] { $left ->
            [0] {""}
           *[other] {" "}({ $left ->
                [one] 1 blessure
               *[other] { $left } blessures
              } à encaisser encore)
          }
      }
  }.{ $fallen-total ->
    [0] {""}
   *[other] {" "}{ CAP(LE($fallen)) } { MANY($fallen) ->
        [other] tombent
       *[one] tombe
      }.
  }
event-unit-healed = { LE($unit) } { MANY($unit) ->
    [other] soignent
   *[one] soigne
  } { $healed } { $healed ->
    [one] blessure
   *[other] blessures
  }{ why } : { $figures } { $figures ->
    [one] figurine
   *[other] figurines
  } sur { $ranks } { $ranks ->
    [one] rang
   *[other] rangs
  }{ $each ->
    [1] {""}
   *[other] {" "}({ $left ->
        [one] 1 blessure
       *[other] { $left } blessures
      } à encaisser encore)
  }.
event-unit-destroyed = { LE($unit) } ({ $owner }) { MANY($unit) ->
    [other] { GENDER($unit) ->
        [f] sont détruites
       *[m] sont détruits
      }
   *[one] { GENDER($unit) ->
        [f] est détruite
       *[m] est détruit
      }
  }{ $source ->
    [none] {""}
   *[other] {" "}par { LE($source) }
  }{ why }.
event-unit-removed = { $where-id ->
    [reserve] Le plateau { DE($unit) } rejoint la Réserve.
   *[lost] Le plateau { DE($unit) } quitte la table.
  }
event-condition-gained = { LE($unit) } { MANY($unit) ->
    [other] reçoivent
   *[one] reçoit
  } un pion État : { $condition }{ why }.
event-condition-lost = { $spent_by ->
    [none] { LE($unit) } { MANY($unit) ->
        [other] perdent leur
       *[one] perd son
      } pion État : { $condition }{ why }.
   *[other] { $spent_by } dépense le pion { $condition } { DE($unit) }.
  }
event-came-to-nothing = { $why-id ->
    [unhurt] { LE($unit) } { MANY($unit) ->
        [other] n'ont
       *[one] n'a
      } rien à soigner{ why }.
    [unhealed] { $player } ne soigne aucune blessure { DE($unit) }{ why }.
    [stays] { LE($unit) } { MANY($unit) ->
        [other] restent
       *[one] reste
      } sur place{ why }.
    [kept] { $player } ne relance aucun dé{ why }.
    [no_figure] { $player } ne fait passer aucune figurine{ why }.
    [as_they_are] { $player } laisse les Attachements où ils sont{ why }.
   *[other] Sans effet{ why } : { no-effect }
  }
no-effect = { $why-id ->
    [there] { LE($unit) } { MANY($unit) ->
        [other] ont
       *[one] a
      } déjà un pion { $condition }.
    [immune] { LE($unit) } { MANY($unit) ->
        [other] ne peuvent
       *[one] ne peut
      } pas recevoir de pion { $condition }.
    [full] { LE($unit) } { MANY($unit) ->
        [other] ne peuvent
       *[one] ne peut
      } recevoir aucun autre pion État.
    [fearless] { LE($unit) } { MANY($unit) ->
        [other] ne passent
       *[one] ne passe
      } jamais de test de moral.
    [wall] une muraille ne reçoit pas de pion État.
    [fallen] { LE($unit) } { MANY($unit) ->
        [other] { GENDER($unit) ->
            [f] sont tombées
           *[m] sont tombés
          }
       *[one] { GENDER($unit) ->
            [f] est tombée
           *[m] est tombé
          }
      }.
    [declined] { $player } renonce à l'action gratuite { DE($unit) } ({ $actions }).
    [nobody] { $player } ne choisit aucune unité.
    [no_enemy] aucun ennemi n'est à portée { DE($unit) }.
    [too_low] le dé est trop faible.
    [no_target] aucune cible n'est possible.
    [against] { LE($unit) } { MANY($unit) ->
        [other] ne peuvent
       *[one] ne peut
      } pas agir ainsi contre { LE($enemy) } ({ $actions }).
    [action-barred] { $source ->
        [none] une capacité
       *[other] « { $source } »
      } interdit cela { A($unit) } ({ $actions }).
    [action-engaged] { LE($unit) } { MANY($unit) ->
        [other] sont
       *[one] est
      } au contact { DE($enemy) }, ce qui ne le permet pas ({ $actions }).
    [action-unengaged] { LE($unit) } { MANY($unit) ->
        [other] ne sont
       *[one] n'est
      } au contact d'aucun ennemi, ce qui ne le permet pas ({ $actions }).
    [no-melee-attack] { no-melee-attack }
    [no-ranged-attack] { no-ranged-attack }
    [no-ranged-target] { no-ranged-target }
    [no-charge-target] { no-charge-target }
    [no-piece-near] { no-piece-near }
    [march-barred] { march-barred }
   *[action-none] { LE($unit) } { MANY($unit) ->
        [other] ne peuvent
       *[one] ne peut
      } rien faire de cela pour l'instant ({ $actions }).
  }
event-ability-used = { $order ->
    [true] { LE($source) } { MANY($source) ->
        [other] utilisent
       *[one] utilise
      } « { $ability } ».
   *[other] « { $ability } », capacité { DE($source) }, entre en jeu.
  }
event-attachments-changed = { $attachments-total ->
    [0] { LE($unit) } { MANY($unit) ->
        [other] n'ont
       *[one] n'a
      } plus d'Attachement{ why }.
   *[other] { LE($unit) } { MANY($unit) ->
        [other] ont
       *[one] a
      } désormais pour Attachement : { $attachments }{ why }.
  }

# Cartes
event-deck-shuffled = { $player } mélange son paquet de { $size } cartes Tactique{ why }.
event-cards-drawn = { $player } pioche { $cards_count } { $cards_count ->
    [one] carte
   *[other] cartes
  } Tactique{ why }{ $seen ->
    [true] {" "}: { QUOTED($cards) }
   *[other] {""}
  } ; { $hand } en main.
event-card-fetched = { $player } prend { $source-id ->
    [deck] dans son paquet
   *[other] dans sa défausse
  } { $cards_count } { $cards_count ->
    [one] carte
   *[other] cartes
  } Tactique{ why }{ $seen ->
    [true] {" "}: { QUOTED($cards) }
   *[other] {""}
  }.
event-cards-buried = { $player } remet { $cards_count } { $cards_count ->
    [one] carte
   *[other] cartes
  } sous son paquet{ why }{ $seen ->
    [true] {" "}: { QUOTED($cards) }
   *[other] {""}
  }.
event-cards-discarded = { $player } défausse { QUOTED($cards) }{ why }.
event-card-played = { $player } joue « { $card } »{ $unit ->
    [none] {""}
   *[other] {" "}({ $window } : { $unit })
  }.
event-card-cancelled = « { $card } » ({ $player }) reste sans effet.
event-card-attached = { $owner } attache « { $card } » { A($unit) }.
event-attached-tokens = « { $card } » ({ $unit }) porte { $tokens } { $tokens ->
    [one] pion
   *[other] pions
  }{ why }.
event-attached-moved = « { $card } » passe { DE($origin) } { A($unit) }{ why }.
event-attached-discarded = « { $card } », attachée { A($unit) }, part à la défausse { DE($player) }{ $why-id ->
    [unit_lost] {" "}avec l'unité détruite
    [round_over] {" "}à la fin du round
   *[effect] { why }
  }.
event-cards-revealed = { $player } regarde { $cards_count } { $cards_count ->
    [one] carte
   *[other] cartes
  } { $pile-id ->
    [deck] du dessus de son paquet
   *[hand] de la main { DE($owner) }
  }{ why }{ $seen ->
    [true] {" "}: { QUOTED($cards) }
   *[other] {""}
  }.

# Tableau stratégique
zone_crown = zone Couronne
zone_wealth = zone Richesse
zone_tactics = zone Tactiques
zone_combat = zone Combat
zone_maneuver = zone Manœuvre
event-zone-claimed = La zone { $zone } est prise par { LE($ncu) }.
event-ncu-moved = { LE($ncu) } passe de la zone { $origin } à la zone { $zone }{ why }.
event-ncu-tokens = { LE($ncu) } dépense un pion{ why } ; { $tokens ->
    [0] il n'en reste aucun
   *[other] il en reste { $tokens }
  }.
event-influenced = { LE($ncu) } influence { LE($unit) } (« { $ability } ») jusqu'à l'Entretien.

# Objectifs et missions
event-objective-claimed = { LE($unit) } ({ $player }) { MANY($unit) ->
    [other] s'emparent
   *[one] s'empare
  } { DE($objective) }{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
  }{ $lost_by ->
    [none] {""}
   *[other] {", "}aux dépens { DE($lost_by) }
  }.
event-objective-lost = { $why-id ->
    [lost] { LE($unit) } { MANY($unit) ->
        [other] ont
       *[one] a
      } quitté la table : plus personne ne tient { LE($objective) }.
   *[moved] { LE($unit) } { MANY($unit) ->
        [other] ne couvrent
       *[one] ne couvre
      } plus { LE($objective) }.
  }
event-objective-aimed = « { $card } » ({ $objective }) prive de ses capacités, tant { QUE($player) } le tient, { LE($ncu) }.
event-mission-deck-shuffled = Les { $size } missions sont mélangées.
event-missions-drawn = { $player } pioche { $cards_count } { $cards_count ->
    [one] mission
   *[other] missions
  }{ why }{ $seen ->
    [true] {" "}: { QUOTED($cards) }
   *[other] {""}
  }.
event-mission-chosen = { $player } { $exchanged ->
    [true] échange sa mission du round
   *[other] pose sa mission du round, face cachée
  }{ $seen ->
    [true] {" "}: « { $card } »
   *[other] {""}
  }.
event-mission-shown = { $name ->
    [none] { $player } révèle sa mission : « { $card } ».
   *[other] Pour sa mission « { $card } », { $player } désigne { LE($name) }.
  }
event-mission-discarded = La mission { $player ->
    [none] libre
   *[other] { DE($player) }
  }, « { $card } », { $why-id ->
    [fulfilled] est accomplie et quitte la partie
    [replaced] est remplacée
   *[round_over] quitte la partie avec le round
  }.
event-open-mission-drawn = Une mission est libre pour tous : « { $card } ».
event-mission-named = { $player } nomme { $name } pour « { $card } ».

# Siège
event-siege-cards-drawn = { $player } pioche { $cards_count } { $cards_count ->
    [one] carte
   *[other] cartes
  } Siège{ $seen ->
    [true] {" "}: { QUOTED($cards) }
   *[other] {""}
  }.
event-siege-card-played = { $player } { $spent ->
    [true] dépense le pion de
   *[other] joue
  } la carte Siège « { $card } »{ $tokens ->
    [0] {""}
   *[other] {" "}; elle porte { $tokens } { $tokens ->
        [one] pion
       *[other] pions
      }
  }.
