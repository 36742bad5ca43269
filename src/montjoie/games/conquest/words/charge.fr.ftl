# Charge
charge = Charge
inspire = Inspirer
front = front
rear = arrière
keep = garder
reroll = relancer
ask-charge-target = Quel ennemi ce régiment charge-t-il ({ $regiment }) ?
ask-charge-face = Votre régiment est autant dans deux arcs de sa cible ({ $target }) : choisissez la face chargée.
ask-reroll-charge = La charge est trop courte (dé : { $die }) : relancer ?
ask-charge-way = Choisissez où ce régiment finit sa charge ({ $regiment }).
charge-broken = { $regiment } : un régiment brisé ne peut pas charger.
charge-arrived = { $regiment } : arrivé ce round, le régiment ne peut pas charger.
charge-nobody = { $regiment } : aucun ennemi visible à portée de charge.
event-charge-rolled = { $regiment } charge ({ $target }) et obtient { $die } : { INCHES($reach) }.
event-charge-failed = { $regiment } : charge manquée.
strike = frapper
ask-use-overrun = L'ennemi est brisé : ce régiment refait-il ses attaques d'impact ({ $regiment }) ?
