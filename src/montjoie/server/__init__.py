"""The server: matches for people and bots over WebSocket and HTTP, kept in a database."""

from montjoie.server.run import run

__all__ = ["run"]
