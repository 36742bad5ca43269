"""Labour: work that must not hold anybody up, done by processes that can be killed."""

from montjoie.server.labour.pool import Lost, Overworked, Pool, TooLong
from montjoie.server.labour.turns import Crowded

__all__ = ["Crowded", "Lost", "Overworked", "Pool", "TooLong"]
