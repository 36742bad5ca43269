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
