"""Chapter 4.3: the Activation phase and the Clean-up phase."""
