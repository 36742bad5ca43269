"""What the cards do: the abilities common to several factions, then each faction's own, by commander."""
