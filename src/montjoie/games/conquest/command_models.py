"""Chapter 7: command models (CON-COM); officers of a faction are in its own file."""

from montjoie.games.conquest.content import Held
from montjoie.games.conquest.queries import GRANTS, MARCH_DISTANCE, own
from montjoie.kernel import Part, modifies

# Standard bearer: Unstoppable, and +1 March in the second March of an activation (CON-COM-09).
modifies(GRANTS, "standard_bearer").gives(Held(id="unstoppable"), own)
modifies(MARCH_DISTANCE, "standard_bearer").gives(
    Part(1, "CON-COM-09", "standard_bearer"), lambda g, holder, who, before: before == 1
)
