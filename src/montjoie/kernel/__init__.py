"""The kernel: matches, steps, decisions, chance, views, records. It knows no game.

What a game is written with is gathered here.
"""

from montjoie.kernel.audiences import HIDDEN, PUBLIC, Audience, counted, private, unfolded
from montjoie.kernel.chance import Chance, Deal, Dice, Rng, Shuffle, pick, shuffled
from montjoie.kernel.compound import Allocation, Assignment, Branch
from montjoie.kernel.decisions import Question
from montjoie.kernel.document import Document
from montjoie.kernel.doors import Door, opened
from montjoie.kernel.engine import Engine
from montjoie.kernel.errors import Problem, Refusal
from montjoie.kernel.events import Event, Notice, PublicEvent
from montjoie.kernel.facts import derived, derived_from
from montjoie.kernel.game import Game, NoOptions, chapters, register
from montjoie.kernel.lasting import Kind, LastingRow, RowBegun, RowsEnded
from montjoie.kernel.motion import TURN, Path, Pose
from montjoie.kernel.plain import plain
from montjoie.kernel.reactions import WINDOW, Usable, Window
from montjoie.kernel.registers import Known, Register
from montjoie.kernel.rulebook import Rule
from montjoie.kernel.spaces import Amount, Answer, OneOf, Ordering, Space, Subset
from montjoie.kernel.state import Row, State, change
from montjoie.kernel.steps import PublicStep, Step, ask, ask_all, chance, decide
from montjoie.kernel.tally import Part, Query, Tally, modifies, settle
from montjoie.kernel.writes import Its, adds, changes, places, removes, serial, together

__all__ = [
    "HIDDEN",
    "PUBLIC",
    "TURN",
    "WINDOW",
    "Allocation",
    "Amount",
    "Answer",
    "Assignment",
    "Audience",
    "Branch",
    "Chance",
    "Deal",
    "Dice",
    "Document",
    "Door",
    "Engine",
    "Event",
    "Game",
    "Its",
    "Kind",
    "Known",
    "LastingRow",
    "NoOptions",
    "Notice",
    "OneOf",
    "Ordering",
    "Part",
    "Path",
    "Pose",
    "Problem",
    "PublicEvent",
    "PublicStep",
    "Query",
    "Question",
    "Refusal",
    "Register",
    "Rng",
    "Row",
    "RowBegun",
    "RowsEnded",
    "Rule",
    "Shuffle",
    "Space",
    "State",
    "Step",
    "Subset",
    "Tally",
    "Usable",
    "Window",
    "adds",
    "ask",
    "ask_all",
    "chance",
    "change",
    "changes",
    "chapters",
    "counted",
    "decide",
    "derived",
    "derived_from",
    "modifies",
    "opened",
    "pick",
    "places",
    "plain",
    "private",
    "register",
    "removes",
    "serial",
    "settle",
    "shuffled",
    "together",
    "unfolded",
]
