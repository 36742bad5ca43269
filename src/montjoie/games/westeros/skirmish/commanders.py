"""Skirmish step 3: both choose their commanders in secret (WES-SKI-03)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.content import Content
from montjoie.games.westeros.content.skirmish import SetupCommander
from montjoie.games.westeros.skirmish.card import summary
from montjoie.games.westeros.state import G
from montjoie.kernel import Answer, Refusal, Subset


def offered(content: Content, house: str) -> dict[str, SetupCommander]:
    """The commanders of a House's set-up cards, by the card each is printed on (WES-SKI-03)."""
    cards = {name: content.setup_cards[name].commander for name in content.setup_decks[house]}
    return {name: leader for name, leader in cards.items() if leader}


def card_of(content: Content, commander: str) -> str:
    """The set-up card that shows a commander: it goes back to the box when he is chosen (WES-SKI-04)."""
    house = content.commanders[commander].house
    return next(name for name, leader in offered(content, house).items() if leader.commander == commander)


def value(content: Content, commanders: tuple[str, ...] | list[str]) -> int:
    """What commanders are worth together (WES-SKI-03)."""
    return sum(entry(content, name).value for name in commanders)


def entry(content: Content, commander: str) -> SetupCommander:
    """What the set-up card says of a commander: his value, and his rank."""
    leader = content.setup_cards[card_of(content, commander)].commander
    assert leader is not None  # the card was found by him
    return leader


class ChooseCommanders(Subset, frozen=True):
    """Each player chooses his commanders in secret, within the number and the total value that the summary
    card allows (WES-SKI-03), one version of a figure (WES-SKI-04), at least one (WES-RUL-54)."""

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """At least one must be chosen: the card gives only the maximum (WES-RUL-54)."""
        if not answer:
            yield Refusal("WES-RUL-54", "commanders-none")
        elif len(answer) > self.high:
            yield Refusal("WES-SKI-03", "commanders-too-many", given=len(answer), high=self.high)
        else:
            yield from super().misfits(g, rule, answer)

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """The total value is limited (WES-SKI-03), and each figure exists once (WES-SKI-04, WES-RUL-34)."""
        most, total = summary(g).commanders.max_total_value, value(g.content, answer)
        if total > most:
            yield Refusal("WES-SKI-03", "commanders-too-dear", commanders=answer, value=total, most=most)
        for i, one in enumerate(answer):
            for other in answer[i + 1 :]:
                if g.content.commanders[one].figure == g.content.commanders[other].figure:
                    yield Refusal("WES-SKI-04", "figure-twice", one=one, other=other)


def choice(g: G, house: str) -> ChooseCommanders:
    """What a House may choose from."""
    names = tuple(leader.commander for leader in offered(g.content, house).values())
    return ChooseCommanders(names, 1, summary(g).commanders.max_count)
