"""What units are at the moment: keywords, what cards have changed for a while, casualties (WES-UNI)."""
