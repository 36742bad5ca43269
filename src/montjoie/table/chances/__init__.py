"""Exact chances: of dice and pools of dice (`spreads`), of a few dice that may be rolled again (`again`), of
hits and saves (`strikes`), of procedures tried out on a copy (`rehearsal`)."""
