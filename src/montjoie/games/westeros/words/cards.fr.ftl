# Jouer une carte Commandement
ask-choose-commands = Choisissez les commandements de la carte que vous exécutez, et leur ordre ; tous se paient d'abord.
card-not-in-hand = { $card } n'est pas dans votre main.
card-no-commander = { $house } n'a aucun commandant sur le plateau : personne ne peut jouer de carte Commandement.
card-not-his-commander = { $commander } n'est pas un commandant sur le plateau pour { $house }.
card-affects-nobody = { $commander } ne contrôle aucune unité que ces commandements puissent toucher ({ $card }).
command-affects-nobody = Un de ces commandements ne trouverait, son tour venu, aucune unité à toucher, et son pion serait payé pour rien ({ $card }, { $commander }) ; sont possibles : { $offered }.
card-leaves-nobody = Avec ces unités, l'autre commandement choisi ne trouverait plus personne ({ $card }) ; laissez-lui-en une.
command-tokens-lacking = Il faut { $cost ->
    [one] 1 pion Commandement
   *[other] { $cost } pions Commandement
  } ; votre plateau de commandement en porte { $held }.
command-limit = { $commander } porte { $tokens ->
    [one] { $tokens } pion Commandement
   *[other] { $tokens } pions Commandement
  }, limite { $limit } : impossible d'en payer encore { $cost }.

# Unités désignées pour une carte ou une capacité
ask-declare-units = Déclarez les unités que la carte active, au moins une.
ask-choose-units = Choisissez les unités que l'effet concerne, au moins une.
card-no-unit = Cette unité n'est pas sur le plateau : { $unit }.
card-not-a-friend = L'unité en { $hex } ({ $unit }) n'est pas à vous ; cet effet concerne vos propres unités.
card-not-an-enemy = L'unité en { $hex } ({ $unit }) est à vous ; cet effet concerne une unité ennemie.
card-outside-zone = L'unité en { $hex } ({ $unit }) est hors de la zone de contrôle (2 hexagones) : { $commander }.
card-inside-zone = L'unité en { $hex } ({ $unit }) est dans la zone de contrôle ({ $commander }) ; cet effet concerne les unités au-dehors.
card-not-ordered = L'unité en { $hex } ({ $unit }) n'est pas une unité activée par cette carte dans la zone de contrôle ({ $commander }).
card-unit-not-meant = Cet effet ne concerne pas l'unité en { $hex } ({ $unit }).
card-unit-spent = L'unité en { $hex } ({ $unit }) n'est plus activable ; seules les unités activables peuvent être activées.
card-unit-declared = L'unité en { $hex } ({ $unit }) est déjà déclarée pour cette carte.
card-unit-ready = L'unité en { $hex } ({ $unit }) est activable ; il n'y a rien à mobiliser.
card-unit-not-engaged = L'unité en { $hex } ({ $unit }) n'est pas engagée.
card-wrong-class = L'unité en { $hex } ({ $unit }) n'est pas de la classe que la carte demande.
card-wrong-rank = L'unité en { $hex } ({ $unit }) n'est pas du rang que la carte demande.
card-unit-not-attacked = L'unité en { $hex } ({ $unit }) n'a pas attaqué pendant ce tour.
card-unit-beside-enemy = L'unité en { $hex } ({ $unit }) est à côté d'un ennemi ; la carte concerne les unités qui ne le sont pas.
card-unit-not-adjacent = L'unité en { $hex } ({ $unit }) n'est pas adjacente à l'unité dont parle la carte.

# Tactiques
ask-use-tactic = La condition de la tactique est remplie : utilisez-la, ou renoncez.

# Ce qui dure, et ce que donnent les effets
ask-next-to-move = Plusieurs de vos unités peuvent se déplacer sans être activées : choisissez la suivante, ou terminez.
ask-stand-firm = Une carte repousse votre unité hardie : ignorez le premier hexagone, ou battez en retraite.

# Commandants
ask-commit-ability = Utilisez maintenant la capacité d'un de vos commandants, ou renoncez.
ask-extra-target = Choisissez qui l'unité attaque une seconde fois.
ask-dogs-target = Choisissez l'unité, à deux ou trois hexagones, sur laquelle le loup géant est lâché.
ask-swap-banner = Choisissez l'unité adjacente dont le porteur de bannière change de place avec votre commandant.
ability-no-commander = { $commander } n'est pas un commandant { DE($house) }.
ability-captured = Commandant capturé ({ $commander }) : ses capacités sont perdues.
ability-committed = Carte déjà retournée ({ $commander }) : sa capacité a servi une fois dans cette bataille.
ability-not-now = { $commander } n'a pas de capacité à utiliser maintenant.
decline = renoncer
before = avant les commandements
after = après les commandements
