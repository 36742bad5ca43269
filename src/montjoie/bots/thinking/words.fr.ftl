why-alone = « { $answer } » : il n'y avait rien à peser.
why-best = « { $answer } » : { $chance } % de chances de gagner (± { $error }), dans { $worlds ->
    [one] { $worlds } monde
   *[other] { $worlds } mondes
  }.
why-other = Plutôt que « { $answer } » : { $chance } % (± { $error }), dans { $worlds ->
    [one] { $worlds } monde
   *[other] { $worlds } mondes
  }.
why-effort = { $answers } réponses pesées en { $playouts } parties imaginées.
why-line = Ensuite, peut-être :
