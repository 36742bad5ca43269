"""How fast Montjoie is, beside its peers, in one run on one machine."""
