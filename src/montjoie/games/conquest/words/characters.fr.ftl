# Événements de tirage et soins
ask-choose-draw-event = Résoudre un événement de tirage : { $unit } ?
ask-choose-flux = Que renforce le flux : { $unit } ?
attacks = Attaques
event-draw-event-resolved = { $unit } résout un événement de tirage : { $name }.
event-healing-diced = { $unit } obtient { $die } et soigne { $points ->
    [one] 1 blessure.
   *[other] { $points } blessures.
  }
event-wounds-healed = { $unit } : { $wounds ->
    [one] 1 blessure soignée.
   *[other] { $wounds } blessures soignées.
  }
event-stand-restored = Un stand revient : { $regiment }.

# Personnages
ask-draw-on = { $character } a agi : tirer votre prochaine carte ? Son régiment agit si c'est la sienne ; une autre carte retourne sur la pile, vue de tous.
draw = Tirer la carte suivante
stop = S'en tenir là
event-card-returned = { $seat } tire { $card } et la remet sur la pile : ce n'est pas la carte de ce régiment.
event-character-hurt = { $character } subit { $wounds ->
    [one] 1 blessure.
   *[other] { $wounds } blessures.
  }
event-gap-closed = Les rangs se resserrent : { $regiment }.
ask-choose-last-foe = Mort au combat : quel ennemi { $character } attaque-t-il ?
event-last-stand-made = Mort au combat : { $character } attaque { $target }.
ask-choose-foe = Qui { $character } défie-t-il ?
ask-answer-duel = { $challenger } défie { $character } en Duel : accepte-t-il ?
accept = Accepter
refuse = Refuser
event-duel-called = { $character } défie { $foe } en Duel.
event-duel-refused = { $character } refuse le Duel.
no-foe = Aucun personnage ennemi n'est en contact avec ce régiment : { $character }.

# Dons et secours
no-aid = { $character } n'a personne à portée qui puisse en bénéficier.
no-inspiring = { $regiment } ne peut s'inspirer par une action.
cacophony = { $regiment } ne peut se rallier dans la cacophonie.
sink = La mettre sous la pile
rupture = Rompre
ask-choose-for = { $source } : que choisit { $unit } ?
ask-order-three = Vos prochaines cartes : la première agit, la dernière passe sous la pile.
event-dice-shown = { $source } : { $unit } lance { $dice }.
event-card-sunk = { $seat } montre { $card } et met cette carte sous la pile.
event-character-moved = { $character } rejoint { $regiment }.
gland_burst = Décharge de phéromones
overridden = Action gratuite
drills = Exercices de Bataille
brace_for_impact = Préparez-vous à l'Impact
point_secure = Position Sûre
aim_for_the_head = Visez la Tête
on_your_feet = Debout
reorder = La réordonner
ask-choose-reorder = Réordonner toute votre pile avant de piocher ?
