"""Exact chances: of dice and pools of dice (`spreads`), of procedures tried out on a copy (`rehearsal`)."""
