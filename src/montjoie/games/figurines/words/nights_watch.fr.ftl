# La Garde de Nuit.

ask-discard-card = Défaussez une carte.
ask-find-vow = Choisissez un Vœu dans votre paquet ou votre défausse.
ask-give-figures = Frères, restons unis : qui donne combien de figurines (4 au plus) ?
