# Marche
ask-choose-march = Choisissez la marche : vers l'avant avec des roues, ou tout droit de côté ou en arrière à la moitié de la distance.
forward = en avant
left = à gauche
right = à droite
backward = en arrière
march-too-far = { $regiment } : la marche ferait { INCHES($far) } ; au plus { INCHES($most) } sont permis.
march-half = { $regiment } : au plus { INCHES($most) } de côté ou en arrière, pas { INCHES($far) }.
march-forward = { $regiment } : une marche ne peut pas avoir une distance négative.
not-a-wheel = { $regiment } : une roue tourne autour d'un coin avant, et l'autre coin avant doit avancer.
march-off-table = { $regiment } : le régiment quitterait le champ de bataille.
march-too-near = { $regiment } : le régiment viendrait à moins de 1 pouce d'un autre ({ $other }).
march-through-engaged = { $regiment } : impossible de traverser un régiment ami au contact de l'ennemi ({ $other }).
ends-off-table = { $regiment } : le régiment ne finirait pas entièrement sur le champ de bataille.
ends-on-regiment = { $regiment } : le régiment finirait sur un autre ({ $other }).
event-regiment-moved = { $regiment } : { $manner-id ->
    [entry] en place au bord de la table.
    [march] marche de { INCHES($far) }.
    [reform] reformation.
    [charge] charge.
    [failed_charge] charge trop courte.
    [push] poussée.
    [wheel] roue pour recevoir la charge.
   *[withdraw] retraite.
  }

# Entrée
ask-choose-entry = Choisissez où votre régiment entre, et dans quelle formation.
entry-closed = { $regiment } : le régiment ne peut pas entrer entièrement sur la table par là.
event-entry-failed = { $regiment } : aucun accès à la table, retour aux renforts.

# Reformation
ask-choose-reform = Choisissez la nouvelle formation et l'orientation de votre régiment.
reform-too-far = { $regiment } : un stand bougerait de { INCHES($far) } ; au plus { INCHES($most) } sont permis.
reform-too-near = { $regiment } : le régiment viendrait à moins de 1 pouce d'un autre ({ $other }).
