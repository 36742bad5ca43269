"""`montjoie admin`: an operator cares for a server."""

from montjoie.cli.admin import copies, matches, orders
from montjoie.cli.admin.base import admin

__all__ = ["admin", "copies", "matches", "orders"]
