# Effets qui dépendent d'un dé, ou qui montrent une main ; ce que laissent les capacités communes.

ask-roll-again = { $effect } : le dé montre { $face }, il faut { $need }. Le garder, ou le relancer ?
ask-discard-seen = Choisissez la carte défaussée par { $owner }.
again = relancer
engaged_since = Engagés depuis le début du tour
counter_blows = Contre-Attaque
traps_sprung = Pièges Cachés
intimidated = Intimidation des Lannister
