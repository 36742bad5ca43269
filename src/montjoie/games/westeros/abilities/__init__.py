"""What the texts of cards and commanders do: their ops, carried out one by one (WES-GEN-01)."""
