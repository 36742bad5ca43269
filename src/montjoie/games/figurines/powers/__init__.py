"""What units and players have: abilities, Tactics cards, what holds for a while."""
