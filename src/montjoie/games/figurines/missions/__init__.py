"""The Secret Missions: dealt, chosen, shown and scored (FIG-WIN, FIG-DWD), and the twenty cards."""
