# Événements de tirage et soins
ask-choose-draw-event = Résoudre un événement de tirage { DE($unit) } ?
ask-choose-flux = Que renforce le flux { DE($unit) } ?
event-draw-event-resolved = Événement de tirage { DE($unit) } : « { $name } ».
event-healing-diced = { LE($unit) } { MANY($unit) ->
    [other] obtiennent
   *[one] obtient
  } { $die } : { $points ->
    [one] 1 blessure
   *[other] { $points } blessures
  } à soigner.
event-wounds-healed = { $wounds ->
    [one] 1 blessure soignée
   *[other] { $wounds } blessures soignées
  } chez { LE($unit) }.
event-stand-restored = Un stand perdu { DE($regiment) } revient{ $wounds ->
    [0] , indemne.
    [one] , avec 1 blessure.
   *[other] , avec { $wounds } blessures.
  }

# Personnages
ask-draw-on = { LE($character) } { MANY($character) ->
    [other] ont
   *[one] a
  } agi : tirer votre prochaine carte ? Son régiment agit si c'est la sienne ; une autre carte retourne sur la pile, vue de tous.
draw = Tirer la carte suivante
stop = S'en tenir là
event-card-returned = { $seat } montre { $card }, carte qui retourne sur la pile : ce n'est pas celle de ce régiment.
event-character-hurt = { LE($character) } { MANY($character) ->
    [other] subissent
   *[one] subit
  } { $wounds ->
    [one] 1 blessure
   *[other] { $wounds } blessures
  } : { $on } sur { $each }.
event-gap-closed = { LE($regiment) } { MANY($regiment) ->
    [other] resserrent leurs
   *[one] resserre ses
  } rangs.
ask-choose-last-foe = Mort au combat { DE($character) } : quel ennemi attaquer ?
event-last-stand-made = Mort au combat { DE($character) } : une dernière attaque contre { LE($target) }.
ask-choose-foe = Qui défier avec { LE($character) } ?
ask-answer-duel = { LE($challenger) } { MANY($challenger) ->
    [other] défient
   *[one] défie
  } { LE($character) } en Duel : accepter ?
accept = Accepter
refuse = Refuser
event-duel-called = { LE($character) } { MANY($character) ->
    [other] défient
   *[one] défie
  } { LE($foe) } en Duel.
event-duel-refused = { LE($character) } { MANY($character) ->
    [other] refusent
   *[one] refuse
  } le Duel.
no-foe = Aucun personnage ennemi n'est au contact du régiment { DE($character) }.

# Dons et secours
no-aid = { LE($character) } { MANY($character) ->
    [other] n'ont
   *[one] n'a
  } personne à portée qui puisse en bénéficier.
no-inspiring = { LE($regiment) } ne { MANY($regiment) ->
    [other] peuvent s'inspirer
   *[one] peut s'inspirer
  } par une action.
cacophony = { LE($regiment) } ne { MANY($regiment) ->
    [other] peuvent
   *[one] peut
  } se rallier dans la cacophonie.
sink = La mettre sous la pile
rupture = Rompre
ask-choose-for = « { $source } » : que { MANY($unit) ->
    [other] choisissent
   *[one] choisit
  } { LE($unit) } ?
ask-order-three = Vos prochaines cartes : la première agit, la dernière passe sous la pile.
event-dice-shown = Dés { DE($unit) } pour « { $source } » : { DICE($dice) }.
event-card-sunk = { $seat } montre { $card }, carte qui passe sous la pile.
event-character-moved = { LE($character) } { MANY($character) ->
    [other] changent de régiment et rejoignent
   *[one] change de régiment et rejoint
  } { LE($regiment) }.
gland_burst = Salve de Glandes
overridden = Action gratuite
drills = Manœuvres de Bataille
brace_for_impact = Préparez-vous à l'Impact
point_secure = Position Sûre
aim_for_the_head = Visez la Tête
on_your_feet = Debout
reorder = La réordonner
ask-choose-reorder = Réordonner toute votre pile avant de piocher ?
