welcome = Montjoie : { $game }. Au clavier : { $people }.
welcome-help = Choisissez par numéro ; ? dit ce que vous pouvez taper d'autre.
left = Vous avez quitté la table.
the-end = Fin
game-over = La partie est finie : { $reason } [{ $rule }].
round = Tour { $number }
pass-keyboard = Le clavier passe à { $person }.
press-enter-to-pass = Entrée pour passer le clavier.
press-enter = Entrée quand personne d'autre ne regarde.
type-something = Tapez un numéro, une réponse, ou ? pour l'aide.

# Répondre
prompt-number = Numéro
prompt-amount = Un nombre de { $low } à { $high }
prompt-assignment = Numéro, 0 pour rien, retour, ok si c'est tout
prompt-subset = Numéro
prompt-ordering = Numéro
prompt-allocation = { $what }, de 0 à { $high }
prompt-piece = Numéro de la ligne à changer
prompt-empty = Numéro d'une ligne à remplir ; ok si ce ne doit être rien
prompt-confirm = ok pour confirmer, ou le numéro d'une ligne à changer
more-choices = … et { $left } de plus : tapez suite
number-range = Choisissez un numéro de 1 à { $high }.
nothing = rien
not-understood = « { $given } » n'est pas un des choix ; ? pour l'aide.

# Commandes
help-title = Ce que vous pouvez taper
usage-number = un numéro
help-number = prend ce choix
usage-notation = une réponse
help-notation = toute la réponse d'un coup : winterfell=march_0 white_harbor=support
usage-back = retour
help-back = revient au choix précédent
usage-more = suite
help-more = montre d'autres choix
usage-board = plateau
help-board = la table telle que vous la voyez
usage-look = voir NOM
help-look = tout sur un lieu ou une chose
usage-log = journal [N]
help-log = ce qui s'est passé, les N dernières lignes
usage-why = pourquoi
help-why = la règle derrière la question
usage-rule = règle ID
help-rule = une règle, par exemple règle MAR-06
usage-undo = annuler
help-undo = reprend votre dernière réponse, tant que personne d'autre n'a répondu et que rien n'a été révélé ni tiré au sort depuis
usage-save = enregistrer FICHIER
help-save = écrit l'enregistrement, pour continuer plus tard ou rejouer
usage-position = position FICHIER
help-position = écrit ce moment comme position
usage-quit = quitter
help-quit = quitte la table
look-nothing = Rien ici ne s'appelle « { $given } ».
rule-unknown = Il n'y a pas de règle { $given }.
file-missing = Dites quel fichier écrire.
file-written = Écrit dans { $file }.
file-unwritable = { $file } ne peut pas être écrit : { $reason }.

# Throne
throne-heading = Tour { $turn } sur { $turns }   Sauvageons { $wildlings }   Westeros : { $cards }
throne-house = Pouvoir { $power }, ravitaillement { $supply } (armées { $armies }), châteaux { $castles }/{ $needed }, { $cards } cartes
throne-you = vous
throne-status = tour { $turn }, Pouvoir { $power }, ravitaillement { $supply } (armées { $armies }), châteaux { $castles }
throne-used = utilisé
throne-holder = tenu par { $holder }
throne-token = jeton Pouvoir
throne-leave-token = laisser un jeton Pouvoir
throne-attacking = attaque
throne-neutral = Forces neutres :
throne-free = À personne :
throne-force = force neutre de { $strength }
throne-routed = en déroute { $units }
throne-legend = F forteresse, C cité (châteaux), b baril, c couronne, ★ ordres spéciaux
throne-stronghold-icon = F
throne-city-icon = C
throne-sea = mer
throne-island = île
throne-land = terre
throne-icons = { $barrels ->
    [one] { $barrels } baril
   *[other] { $barrels } barils
  }, { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
  }
throne-card = force { $strength }, épées { $swords }, fortifications { $forts }.
throne-bidding = { $track }. Pouvoir des Maisons : { $power }.
throne-watch = Sauvageons de force { $strength }, contre toutes les mises ensemble. Pouvoir des Maisons : { $power }.
throne-points = Points de recrutement restants : { $points }.
throne-fight = Combat à { $area }, attaque venue de { $origin }
throne-orders = Marche déplace des unités et attaque. Défense renforce une zone. Soutien prête sa force à un combat voisin. Raid retire un ordre voisin. Consolidation de Pouvoir rapporte du Pouvoir.
throne-planning = Ordres spéciaux (★) permis : { $stars }.
