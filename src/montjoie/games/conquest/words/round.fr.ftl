# Le round et ses phases
event-round-began = Le round { $round } commence. Score ({ $score }).
event-phase-began = { $phase-id ->
    [reinforcement] Phase de renforts
    [command] Phase de commandement
    [supremacy] Phase de suprématie
    [action] Phase d'action
   *[victory] Phase de victoire
  }.
reinforcement = renforts
command = commandement
supremacy = suprématie
action = action
victory = victoire
light = léger
medium = moyen
heavy = lourd
south = bord sud
north = bord nord
west = bord ouest
east = bord est

# Renforts
ask-choose-reinforcement = Choisissez un régiment qui arrive, ou reste, sans jet de dé ; ou aucun.
ask-declare-flank = Lesquels de vos régiments d'attaque de flanc entrent ce round ? Les autres restent en renforts.
ask-choose-arrivals = Choisissez les régiments qui arrivent : un par succès.
none = aucun
arrive = arrive
stay = reste
event-reinforcements-diced = { $seat } lance les dés pour ses régiments { $weight-id ->
    [light] légers
    [medium] moyens
   *[heavy] lourds
  } en renforts : { DICE($dice) }. Sur { $need } ou moins : { $successes ->
    [0] aucun n'arrive.
    [one] 1 arrive.
   *[other] { $successes } arrivent.
  }
event-arriving = { LE($regiment) } ({ $seat }) { MANY($regiment) ->
    [other] arrivent
   *[one] arrive
  } ce round{ $how-id ->
    [automatic] , comme tous ceux de cette classe.
    [pick] , par choix et sans jet.
    [roll] , par les dés.
    [flank] , en attaque de flanc.
   *[returning] , faute d'avoir pu entrer au round précédent.
  }
event-held-back = { LE($regiment) } ({ $seat }) { MANY($regiment) ->
    [other] restent
   *[one] reste
  } en renforts.

# Commandement et suprématie
ask-order-stack = Ordonnez vos cartes de commandement ; la première agit d'abord.
event-stack-built = { $seat } a constitué sa pile de commandement : { $number ->
    [one] 1 carte.
   *[other] { $number } cartes.
  }
ask-shift-die = Votre pile est la plus petite : ajoutez 1 à votre dé ({ $die } contre { $other_die }), retirez 1, ou laissez-le.
event-supremacy-diced = Les deux joueurs lancent un dé pour la suprématie, le plus petit commence, à égalité on relance ({ $dice }).
event-die-shifted = { $seat } a la plus petite pile et modifie son dé ({ SIGNED($shift) }) : { $die }.
event-first-player-settled = { $seat } est premier joueur ce round.

# Activation
ask-name-unit = Plusieurs des vôtres ont cette carte : qui agit ?
ask-choose-action = Choisissez la prochaine action { DE($regiment) }, ou passez.
ask-choose-character-action = Choisissez l'action { DE($character) }, ou passez.
pass = Passer
march = Marche
reform = Reformation
rally = Ralliement
combat_rally = Ralliement en combat
aim = Viser
event-card-drawn = { $seat } tire une carte de commandement : { $card }.
event-card-wasted = Plus rien ne répond à la carte { $card } chez { $seat } ; la suivante est tirée.
event-activated = { LE($unit) } { MANY($unit) ->
    [other] agissent
   *[one] agit
  }.
event-action-taken = { $free ->
    [true] Action gratuite
   *[other] Action
  } { DE($unit) } : { $action }.
event-passed = { LE($unit) } { MANY($unit) ->
    [other] ne font
   *[one] ne fait
  } plus rien.
