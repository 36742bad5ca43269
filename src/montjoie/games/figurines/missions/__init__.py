"""The Secret Missions: dealt, chosen, shown and scored (FIG-WIN, FIG-DWD), and the twenty cards."""

from __future__ import annotations

from montjoie.games.figurines.missions import feats
from montjoie.games.figurines.missions.scoring import judged, witnessed

registry = frozenset({*witnessed, *judged})  # the missions that have rules
__all__ = ["feats", "registry"]
