# L'attaque
ask-reroll-symbol = Votre unité déborde l'ennemi : choisissez un symbole dont vous relancez les dés, ou gardez le jet.

# Pertes

# Tenir bon
ask-ignore-morale = Votre unité est hardie : ignorez le premier résultat de moral de cette attaque, ou laissez-la battre en retraite.
ask-counter-attack = Votre unité a tenu sa position : contre-attaquez son assaillant, ou non.

# Suivre l'ennemi
ask-advance = Faites avancer l'unité dans l'hexagone que sa cible a quitté, ou restez sur place.
ask-pursue = Choisissez où s'arrête la poursuite de votre unité, ou restez sur place.
ask-pursuit-target = Votre unité a poursuivi : choisissez qui elle attaque maintenant, ou personne.
follow-onto-bridge = On n'avance ni ne poursuit sur un pont ({ $hex }).
follow-elsewhere = L'unité ({ $unit }) suit en { $vacated }, l'hexagone que sa cible a quitté ; le chemin vers { $hex } ne commence pas là.
