# Le siège
roll-siege = le choix des rôles
attacker = attaquant
defender = défenseur
ask-choose-role = Voulez-vous assiéger le château, ou le tenir ?
ask-siege-reserve = Choisissez la moitié de vos unités qui commence en réserve.
ask-redeploy-unit = Ramenez une de vos unités détruites dans votre zone de déploiement, ou continuez.
ask-wall-target = Choisissez l'unité que vise la muraille, ou passez.
wall-out-of-range = { LE($unit) } { MANY($unit) ->
    [other] ne sont
   *[one] n'est
  } pas un ennemi à 12 pouces ou moins { DE($wall) }.
wall-no-target = Aucune unité « { $unit } » sur la table. À viser : { $offered }.
vp-wall = une muraille est détruite
ask-store-units = Choisissez une ou deux de vos unités pour les vivres.
dread = terreur du siège
