# Reformations au contact, retraites
combat_reform = Reformation en combat
withdraw = Retraite
ask-choose-combat-reform = Choisissez la nouvelle formation de ce régiment face à ses ennemis ({ $regiment }).
ask-choose-withdrawal = Choisissez où ce régiment se retire ({ $regiment }).
withdraw-heavy = { $regiment } : un régiment lourd ne peut pas battre en retraite.
reform-new-enemy = { $regiment } : le régiment toucherait un ennemi qu'il ne combat pas ({ $other }).
reform-leaves-face = { $regiment } : le régiment doit rester au contact de cet ennemi, sur la même face ({ $other }).
reform-fewer-stands = { $regiment } : le régiment aurait moins de stands au contact qu'avant.
event-resolve-rolled = { $regiment } obtient { $die } (Résolution { $resolve }) : { $passed ->
    [true] en bon ordre.
   *[other] en combattant.
  }
event-wounds-diced = { $regiment } obtient { $die } : { $wounds ->
    [one] 1 blessure.
   *[other] { $wounds } blessures.
  }
event-withdraw-failed = { $regiment } : aucune issue, le régiment reste au contact.
