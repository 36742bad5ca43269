"""The load test of the server, beside boardgame.io."""
