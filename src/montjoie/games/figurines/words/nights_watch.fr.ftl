# La Garde de Nuit.

ask-discard-card = Défaussez une carte.
ask-find-vow = Choisissez un Vœu dans votre paquet ou votre défausse.
ask-give-figures = Frères, restons unis : qui donne combien de figurines (4 au plus) ?
ask-line-up = Rangez les Attachements { DE($unit) } à partir de la gauche : le premier tombe en dernier.
bond_before = Fantôme agit avant l'unité
bond_after = Fantôme agit après l'unité
duty_search = prendre une carte du paquet, puis en défausser une
duty_vow = attacher un Vœu à l'unité
watchers_charge = La Sentinelle sur les Remparts : relancer le dé de charge
fire_burns = Le Feu qui Flambe contre le Froid : 1 blessure, et le pion est retiré
dawn_comes = La Lumière qui Rallume l'Aube : un ennemi engagé devient Paniqué
shield_guards = Le Bouclier Protecteur des Royaumes Humains : parer 1 touche
night_has_gathered = La Nuit se Regroupe
single_bolt = Baliste (trait unique)
ghost_follows = Lien : Fantôme suit
