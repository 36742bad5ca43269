"""Chapter 1: regiments of stands in ranks and files, their arcs, sight and contacts (CON-REG, CON-GEO)."""
