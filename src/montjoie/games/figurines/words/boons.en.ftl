# Boons that an effect grants an attack.

ask-choose-boons = { $effect }: choose what it grants the attack.
boon_to_hit = +1 to hit
boon_reroll = re-roll attack dice
