# Jouer une carte Commandement
event-card-played = { $house } joue { $card } ; { $commander } l'exécute.
event-commands-paid = { $amount ->
    [one] 1 pion Commandement passe
   *[other] { $amount } pions Commandement passent
  } du plateau de commandement ({ $house }) à { $commander }.
event-card-discarded = { $card } va à la défausse ({ $house }).
ask-choose-commands = Choisissez les commandements de la carte que vous exécutez, et leur ordre ; tous se paient d'abord.
card-not-in-hand = { $card } n'est pas dans votre main.
card-no-commander = { $house } n'a aucun commandant sur le plateau : personne ne peut jouer de carte Commandement.
card-not-his-commander = { $commander } n'est pas un commandant sur le plateau pour { $house }.
card-affects-nobody = { $commander } ne contrôle aucune unité que ces commandements puissent toucher ({ $card }).
command-tokens-lacking = Il faut { $cost ->
    [one] 1 pion Commandement
   *[other] { $cost } pions Commandement
  } ; votre plateau de commandement en porte { $held }.
command-limit = { $commander } porte { $tokens ->
    [one] 1 pion Commandement
   *[other] { $tokens } pions Commandement
  }, limite { $limit } : impossible d'en payer encore { $cost }.

# Unités désignées pour une carte ou une capacité
ask-declare-units = Déclarez les unités que la carte active, au moins une.
ask-choose-units = Choisissez les unités que l'effet concerne, au moins une.
card-no-unit = Aucune unité { $unit } sur le plateau.
card-not-a-friend = { $unit } en { $hex } n'est pas à vous ; cet effet concerne vos propres unités.
card-not-an-enemy = { $unit } en { $hex } est à vous ; cet effet concerne une unité ennemie.
card-outside-zone = { $unit } en { $hex } est hors de la zone de contrôle (2 hexagones) : { $commander }.
card-inside-zone = { $unit } en { $hex } est dans la zone de contrôle de { $commander } ; cet effet concerne les unités au-dehors.
card-not-ordered = { $unit } en { $hex } n'est pas une unité activée par cette carte dans la zone de contrôle de { $commander }.
card-unit-not-meant = Cet effet ne concerne pas { $unit } en { $hex }.
card-unit-spent = { $unit } en { $hex } n'est plus activable ; seules les unités activables peuvent être activées.
card-unit-declared = { $unit } en { $hex } est déjà déclarée pour cette carte.
card-unit-ready = { $unit } en { $hex } est activable ; il n'y a rien à mobiliser.
card-unit-not-engaged = { $unit } en { $hex } n'est pas engagée.
card-wrong-class = { $unit } en { $hex } n'est pas de la classe que la carte demande.
card-wrong-rank = { $unit } en { $hex } n'est pas du rang que la carte demande.
card-unit-not-attacked = { $unit } en { $hex } n'a pas attaqué pendant ce tour.
card-unit-beside-enemy = { $unit } en { $hex } est à côté d'un ennemi ; la carte concerne les unités qui ne le sont pas.
card-unit-not-adjacent = { $unit } en { $hex } n'est pas adjacente à l'unité dont parle la carte.

# Tactiques
ask-use-tactic = La condition de la tactique est remplie : utilisez-la, ou renoncez.
event-order-tokens-verified = { $house } montre des pions Ordre et les garde : { $tokens }.

# Ce qui dure, et ce que donnent les effets
event-effect-began = { $source }, { $until ->
    [round] jusqu'à la fin du round
    [always] pour toute la bataille
   *[turn] pendant ce tour
  } : { $kind ->
    [grant_keyword] { $n ->
        [one] { $keyword }
       *[other] { $keyword } { $n }
      }
    [remove_keyword] plus de { $keyword }
    [bonus_move] { $n ->
        [one] 1 hexagone de plus
       *[other] { $n } hexagones de plus
      }
    [bonus_dice] { $n ->
        [one] 1 dé d'attaque de plus
       *[other] { $n } dés d'attaque de plus
      }
    [no_parting_attack] pas d'attaque de décrochage
    [flank_reroll_symbols] { $n } symboles à relancer en débordement
    [forbid_counter_attack] pas de contre-attaque
    [ignore_morale_results] les résultats moral sont ignorés
    [forbid_ignore_morale] les résultats moral ne peuvent être ignorés
   *[morale_per_event] moral plus haut de { $n } pour chaque événement
  } { $scope ->
    [enemies] (toutes les unités ennemies)
    [zone] (unités amies dans la zone de contrôle)
    [nobody] (compté à la fin)
   *[named] ({ $units })
  }.
event-effects-ended = Des effets prennent fin : { $sources }.
event-command-tokens-returned = { $amount ->
    [one] 1 pion Commandement revient
   *[other] { $amount } pions Commandement reviennent
  } sur le plateau de commandement ({ $house }), depuis { $commander }.
ask-next-to-move = Plusieurs de vos unités peuvent se déplacer sans être activées : choisissez la suivante, ou terminez.
ask-stand-firm = Une carte repousse votre unité hardie : ignorez le premier hexagone, ou battez en retraite.

# Commandants
ask-commit-ability = Utilisez maintenant la capacité d'un de vos commandants, ou renoncez.
ask-extra-target = Choisissez qui l'unité attaque une seconde fois.
ask-dogs-target = Choisissez l'unité, à deux ou trois hexagones, sur laquelle le loup géant est lâché.
ask-swap-banner = Choisissez l'unité adjacente dont le porteur de bannière change de place avec votre commandant.
event-commander-committed = { $commander } ({ $house }) est engagé : la carte est retournée.
ability-no-commander = { $commander } n'est pas un commandant de { $house }.
ability-captured = { $commander } est capturé ; ses capacités sont perdues.
ability-committed = { $commander } est déjà engagé ; sa capacité a servi une fois dans cette bataille.
ability-not-now = { $commander } n'a pas de capacité à utiliser maintenant.
decline = renoncer
before = avant les commandements
after = après les commandements
