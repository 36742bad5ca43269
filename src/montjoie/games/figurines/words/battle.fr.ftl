# Rounds, tours, Entretien, victoire, positions.

ask-activate-unit = Activez une de vos unités.
ask-discard-cards = Vous pouvez défausser des cartes Tactique de votre main.
pass-not-allowed = Vous ne pouvez pas passer : il vous reste à activer { $offered }.
no-such-unit = Il n'y a pas d'unité « { $unit } ». À activer : { $offered }.
unit-activated-before = { LE($unit) } { MANY($unit) ->
    [other] ont
   *[one] a
  } déjà été { GENDER($unit) ->
    [f] { MANY($unit) ->
        [other] activées
       *[one] activée
      }
   *[m] { MANY($unit) ->
        [other] activés
       *[one] activé
      }
  } ce round. À activer : { $offered }.
unit-not-yours = { LE($unit) } { MANY($unit) ->
    [other] ne sont
   *[one] n'est
  } pas à vous, mais { A($owner) }.
unit-not-in-play = { LE($unit) } { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } pas agir maintenant. À activer : { $offered }.
vp-combat = une unité ennemie est détruite
reason-vp = les Points de Victoire requis, et plus que tout adversaire
reason-most-vp = le plus de Points de Victoire après le dernier round
tie-points-left = à égalité de Points de Victoire, grâce aux points restés sur la table
tie-shared = à égalité de Points de Victoire et de points restés sur la table
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
no-such-ncu = Il n'y a pas d'UNC « { $given } », ou personne à qui elle appartienne.
zone-wrong = Impossible ici ({ $ncu }, « { $zone } ») : chaque zone du tableau accueille une seule UNC.
no-such-terrain = Il n'y a pas de type de décor « { $given } ».
no-such-unit-card = Il n'y a pas de carte d'unité « { $given } » ({ $owner }).
figures-wrong = De 0 à { $high } figurines pour cette unité ({ $unit }), pas { $given }.
wounds-wrong = De 0 à { $high } blessures sur une figurine de cette unité ({ $unit }), pas { $given }.
conditions-wrong = Au plus un pion État de chaque sorte pour cette unité ({ $unit }), pas { $given }.
no-such-attachment = Il n'y a pas d'Attachement « { $given } ».
unit-off-table = Cette unité n'est pas entièrement sur la table : { $unit }.
no-such-token = Une unité porte un pion qui n'existe pas : « { $given } ».
attached-wrong = Cette carte n'existe pas, ou rien à quoi l'attacher : « { $given } ».
number-not-agreed = Les joueurs sont convenus de { $expected }, pas de { $given }.
