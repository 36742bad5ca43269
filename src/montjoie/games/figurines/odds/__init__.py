"""What an attack or a charge can come to, as it stands on the table: exact chances, no dice thrown.

The steps of the game are run on a copy of the table up to their dice, nobody using a card; what the dice need
comes from the sums and counts that the steps use, so that odds follow the rules.

How re-rolls are used, wherever they are optional (FIG-RRL-01, FIG-CON-03):

* every player who can re-roll dice does so, in the order of the window, the active player first, each die
  once; by the Charge bonus, tokens, abilities and Orders, but not by Tactics cards, nor by an effect that
  must choose something else first (such as a token of another kind);
* attack dice: the attacker's side re-rolls every miss, the other side (Weakened) every hit;
* defense dice: the attacker's side (Vulnerable) re-rolls every block, the other side every failure;
* a panic test: the tester's enemies (Panicked) re-roll whichever dice cost most wounds on the average, the
  tester's side those that cost least; dice that gain nothing lie as they are, and a token is not spent for
  nothing;
* the charge distance: every die that would make the charge fail or be disorderly.

Other optional effects are not used; what is mandatory happens.
"""

from __future__ import annotations

from montjoie.games.figurines.odds.attack import Prospects, attack
from montjoie.games.figurines.odds.charge import Venture, charge

__all__ = ["Prospects", "Venture", "attack", "charge"]
