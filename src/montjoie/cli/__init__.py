"""The command line: play, serve, simulate, replay, look rules up, check documents."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from cyclopts import CycloptsError

import montjoie
from montjoie.cli import (
    analysing,
    checking,
    laddering,
    playing,
    replaying,
    rulings,
    serving,
    simulating,
    tabulating,
    tuning,
)
from montjoie.cli.admin import admin
from montjoie.cli.speech import app, complain, given_language
from montjoie.kernel.errors import MontjoieError

__all__ = ["app", "main", "run"]

app.command(playing.play)
app.command(serving.serve)
app.command(admin)
app.command(simulating.simulate)
app.command(laddering.ladder)
app.command(laddering.balance)
app.command(tabulating.tables)
app.command(tuning.tune)
app.command(replaying.replay)
app.command(analysing.analyse)
app.command(rulings.rule)
app.command(rulings.rules)
app.command(checking.position)
app.command(checking.army)
app.command(checking.content)
app.command(checking.odds)
app.version = montjoie.__version__


def run(arguments: Sequence[str]) -> int:
    """Run a command and give its exit code; bad input is one line on stderr, never a traceback."""
    try:
        code = app(arguments, result_action="return_value", exit_on_error=False)
    except CycloptsError:  # told already
        return 2
    except MontjoieError as error:
        complain(error.text(given_language(arguments)))
        return 1
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return code if isinstance(code, int) else 0


def main() -> None:
    """The `montjoie` command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # no letter a terminal lacks may stop us
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
