# Attaques et blessures
clash = Clash
volley = Volée
impact = attaques d'impact
duel = Duel
spell = sort
hits = touches
attacks = Attaques
resolve = Résolution
defense = Défense
evasion = Évasion
garrison = garnison
broken = brisé
seizing = capture
flank_or_rear = frappé de flanc ou de dos
count-stands = { $n ->
    [one] 1 stand
   *[other] { $n } stands
  }
ask-aim-blows = Certains de vos stands peuvent attaquer plusieurs ennemis : choisissez-en un pour chacun.
ask-choose-end = Par quel bout du dernier rang { DE($regiment) } retirer d'abord des stands ?
in-the-arc = { $arc-id ->
    [front] de face
    [rear] de dos
    [left] au flanc gauche
   *[right] au flanc droit
  }
rolled-again = { $rolled-total ->
    [0] { DICE($dice) }
   *[other] { DICE($rolled) }, après relances{ $again-total ->
        [0] {""}
       *[other] {" "}({ $again })
      } { DICE($dice) }
  }
event-hits-rolled = { $kind-id ->
    [clash] Clash { DE($attacker) } contre { LE($target) } { in-the-arc }
    [volley] Tirs { DE($attacker) } sur { LE($target) } { in-the-arc }
    [impact] Attaques d'impact { DE($attacker) } sur { LE($target) } { in-the-arc }
    [duel] Coups { DE($attacker) } contre { LE($target) }
   *[other] Attaques { DE($attacker) } sur { LE($target) } { in-the-arc }
  } : { rolled-again }. Sur { $value } ou moins{ $need ->
    [none] {""}
   *[other] {" "}({ PARTS($need) })
  } : { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
  }{ $extra ->
    [0] .
   *[other] , et { $extra } de plus ({ $more }).
  }
event-hits-given = { LE($target) } { MANY($target) ->
    [other] encaissent
   *[one] encaisse
  } { $hits ->
    [one] 1 touche
   *[other] { $hits } touches
  } sans jet de la part { DE($attacker) }{ $by-total ->
    [0] .
   *[other] {" "}({ $by }).
  }
event-defense-rolled = Dés de Défense { DE($target) } : { rolled-again }. { $needs-total ->
    [1] Sur { $value } ou moins ({ PARTS($needs) })
   *[other] Avec { $needs }, selon la touche
  } : { $saved ->
    [0] aucune parade
    [one] 1 parade
   *[other] { $saved } parades
  }{ $spared ->
    [0] {""}
    [one] , 1 de plus accordée
   *[other] , { $spared } de plus accordées
  }, { $wounds ->
    [0] aucune blessure.
    [one] 1 blessure.
   *[other] { $wounds } blessures.
  }
event-wounds-marked = { $wounds ->
    [one] 1 blessure
   *[other] { $wounds } blessures
  } sur { $command ->
    [true] le stand de commandement
   *[other] un stand
  } { DE($regiment) }, qui en porte { $on } sur { $each }.
event-stand-lost = { LE($regiment) } { MANY($regiment) ->
    [other] perdent
   *[one] perd
  } un stand ; il en reste { $left }.
event-became-broken = { LE($regiment) } { MANY($regiment) ->
    [other] sont { GENDER($regiment) ->
        [f] brisées
       *[m] brisés
      }
   *[one] est { GENDER($regiment) ->
        [f] brisée
       *[m] brisé
      }
  }{ $stands ->
    [0] {""}
   *[other] {" "}: { $lost ->
        [one] 1 stand perdu
       *[other] { $lost } stands perdus
      } sur { $stands } ce round
  }.
event-regiment-destroyed = { $shattered ->
    [true] { LE($regiment) }, déjà { MANY($regiment) ->
        [other] { GENDER($regiment) ->
            [f] brisées, perdent
           *[m] brisés, perdent
          }
       *[one] { GENDER($regiment) ->
            [f] brisée, perd
           *[m] brisé, perd
          }
      } la moitié de ce qui restait : le régiment est abattu
   *[other] Le dernier stand { DE($regiment) } tombe : le régiment est détruit
  }.
event-character-fell = { LE($character) } { MANY($character) ->
    [other] tombent
   *[one] tombe
  }{ $regiment ->
    [none] {" "}au combat.
   *[other] {" "}avec { LE($regiment) }.
  }
event-morale-tested = Tests de moral { DE($regiment) } : { rolled-again }. Sur { $resolve } ou moins ({ PARTS($need) }) : { $failed ->
    [0] aucun échec
    [one] 1 échec
   *[other] { $failed } échecs
  }{ $spared ->
    [0] {""}
    [one] , 1 évité
   *[other] , { $spared } évités
  }, { $wounds ->
    [0] aucune blessure de plus.
    [one] 1 blessure de plus.
   *[other] { $wounds } blessures de plus.
  }
ask-choose-push = Quels régiments reviennent d'abord au contact ?
event-contact-made = { LE($regiment) } { MANY($regiment) ->
    [other] touchent
   *[one] touche
  } { LE($enemy) } { $face-id ->
    [front] de front
    [rear] par l'arrière
    [left] du flanc gauche
   *[right] du flanc droit
  }, sur { $enemy_face-id ->
    [front] le front
    [rear] l'arrière
    [left] le flanc gauche
   *[right] le flanc droit
  } de l'ennemi.
event-contact-lost = { LE($regiment) } et { LE($enemy) } ne sont plus au contact.
