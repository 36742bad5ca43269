"""What those who look at the table are told: zones, threats, lines of sight, what a seat cannot know."""
