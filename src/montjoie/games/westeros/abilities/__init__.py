"""What the texts of cards do, op by op, and the abilities that commanders use at a moment (WES-GEN-01)."""

from montjoie.games.westeros.abilities import commit as commit
from montjoie.games.westeros.abilities import deeds as deeds
