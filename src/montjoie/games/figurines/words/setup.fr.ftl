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
terrain-off-table = Le décor doit être entièrement sur la table : { $piece }.
terrain-near-zone = Le décor ({ $piece }) est à { $away }" de la zone de déploiement du bord { $edge } ; il faut au moins { $least }".
terrain-near-terrain = Le décor ({ $piece }) est à { $away }" d'un autre ({ $other }) ; il faut au moins { $least }".
terrain-on-objective = Ce décor est Infranchissable et ne peut pas couvrir un pion Objectif : { $piece }.
outside-zone = L'unité n'est pas entièrement dans sa zone de déploiement : { $unit }.
place-taken = { $unit } chevaucherait { $other }.
deployed-near-enemy = { $unit } serait à moins de 1" d'une unité ennemie ({ $other }).
place-impassable = { $unit } serait sur un décor Infranchissable ({ $piece }).
event-army-shown = { $player } joue { $faction } ; Général : { $commander }.
event-mode-settled = Mode de jeu : { $mode }.
event-piece-placed = Un décor est placé : { $piece }.
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
event-piece-removed = Un décor est détruit : { $kind }.
event-edges-settled = Côtés de la table : { $edges }.
event-first-player-settled = { $player } est Premier Joueur.
event-unit-placed = Une unité prend place sur la table : { $unit }.
event-unit-reserved = Une unité attend en Réserve : { $unit }.
mode-unknown = Il n'y a pas de mode de jeu « { $given } » ; il y a { $known }.
size-odd = Une partie compte de { $low } à { $high } points, pas { $given }.
pieces-odd = On peut placer de 0 à { $high } décors, pas { $given }.
teams-odd = Les { $seats } places doivent former deux équipes de deux joueurs ou plus, chaque place dans l'une d'elles.
corners-few = La table a { $high } coins ; { $given } joueurs ne peuvent pas en avoir un chacun.
mode-not-free-for-all = Ce mode ne se joue pas en chacun pour soi : { $mode }.
army-of-nobody = Il n'y a pas de place « { $seat } » pour cette liste ; il y a { $seats }.
