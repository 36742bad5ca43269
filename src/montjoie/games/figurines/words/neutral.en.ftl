# The Neutrals: what their cards and abilities ask and tell.

ask-choose-units = { $effect }: choose up to { $high } units.
ask-suffer-games = Sadistic Games: choose what befalls your units.
games_panic = up to two of your units, named by your opponent, become Panicked
games_bleed = one of your engaged units, named by your opponent, suffers automatic hits
birds_silence = the NCU loses its abilities for this round
birds_cancel = the zone has no effect
insight_hit = the attack has more hits
insight_block = the defender blocks more hits

# What cards and abilities leave behind.
vow_sworn = Knightly Vow
insight_blocks = Planning and Insight
bribe_ends = Bribery ends
spoils_grow = Spoils of War: a token
spoils_shown = Spoils of War
cruelty_shown = Calculated Cruelty
