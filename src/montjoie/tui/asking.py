"""A question put to a person: what is asked, the legal choices by number, then the answer."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable, Sequence
from typing import Any

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from montjoie import Decision, Refusal, words
from montjoie.kernel import Amount, Branch, OneOf, Space
from montjoie.kernel.decisions import ask_key
from montjoie.kernel.spaces import Answer
from montjoie.tui.desk import Desk
from montjoie.tui.drafts import Draft, begin, number

LISTED = 20  # choices shown at once; a question with more than these is asked piece by piece
BACK = ("back", "retour")
MORE = ("more", "suite")
DONE = ("ok", "oui", "yes", "o", "y")


class Back(Exception):
    """Return to the choice before."""


class Enough(Exception):
    """The pieces that are left stay as they are."""


class Whole(Exception):
    """The whole answer was typed in notation."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(answer)
        self.answer = answer


class Asking:
    """One question, until it has a legal answer."""

    def __init__(self, desk: Desk, decision: Decision) -> None:
        self.desk, self.decision = desk, decision
        self.screen, self.names = desk.screen, desk.names

    def answer(self) -> Answer:
        """A legal answer from the person."""
        if (scene := self.desk.board.scene(self.decision)) is not None:
            self.screen.show(scene)
        self.screen.show(
            Text.assemble((self.decision.text(self.screen.lang), "bold"), f" [{self.decision.rule}]")
        )
        while True:
            try:
                answer = self._choose(self.decision.space, lambda answer: answer)
            except Back:
                continue
            except Whole as whole:
                return whole.answer
            if not self._refused(answer):
                return answer

    def _choose(self, space: Space, wrap: Callable[[Answer], Answer]) -> Answer:
        """An answer to a space that may be part of a larger one: `wrap` makes the answer whole."""
        if isinstance(space, Amount):
            return wrap(self._amount(space))
        g = self.desk.match.engine
        legal = (a for a in space.candidates(g) if not self.decision.problems(wrap(a)))
        if isinstance(space, OneOf) or space.form in ("pose", "path", "document"):
            return wrap(self._pick_one(space, list(itertools.islice(legal, 10 * LISTED))))
        few = list(itertools.islice(legal, LISTED + 1))
        if len(few) <= LISTED:
            return wrap(self._pick_one(space, few))
        if isinstance(space, Branch):
            return self._branch(space, wrap)
        return wrap(self._compose(begin(space), wrap))

    def _amount(self, space: Amount) -> int:
        while True:
            prompt = self.screen.words("prompt-amount", low=space.low, high=space.high)
            typed = self._typed(prompt)
            given = number(typed)
            if given is not None and space.low <= given <= space.high:
                return given
            self._notation(typed)

    def _pick_one(self, space: Space, answers: Sequence[Answer]) -> Answer:
        """One of the answers by number, page by page; or any in notation."""
        labels = [self._label(space, answer) for answer in answers]
        # Things that are numbers themselves are chosen by that number, to spare people a riddle.
        own = all(isinstance(answer, str) and answer.isdecimal() for answer in answers)
        numbers = [*answers] if own else [str(i + 1) for i in range(len(answers))]
        shown = self._list(numbers, labels, 0)
        while True:
            typed = self._typed(self.screen.words("prompt-number"))
            if typed in numbers:
                return answers[numbers.index(typed)]
            if typed.lower() in MORE and shown < len(answers):
                shown = self._list(numbers, labels, shown)
            elif number(typed) is not None and not own and numbers:
                self.screen.say("number-range", high=len(numbers))
            else:
                self._notation(typed)

    def _label(self, space: Space, answer: Answer) -> Text:
        label = Text(self.names.answer(space, answer))
        beside = self.desk.board.beside(answer) if isinstance(answer, str) else ""
        return Text.assemble(label, "  ", (beside, "dim")) if beside else label

    def _list(self, numbers: Sequence[str], labels: Sequence[Text], first: int) -> int:
        last = min(first + LISTED, len(numbers))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(width=4, justify="right", style="bold cyan")
        for mark, label in zip(numbers[first:last], labels[first:last], strict=True):
            table.add_row(mark, label)
        self.screen.show(table)
        if last < len(numbers):
            self.screen.say("more-choices", left=len(numbers) - last, style="dim")
        return last

    def _branch(self, space: Branch, wrap: Callable[[Answer], Answer]) -> Answer:
        """First the option, then what it opens; doors that open on nothing legal stay shut."""
        g = self.desk.match.engine
        doors = space.options.items()
        options = [o for o, opened in doors if opened is None or next(opened.candidates(g), None) is not None]
        while True:
            picked = options[0] if len(options) == 1 else self._pick_one(OneOf(tuple(options)), options)
            opened = space.options[picked]
            if opened is None:
                return wrap(picked)
            self._open(picked, opened)
            try:
                return self._choose(opened, lambda rest, option=picked: wrap({option: rest}))  # type: ignore[misc]
            except Back:
                if len(options) == 1:
                    raise

    def _open(self, picked: str, opened: Space) -> None:
        """Say what was picked and what is asked of it, where the game has a sentence for that."""
        beside = self.desk.board.beside(picked)
        self.screen.show(Text.assemble((self.names.of(picked), "bold"), "  ", beside))
        key = ask_key(self.desk.game.kind(type(opened)))
        if words.known(self.names.scope, key, self.screen.lang):
            self.screen.show(
                words.say(self.screen.lang, self.decision.rule, key, {"seat": self.decision.seat})
            )

    def _compose(self, draft: Draft, wrap: Callable[[Answer], Answer]) -> Answer:
        """Piece by piece: each in turn where most want a value, then any again until it is confirmed."""
        at, pieces = (0, draft.pieces()) if draft.walks else (len(draft.pieces()), draft.pieces())
        while True:
            while at < len(pieces):
                try:
                    self._edit(draft, pieces[at], f"{at + 1}/{len(pieces)} ", wrap)
                    at += 1
                except Enough:
                    at = len(pieces)
                except Back:
                    if at == 0:
                        raise
                    at -= 1
            problems = self.decision.problems(wrap(draft.answer()))
            self._summary(draft, pieces, problems)
            empty = "prompt-confirm" if draft.answer() else "prompt-empty"
            typed = self._typed(self.screen.words("prompt-piece" if problems else empty))
            line = number(typed)
            if typed.lower() in DONE and not problems:
                return draft.answer()
            if typed.lower() in DONE:
                for refusal in problems:
                    self.desk.refuse(refusal)
            elif line is not None and 1 <= line <= len(pieces):
                with contextlib.suppress(Back, Enough):
                    self._edit(draft, pieces[line - 1], "", wrap)
            else:
                self._notation(typed)

    def _summary(self, draft: Draft, pieces: Sequence[str], problems: list[Refusal]) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(width=4, justify="right", style="bold cyan")
        for i, piece in enumerate(pieces, start=1):
            value = draft.told(piece, self.names)
            beside = Text(self.desk.board.beside(piece), "dim")
            settled = Text(value or "–", "bold" if value else "dim")
            table.add_row(str(i), self.names.of(piece), settled, beside)
        self.screen.show(table)
        for refusal in problems:
            self.screen.show(Text(f"      {refusal.text(self.screen.lang)}", "yellow"))

    def _edit(self, draft: Draft, piece: str, place: str, wrap: Callable[[Answer], Answer]) -> None:
        """Ask for one piece; a value that breaks a rule with what is already there is refused at once."""
        toggled = draft.toggled(piece)
        if toggled is not None:
            draft.put(piece, toggled)
            return
        beside = self.desk.board.beside(piece)
        self.screen.show(
            Text.assemble((f"{place}{self.names.of(piece)}", "bold"), f"  {beside}" if beside else "")
        )
        for question in draft.questions(piece):
            self._show_values(draft, question, wrap)
            while True:
                prompt = self.screen.words(
                    f"prompt-{draft.form}", what=self._asked(question), **draft.bounds(question)
                )
                typed = self._typed(prompt)
                value = draft.read(question, typed)
                if value is None and typed.lower() in DONE:
                    raise Enough
                if value is None:
                    self._notation(typed)
                    continue
                broken = self._broken(draft, question, value, wrap)
                if not broken:
                    draft.put(question, value)
                    break
                for refusal in broken:
                    self.desk.refuse(refusal)

    def _asked(self, question: str) -> str:
        return self.names.of(question.rpartition("/")[2])

    def _show_values(self, draft: Draft, question: str, wrap: Callable[[Answer], Answer]) -> None:
        """The values by number, those that would break a rule dimmed."""
        shown = []
        for i, value in enumerate(draft.values(question)):
            broken = bool(self._broken(draft, question, value, wrap))
            label = self.names.of(value) if value else self.screen.words("nothing")
            beside = f" {self.desk.board.beside(value)}".rstrip() if value else ""
            style = "dim strike" if broken else ""
            mark = (f"{i:>2} ", "dim" if broken else "bold cyan")
            shown.append(Text.assemble(mark, (label, style), beside))
        if shown:
            self.screen.show(Columns(shown, padding=(0, 3), column_first=True, expand=False))

    def _broken(
        self, draft: Draft, question: str, value: Any, wrap: Callable[[Answer], Answer]
    ) -> list[Refusal]:
        """The refusals that a value adds to what is in the draft. What is still to come breaks nothing,
        and a draft filled in any order is judged as a whole: on the way it may be what it cannot stay."""
        if not draft.walks:
            return []
        before = [(p.rule, p.key) for p in self.decision.problems(wrap(draft.answer()))]
        broken = []
        for problem in self.decision.problems(wrap(draft.with_(question, value))):
            if (problem.rule, problem.key) in before:
                before.remove((problem.rule, problem.key))
            elif not _pending(problem):
                broken.append(problem)
        return broken

    def _typed(self, prompt: str) -> str:
        """A line that is no command; going back leaves the piece at hand."""
        typed = self.desk.line(prompt, self.decision)
        if typed.lower() in BACK:
            raise Back
        return typed

    def _notation(self, typed: str) -> None:
        """Take what was typed as the whole answer in notation, or say why it is none."""
        try:
            answer = self.decision.read(typed)
        except Refusal as refusal:
            self.screen.say("not-understood", given=typed[:40])
            self.screen.show(Text(refusal.text(self.screen.lang), "dim"))
        else:
            if not self._refused(answer):
                raise Whole(answer)

    def _refused(self, answer: Answer) -> bool:
        """Say why a whole answer is not legal; whether it is not."""
        problems = self.decision.problems(answer)
        for refusal in problems:
            self.desk.refuse(refusal)
        return bool(problems)


def _pending(problem: Refusal) -> bool:
    """Whether a problem only says that the answer is not finished."""
    if problem.key == "wrong-number":
        return bool(problem.facts["given"] < problem.facts["low"])
    return problem.key in ("slots-empty", "not-an-order")
