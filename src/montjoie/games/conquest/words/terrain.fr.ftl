# Terrain
event-ground-bit = { $regiment } traverse un terrain mauvais ({ $ground }) : { DICE($dice) }. Blessures : { $wounds }.
