"""What is shown of the battlefield to who decides, beside the rules (CON-MEA-02, CON-SCO-01)."""
