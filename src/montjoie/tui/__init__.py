"""The terminal client: a game by lines of text, for people at a keyboard, near or over ssh."""

from montjoie.tui.screen import Screen
from montjoie.tui.session import Session
from montjoie.tui.story import Teller, ending

__all__ = ["Screen", "Session", "Teller", "ending"]