event-lasting-begun = { $kind-id ->
    [rule] { LE($units) } { $tone-id ->
        [bane] { MANY($units) ->
            [other] subissent
           *[one] subit
          }
       *[gift] { MANY($units) ->
            [other] gagnent
           *[one] gagne
          }
      } { $tone-id ->
        [number] { SIGNED($n) } en { $thing }
       *[gift] « { $thing } »{ $n ->
            [0] {""}
           *[other] {" "}({ $plus ->
                [true] { SIGNED($n) }
               *[other] { $n }
              })
          }
      } { until-then }{ $source ->
        [none] .
       *[other] {" "}(par { $source }).
      }
    [spent] { $until-id ->
        [round] « { $source } » profite { A($units) } ce round.
        [action] « { $source } » profite { A($units) } pour cette action.
       *[other] { LE($units) } { MANY($units) ->
            [other] utilisent
           *[one] utilise
          } « { $source } » : une fois par partie.
      }
    [exposed] « { $source } » ne sert à rien { A($units) } { until-then }.
   *[other] { $kind } { DE($units) } : { SIGNED($n) } { until-then } (par { $source }).
  }
event-lasting-ended = Terminé avec le round : { $sources }.
action-in-combat = { LE($regiment) } { MANY($regiment) ->
    [other] sont
   *[one] est
  } au contact d'un ennemi : cette action est réservée aux régiments qui n'y sont pas ({ $action }).
action-out-of-combat = { LE($regiment) } { MANY($regiment) ->
    [other] ne sont
   *[one] n'est
  } au contact d'aucun ennemi : cette action est réservée aux régiments qui y sont ({ $action }).
action-repeated = { LE($regiment) } { MANY($regiment) ->
    [other] ont
   *[one] a
  } déjà fait cette action ce round ({ $action }).
not-broken = { LE($regiment) } { MANY($regiment) ->
    [other] ne sont pas { GENDER($regiment) ->
        [f] brisées
       *[m] brisés
      }
   *[one] n'est pas { GENDER($regiment) ->
        [f] brisée
       *[m] brisé
      }
  }.
no-barrage = { LE($regiment) } { MANY($regiment) ->
    [other] n'ont
   *[one] n'a
  } rien pour tirer.
event-rallied = { LE($regiment) } se { MANY($regiment) ->
    [other] rallient
   *[one] rallie
  } : le régiment n'est plus brisé.

# La fin
enemy_command_card_removed_this_round = les cartes de commandement ennemies retirées ce round
enemy_warlord_killed = la mort du seigneur de guerre ennemi
secondary_objective_achieved = les objectifs secondaires atteints
friendly_zone_controlled = les zones contrôlées dans sa moitié
enemy_zone_controlled = les zones contrôlées dans la moitié ennemie
zone_controlled = les zones contrôlées
event-scored = { $seat } marque { $points } PV pour { $per } : { LE($what) }. Total : { $total } PV.
won-by-wipe-out = l'armée adverse est anéantie
won-by-threshold = le seuil de points de victoire est atteint
won-by-points = le dernier round est terminé

# Objectifs secondaires
ask-discard-secondaries = Choisissez les objectifs secondaires que vous écartez.
event-secondaries-drawn = { $seat } pioche { $number } objectifs secondaires.
event-secondaries-discarded = { $seat } écarte { $number } objectifs secondaires.
event-secondary-achieved = { $seat } accomplit un objectif secondaire : « { $card } ».
until-then = { $until-id ->
    [action] jusqu'à la fin de l'action
    [volley] jusqu'à la fin de la volée
    [activation] jusqu'à la fin de l'activation
    [round] jusqu'à la fin du round
   *[game] pour le reste de la partie
  }

# Ce que régiments et personnages ont pour un temps
wounds = Blessures
range = Portée
vanguard_march = Marche gratuite
before_pikes = Devant les piques
blessing_used = Bénédiction utilisée
dishonoured = Déshonneur
drilled = Manœuvre faite
essence = Essence transférée
has_refused = Duel refusé
hindered = Pas d'attaques d'impact
out_of_breath = Hors d'haleine
prey = Proie

# Ce dont on avertit un joueur prudent.

warn-passes = Le régiment pourrait encore agir : les actions qui lui restent seraient perdues.
warn-long-charge = { LE($regiment) } { MANY($regiment) ->
    [other] n'atteignent
   *[one] n'atteint
  } { LE($target) } qu'avec un dé de charge de { $needed } ou plus.
