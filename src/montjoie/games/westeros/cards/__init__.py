"""Command cards: decks, who plays which, tactics, and how a text is carried out (WES-CRD, WES-TAC)."""
