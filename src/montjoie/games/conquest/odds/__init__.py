"""What dice can come to, as it stands on the table: exact chances, nothing is thrown (CON-MEA-02).

The procedures of the game run on a copy of the table up to their dice. What each die needs, which faces are
rolled again, doubled or spared, comes from the functions and queries that the procedures use; what wounds
cost is tried out on the copy, stand by stand. Hits in answer are told beside, as what they do to the attacker
before anything else has happened to him. Left out is what only happens once wounds are suffered or a regiment
is gone.
"""
