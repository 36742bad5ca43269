# Maison Baratheon.

ask-spread-healing = Richesse et charisme : répartissez jusqu'à 3 blessures soignées entre vos unités.
