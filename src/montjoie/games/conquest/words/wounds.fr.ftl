# Attaques et blessures
clash = Clash
volley = Volée
impact = attaques d'impact
duel = Duel
spell = sort
hits = touches
ask-aim-blows = Certains de vos stands peuvent attaquer plusieurs ennemis : choisissez-en un pour chacun.
ask-choose-end = De quel côté de son dernier rang ce régiment perd-il d'abord des stands ({ $regiment }) ?
event-hits-rolled = { $attacker } contre { $target } ({ $kind }, { $value } ou moins) : { DICE($dice) }. Touches : { $hits }{ $extra ->
    [0] .
   *[other] , et { $extra } de plus.
  }
event-defense-rolled = { $target } se défend : { DICE($dice) }. Blessures : { $wounds }.
event-wounds-marked = { $regiment } : { $wounds ->
    [one] 1 blessure de plus.
   *[other] { $wounds } blessures de plus.
  }
event-stand-lost = { $regiment } perd un stand.
event-became-broken = { $regiment } : régiment brisé.
event-regiment-destroyed = { $regiment } : régiment { $shattered ->
    [true] abattu
   *[other] détruit
  }.
event-character-fell = { $character } est tombé au combat.
event-morale-tested = { $regiment } : test de moral, Résolution { $resolve }, dés { DICE($dice) }. Échecs : { $failed }. Blessures : { $wounds }.
ask-choose-push = Quels régiments reviennent d'abord au contact ?
event-contact-made = { $regiment } et { $enemy } : au contact.
event-contact-lost = { $regiment } et { $enemy } : plus de contact.
