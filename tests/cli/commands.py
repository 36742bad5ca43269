"""Commands run in this process: exit code, stdout and stderr."""

import contextlib
import io
from typing import NamedTuple

from montjoie.cli import run


class Done(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


def montjoie(*arguments: str) -> Done:
    """Run `montjoie ARGUMENTS`."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = run(arguments)
    return Done(code, out.getvalue(), " ".join(err.getvalue().split()))
