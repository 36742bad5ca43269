# L'attaque
event-attack-declared = { $mode ->
    [extra] Nouvelle attaque
    [counter] Contre-attaque
    [parting] Attaque de décrochage
    [dogs] Attaque des chiens de guerre
   *[normal] Attaque
  } : { $attacker } contre { $target }, { $dice ->
    [0] aucun dé.
    [one] 1 dé.
   *[other] { $dice } dés.
  }
event-dogs-loosed = Chiens de guerre lâchés : { $attacker } contre { $target }.
ask-reroll-symbol = Votre unité déborde l'ennemi : choisissez un symbole dont vous relancez les dés, ou gardez le jet.
event-attack-resolved = Résultat ({ $target }) : { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
  }{ $cancelled ->
    [0] ,
    [one] {" "}({ $cancelled } ignorée),
   *[other] {" "}({ $cancelled } ignorées),
  } { $retreats ->
    [0] aucun résultat de moral.
    [one] 1 résultat de moral.
   *[other] { $retreats } résultats de moral.
  }

# Pertes
event-figures-lost = Pertes ({ $unit }) : { $figures ->
    [one] 1 figurine.
   *[other] { $figures } figurines.
  }
event-unit-eliminated = Unité éliminée : { $unit } ({ $house }).
event-commander-captured = { $house } capture { $commander }.
event-banners-swapped = Porteurs de bannière échangés : { $unit } et { $other }.

# Tenir bon
ask-ignore-morale = Votre unité est hardie : ignorez le premier résultat de moral de cette attaque, ou laissez-la battre en retraite.
event-morale-ignored = { $results ->
    [one] 1 résultat de moral ignoré
   *[other] { $results } résultats de moral ignorés
  } : { $unit }.
ask-counter-attack = Votre unité a tenu sa position : contre-attaquez son assaillant, ou non.

# Suivre l'ennemi
ask-advance = Faites avancer l'unité dans l'hexagone que sa cible a quitté, ou restez sur place.
ask-pursue = Choisissez où s'arrête la poursuite de votre unité, ou restez sur place.
ask-pursuit-target = Votre unité a poursuivi : choisissez qui elle attaque maintenant, ou personne.
follow-onto-bridge = On n'avance ni ne poursuit sur un pont ({ $hex }).
follow-elsewhere = L'unité ({ $unit }) suit en { $vacated }, l'hexagone que sa cible a quitté ; le chemin vers { $hex } ne commence pas là.
