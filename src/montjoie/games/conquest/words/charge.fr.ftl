# Charge
charge = Charge
inspire = Inspirer
front = front
rear = arrière
keep = garder
reroll = relancer
ask-charge-target = Quel ennemi charger avec { LE($regiment) } ?
ask-charge-face = Votre régiment est autant dans deux arcs { DE($target) } : choisissez la face chargée.
ask-reroll-charge = La charge est trop courte (dé : { $die }) : relancer ?
ask-charge-way = Choisissez où finit la charge { DE($regiment) }.
charge-broken = Un régiment brisé ne peut pas charger ({ $regiment }).
charge-arrived = { LE($regiment) } { MANY($regiment) ->
    [other] viennent
   *[one] vient
  } d'arriver ce round : aucune charge possible.
charge-nobody = { LE($regiment) } { MANY($regiment) ->
    [other] ne voient
   *[one] ne voit
  } aucun ennemi à portée de charge.
event-charge-rolled = Dé de charge { DE($regiment) } : { DICE($thrown) }. La charge porte à { INCHES($reach) }.
event-charge-failed = La charge { DE($regiment) } échoue : { $why-id ->
    [short] elle porte à { INCHES($reach) }, et { LE($target) } { MANY($target) ->
    [other] sont
   *[one] est
  } à { INCHES($far) }
    [askew] elle atteint { LE($target) }, mais personne ne peut s'aligner
   *[blocked] { $by-total ->
        [0] aucun chemin n'est libre jusqu'{ A($target) }
       *[other] { LE($by) } { MANY($by) ->
    [other] barrent
   *[one] barre
  } le chemin jusqu'{ A($target) }
      }
  }. Son activation est finie.
strike = frapper
ask-use-overrun = L'ennemi est brisé : refaire les attaques d'impact { DE($regiment) } ?
event-charge-declared = { LE($regiment) } { MANY($regiment) ->
    [other] chargent
   *[one] charge
  } { LE($target) } { $face-id ->
    [front] de face
    [rear] de dos
    [left] au flanc gauche
   *[right] au flanc droit
  }, à { INCHES($far) } : Marche { INCHES($march) }{ $bonus ->
    [0] {""}
   *[other] , { INCHES($bonus) } de plus
  } et { $fixed ->
    [none] un dé.
   *[other] { $fixed } de plus, sans dé.
  }
