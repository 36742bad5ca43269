"""When things are said and remembered: the turn, the blow under way, and the occasions others wait for."""
