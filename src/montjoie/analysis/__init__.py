"""The analyst looks at a game again: who stood how, what turned it, what luck did, what cost most."""

from montjoie.analysis.analyst import PLAYOUTS, analyse
from montjoie.analysis.report import Analysis, Costly, Outlook, Roll, Turn
from montjoie.analysis.second_look import thought_again
from montjoie.analysis.telling import told

__all__ = ["PLAYOUTS", "Analysis", "Costly", "Outlook", "Roll", "Turn", "analyse", "thought_again", "told"]
