# Terrain
event-ground-bit = { $regiment } traverse un terrain mauvais ({ $ground }) : { DICE($dice) }. Blessures : { $wounds }.

# Garnisons
occupy = Occuper une garnison
leave = Quitter la garnison
ask-choose-garrison = Quel terrain de garnison ce régiment occupe-t-il ({ $regiment }) ?
ask-choose-leaving = Choisissez comment ce régiment quitte sa garnison ({ $regiment }) : le bord, l'orientation, la formation et l'endroit.
ask-take-garrison = L'occupant est détruit. Choisissez lequel de vos régiments prend la garnison, ou aucun.
no-garrison = { $regiment } : aucune garnison que ce régiment puisse occuper n'est à portée.
barred-inside = { $regiment } : ce régiment est en garnison et doit d'abord la quitter.
not-in-garrison = { $regiment } : ce régiment n'est pas en garnison.
leave-same-round = { $regiment } : ce régiment a occupé sa garnison pendant ce round et ne peut pas encore la quitter.
leave-takes-all = { $regiment } : quitter la garnison demande les deux actions du régiment.
leave-no-room = { $regiment } : il n'y a pas de place hors de la garnison.
event-garrison-occupied = { $regiment } occupe un terrain ({ $piece }).
event-garrison-left = { $regiment } quitte sa garnison.
