# Marche
ask-choose-march = Choisissez la marche : vers l'avant avec des roues, ou tout droit de côté ou en arrière à la moitié de la distance.
forward = en avant
left = à gauche
right = à droite
backward = en arrière
march-too-far = { LE($regiment) } { MANY($regiment) ->
    [other] marcheraient
   *[one] marcherait
  } de { INCHES($far) } ; le plus permis est de { INCHES($most) }.
march-half = { LE($regiment) } { MANY($regiment) ->
    [other] marchent
   *[one] marche
  } d'au plus { INCHES($most) } de côté ou en arrière, pas de { INCHES($far) }.
march-forward = { LE($regiment) } ne { MANY($regiment) ->
    [other] peuvent
   *[one] peut
  } pas marcher d'une distance négative.
not-a-wheel = { LE($regiment) } { MANY($regiment) ->
    [other] tournent
   *[one] tourne
  } autour d'un coin avant, et l'autre coin avant doit avancer.
march-off-table = { LE($regiment) } { MANY($regiment) ->
    [other] quitteraient
   *[one] quitterait
  } le champ de bataille.
march-too-near = { LE($regiment) } { MANY($regiment) ->
    [other] viendraient
   *[one] viendrait
  } à moins de 1 pouce { DE($other) }.
march-through-engaged = { LE($regiment) } ne { MANY($regiment) ->
    [other] peuvent
   *[one] peut
  } pas traverser { LE($other) } : un ami au contact de l'ennemi.
ends-off-table = { LE($regiment) } ne { MANY($regiment) ->
    [other] finiraient
   *[one] finirait
  } pas entièrement sur le champ de bataille.
ends-on-regiment = { LE($regiment) } { MANY($regiment) ->
    [other] finiraient
   *[one] finirait
  } par-dessus { LE($other) }.
compass = { $heading ->
    [0] le nord
    [1] le nord-est
    [2] l'est
    [3] le sud-est
    [4] le sud
    [5] le sud-ouest
    [6] l'ouest
   *[7] le nord-ouest
  }
faces = { $facing ->
    [0] au nord
    [1] au nord-est
    [2] à l'est
    [3] au sud-est
    [4] au sud
    [5] au sud-ouest
    [6] à l'ouest
   *[7] au nord-ouest
  }
moved-way = { $turn ->
    [0] { INCHES($far) } { $aside-id ->
        [left] vers la gauche
        [right] vers la droite
        [backward] en arrière
       *[forward] en avant
      }, vers { compass }
   *[other] roue de { $turn }° vers la { $side-id ->
        [left] gauche
       *[right] droite
      } puis tout droit, { INCHES($far) } en tout, vers { compass }
  }
moved-on = { $on-total ->
    [0] {""}
   *[other] {" "}; désormais sur { LE($on) }
  }
moved-near = { $near-id ->
    [none] {""}
   *[other] {" "}; l'ennemi le plus proche, { LE($near) }, est à { INCHES($gap) }
  }
event-regiment-moved = { $manner-id ->
    [entry] { LE($regiment) } { MANY($regiment) ->
        [other] entrent
       *[one] entre
      } par { LE($edge) }, sur { $files ->
        [one] 1 colonne
       *[other] { $files } colonnes
      }.
    [march] Marche { DE($regiment) } : { moved-way }{ moved-on }{ moved-near }.
    [reform] { LE($regiment) } se { MANY($regiment) ->
        [other] reforment
       *[one] reforme
      } sur { $files ->
        [one] 1 colonne
       *[other] { $files } colonnes
      }, face { faces }{ moved-on }{ moved-near }.
    [charge] Mouvement de charge { DE($regiment) } : { $turn ->
        [0] {""}
       *[other] une roue gratuite de { $turn }° vers la { $side-id ->
            [left] gauche
           *[right] droite
          }, puis{" "}
      }{ INCHES($far) } vers { compass }{ moved-on }.
    [failed_charge] { LE($regiment) } { MANY($regiment) ->
        [other] s'arrêtent
       *[one] s'arrête
      } après { INCHES($far) } vers { compass }{ moved-on }{ moved-near }.
    [push] { $to-id ->
        [none] La charge écarte { LE($regiment) } de { INCHES($far) } vers { compass }.
       *[other] { LE($regiment) } { MANY($regiment) ->
            [other] poussent
           *[one] pousse
          } l'attaque de { INCHES($far) } vers { compass } et { MANY($regiment) ->
            [other] retrouvent
           *[one] retrouve
          } le contact { DE($to) }.
      }
    [wheel] { LE($regiment) } { MANY($regiment) ->
        [other] tournent
       *[one] tourne
      } pour s'aligner sur la charge, face { faces }.
   *[withdraw] { LE($regiment) } { MANY($regiment) ->
        [other] se replient
       *[one] se replie
      } de { INCHES($far) } vers { compass }{ moved-on }{ moved-near }.
  }
event-came-to-nothing = { $why-id ->
    [stays] { LE($unit) } { MANY($unit) ->
        [other] restent
       *[one] reste
      } sur place.
    [no_way_out] { LE($unit) } { MANY($unit) ->
        [other] ne trouvent aucune issue et restent
       *[one] ne trouve aucune issue et reste
      } au contact.
    [whole] Il n'y a rien à soigner chez { LE($unit) }.
    [unhealed] Aucun soin pour { LE($unit) } : un régiment brisé ou détruit n'en reçoit pas.
    [off_table] { LE($unit) } n'{ MANY($unit) ->
        [other] ont
       *[one] a
      } pas d'action tant que son régiment n'est pas sur la table.
    [no_action] { LE($unit) } n'{ MANY($unit) ->
        [other] ont
       *[one] a
      } aucune action possible.
   *[other] Sans effet pour { LE($unit) }.
  }

# Entrée
ask-choose-entry = Choisissez où votre régiment entre, et dans quelle formation.
entry-closed = { LE($regiment) } ne { MANY($regiment) ->
    [other] peuvent
   *[one] peut
  } pas entrer entièrement sur la table par là.
event-entry-failed = { LE($regiment) } { MANY($regiment) ->
    [other] ne trouvent aucun accès à la table et retournent
   *[one] ne trouve aucun accès à la table et retourne
  } en renforts, pour arriver sans jet au round suivant.

# Reformation
ask-choose-reform = Choisissez la nouvelle formation et l'orientation de votre régiment.
reform-too-far = Un stand { DE($regiment) } bougerait de { INCHES($far) } ; le plus permis est de { INCHES($most) }.
reform-too-near = { LE($regiment) } { MANY($regiment) ->
    [other] viendraient
   *[one] viendrait
  } à moins de 1 pouce { DE($other) }.
