# Rounds, tours, Entretien, victoire, positions.

ask-activate-unit = Activez une de vos unités.
ask-discard-cards = Vous pouvez défausser des cartes Tactique de votre main.
pass-not-allowed = Vous ne pouvez pas passer : il vous reste { $units } unités à activer.
no-such-unit = Il n'y a pas d'unité « { $unit } ».
unit-activated-before = Cette unité a déjà été activée ce round : { $unit }.
unit-not-yours = Cette unité n'est pas à vous ({ $owner }) : { $unit }.
unit-not-in-play = Cette unité ne peut pas être activée maintenant : { $unit }.
event-round-begun = Le round { $round } commence.
event-turn-begun = Tour : { $player }.
event-turn-given = { $player } laisse le tour à son partenaire ({ $partner }).
event-turn-passed = { $player } n'a plus d'unité à activer et passe.
event-unit-activated = Unité activée : { $unit }.
event-action-chosen = { $action-id ->
    [destroy_terrain] { $unit } détruit un décor.
    [forgo] { $unit } renonce à son action.
   *[other] { $unit } : { $action }.
  }
event-cleanup-begun = Entretien.
event-tokens-cleared = Les pions Activation et Ordre sont retirés, les UNC quittent le tableau, les influences prennent fin.
event-vp-gained = { $player } gagne { $vp } PV : { $reason }.
event-player-eliminated = { $player } n'a plus d'Unité Combattante et se trouve éliminé.
vp-combat = une unité ennemie est détruite
reason-vp = les Points de Victoire requis, et plus que tout adversaire
reason-most-vp = le plus de Points de Victoire après le dernier round
reason-points-left = Points de Victoire égaux, plus de points restants sur la table
reason-shared = égalité parfaite, la victoire est partagée
reason-last-standing = aucun adversaire n'a plus d'unité
reason-all-fallen = les dernières unités sont tombées au même moment
reason-siege-held = le siège a échoué
no-such-player = « { $given } » n'est pas un joueur de cette partie ; il y a { $seats }.
steps-outside-battle = Toutes les procédures doivent faire partie d'une bataille.
no-cards = { $given } doit avoir une main et un paquet, même vides.
no-such-objective-card = Il n'y a pas de carte Objectif « { $given } ».
mode-not-agreed = Le mode est { $given } ; il était convenu de jouer { $expected }.
round-off-track = Il n'y a pas de round { $given } ; la piste va jusqu'à { $high }.
players-wrong = Les joueurs sont { $given } ; ce devrait être { $seats }.
edge-unknown = « { $given } » n'est pas un côté de la table.
vp-negative = Les Points de Victoire ne peuvent pas être négatifs : { $given }.
cards-too-many = { $player } a { $given } exemplaires d'une carte ({ $card }) ; le paquet en a { $high }.
no-such-ncu = Il n'y a pas d'UNC « { $given } » ({ $owner }).
zone-wrong = Impossible ici ({ $ncu }, « { $zone } ») : chaque zone du tableau accueille une seule UNC.
no-such-terrain = Il n'y a pas de type de décor « { $given } ».
no-such-unit-card = Il n'y a pas de carte d'unité « { $given } » ({ $owner }).
figures-wrong = De 0 à { $high } figurines pour cette unité ({ $unit }), pas { $given }.
wounds-wrong = De 0 à { $high } blessures sur une figurine de cette unité ({ $unit }), pas { $given }.
conditions-wrong = Au plus un pion État de chaque sorte pour cette unité ({ $unit }), pas { $given }.
no-such-attachment = Il n'y a pas d'Attachement « { $given } ».
unit-off-table = Cette unité n'est pas entièrement sur la table : { $unit }.
no-such-token = { $unit } porte un pion qui n'existe pas : { $given }.
attached-wrong = Une carte n'est attachée à rien : { $card } ({ $unit }).
number-not-agreed = Les joueurs sont convenus de { $expected }, pas de { $given }.
