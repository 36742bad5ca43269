# Listes d'armée, décors, zones de déploiement, déploiement.

ask-submit-army = Remettez votre liste d'armée ; toutes seront montrées quand la dernière sera remise.
ask-place-piece = Placez un décor.
ask-lay-piece = Choisissez où poser le décor.
ask-choose-corner = Choisissez votre coin de table.
ask-choose-zone = Choisissez votre zone de déploiement, ou laissez le choix à l'adversaire.
ask-choose-first-player = Qui est Premier Joueur au round 1 ?
ask-deploy-unit = Déployez une de vos Unités Combattantes dans votre zone.
ask-stand-in-zone = Placez l'unité dans votre zone de déploiement : c'est son activation.
army-other-size = La liste est de { $given } points ; cette partie se joue en { $size }.
terrain-off-table = { LE($piece) } { MANY($piece) ->
    [other] doivent
   *[one] doit
  } tenir entièrement sur la table.
terrain-near-zone = { LE($piece) } { MANY($piece) ->
    [other] sont
   *[one] est
  } à { INCHES($away) } de la zone de déploiement du bord { $edge } ; il faut au moins { INCHES($least) }.
terrain-near-terrain = { LE($piece) } { MANY($piece) ->
    [other] sont
   *[one] est
  } à { INCHES($away) } d'un autre décor ({ $other }) ; il faut au moins { INCHES($least) }.
terrain-on-objective = { LE($piece) }, décor Infranchissable, { MANY($piece) ->
    [other] ne peuvent
   *[one] ne peut
  } pas couvrir un pion Objectif.
outside-zone = { LE($unit) } { MANY($unit) ->
    [other] ne sont
   *[one] n'est
  } pas entièrement dans la zone de déploiement.
place-taken = { LE($unit) } { MANY($unit) ->
    [other] chevaucheraient
   *[one] chevaucherait
  } { LE($other) }.
deployed-near-enemy = { LE($unit) } { MANY($unit) ->
    [other] seraient
   *[one] serait
  } à moins de 1 pouce d'une unité ennemie ({ $other }).
place-impassable = { LE($unit) } { MANY($unit) ->
    [other] seraient
   *[one] serait
  } sur un décor Infranchissable ({ $piece }).
mode-unknown = Il n'y a pas de mode de jeu « { $given } » ; il y a { $known }.
size-odd = Une partie compte de { $low } à { $high } points, pas { $given }.
pieces-odd = On peut placer de 0 à { $high } décors, pas { $given }.
teams-odd = Les { $seats } places doivent former deux équipes de deux joueurs ou plus, chaque place dans l'une d'elles.
corners-few = La table a { $high } coins ; { $given } joueurs ne peuvent pas en avoir un chacun.
mode-not-free-for-all = Ce mode ne se joue pas en chacun pour soi : { $mode }.
army-of-nobody = Il n'y a pas de place « { $seat } » pour cette liste ; il y a { $seats }.
