# La Garde de Nuit.

ask-discard-card = Défaussez une carte.
ask-find-vow = Choisissez un Vœu dans votre paquet ou votre défausse.
ask-give-figures = Frères, restons unis : qui donne combien de figurines (4 au plus) ?
bond_before = Fantôme agit avant l'unité
bond_after = Fantôme agit après l'unité
duty_search = prendre une carte du paquet, puis en défausser une
duty_vow = attacher un Vœu à l'unité
