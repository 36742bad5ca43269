# Terrain
event-ground-bit = { $regiment } goes over bad ground ({ $ground }): { DICE($dice) }. Wounds: { $wounds }.
