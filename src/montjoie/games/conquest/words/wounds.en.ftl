# Attacks and wounds
clash = Clash
volley = Volley
impact = impact attacks
duel = Duel
spell = spell
hits = hits
ask-aim-blows = Some of your stands can attack several enemies: choose one for each.
ask-choose-end = From which end of its last rank does { $regiment } lose stands first?
event-hits-rolled = { $attacker } against { $target } ({ $kind }, { $value } or less): { DICE($dice) }. Hits: { $hits }{ $extra ->
    [0] .
   *[other] , and { $extra } more.
  }
event-defense-rolled = { $target } defends: { DICE($dice) }. Wounds: { $wounds }.
event-wounds-marked = { $regiment } bears { $wounds ->
    [one] 1 wound more.
   *[other] { $wounds } wounds more.
  }
event-stand-lost = { $regiment } loses a stand.
event-became-broken = { $regiment } is Broken.
event-regiment-destroyed = { $regiment } is { $shattered ->
    [true] Shattered
   *[other] destroyed
  }.
event-character-fell = { $character } has fallen.
event-morale-tested = { $regiment } tests its morale (Resolve { $resolve }): { DICE($dice) }. Failed: { $failed }. Wounds: { $wounds }.
ask-choose-push = Which regiments come into contact again first?
event-contact-made = { $regiment } and { $enemy } are in contact.
event-contact-lost = { $regiment } and { $enemy } are no longer in contact.
