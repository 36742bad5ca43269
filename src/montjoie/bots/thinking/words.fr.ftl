why-alone = « { $answer } » : il n'y avait rien à peser.
why-best = « { $answer } » : { $chance } % de chances de gagner (± { $error }), dans { $worlds ->
    [one] { $worlds } monde
   *[other] { $worlds } mondes
  }.
why-more = Cela apporte : { $what }.
why-less = Cela réduit : { $what }.
why-other = Plutôt que « { $answer } » : { $chance } % (± { $error }), dans { $worlds ->
    [one] { $worlds } monde
   *[other] { $worlds } mondes
  }.
why-effort = Pesé en { $playouts ->
    [one] { $playouts } partie imaginée
   *[other] { $playouts } parties imaginées
  }.
why-line = Ensuite, peut-être :
nothing = rien
place = à { INCHES($x) } du bord ouest et { INCHES($y) } du bord sud, face à { $facing }°
yes = oui
no = non
leg = { $turn ->
    [0] {""}
   *[other] { $turn }° vers la { $side ->
        [left] gauche
       *[right] droite
      }{ $ahead ->
        [0] {""}
       *[other] {", "}
      }
  }{ $ahead ->
    [0] { $turn ->
        [0] sur place
       *[other] {""}
      }
   *[other] { INCHES($ahead) } { $way ->
        [back] en arrière
       *[ahead] en avant
      }
  }
block = sur { $files ->
    [one] 1 colonne
   *[other] { $files } colonnes
  }{ $rear ->
    [1] {""}
   *[other] , dernier rang à partir de la colonne { $rear }
  }
aside = { $way ->
    [left] vers la gauche
    [right] vers la droite
    [backward] en arrière
   *[forward] en avant
  }, { INCHES($far) }
formation = { $block }, orientation { $facing }°
entry = { $edge ->
    [south] par le bord sud
    [north] par le bord nord
    [west] par le bord ouest
   *[east] par le bord est
  }, à { INCHES($along) } du coin { $edge ->
    [south] ouest
    [north] ouest
   *[other] sud
  }, { $block }
exit = sortie { $side ->
    [front] par l’avant
    [rear] par l’arrière
    [left] par la gauche
    [right] par la droite
   *[other] des murs
  }, face { $faces ->
    [left] à gauche
    [right] à droite
    [backward] aux murs
   *[forward] au dehors
  }, { $beside ->
    [middle] au milieu
    [left] à { INCHES($along) } à gauche du milieu
   *[right] à { INCHES($along) } à droite du milieu
  }, { $block }
