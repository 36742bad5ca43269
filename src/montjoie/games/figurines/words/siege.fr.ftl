# Le siège
roll-siege = le choix des rôles
attacker = attaquant
defender = défenseur
ask-choose-role = Voulez-vous assiéger le château, ou le tenir ?
event-roles-settled = Le siège commence. { $roles }.
ask-siege-reserve = Choisissez la moitié de vos unités qui commence en réserve.
ask-redeploy-unit = Ramenez une de vos unités détruites dans votre zone de déploiement, ou continuez.
ask-wall-target = Choisissez l'unité que vise la muraille, ou passez.
wall-out-of-range = { $unit } n'est pas un ennemi à 12" ou moins de la muraille ({ $wall }).
wall-no-target = Aucune unité de ce nom sur la table : { $unit }.
event-siege-cards-drawn = { $player } pioche des cartes Siège.
event-siege-card-played = { $tokens ->
    [0] { $player } : { $card }.
   *[other] { $player } : { $card }, pions posés dessus : { $tokens }.
  }
vp-wall = une muraille est détruite
ask-store-units = Choisissez une ou deux de vos unités pour les vivres.
dread = terreur du siège
