"""The log of throne, read as a battle report: who, where, with what, why, and what decided it (KER-LOG)."""

from montjoie.games.throne.action_phase import ActionPhase
from montjoie.games.throne.action_phase.marches import MarchOrders
from montjoie.games.throne.action_phase.raids import RaidOrders
from montjoie.games.throne.planning_phase import PlanningPhase
from montjoie.games.throne.round import Campaign
from montjoie.games.throne.westeros_phase import WesterosPhase
from montjoie.kernel.match import Match
from tests.games.throne.battle.fights import fight, play
from tests.games.throne.given import at, resume, table
from tests.games.throne.westeros_phase.asking import bid
from tests.rule import rule

FIEFS = ["stark", "lannister", "baratheon", "tyrell", "greyjoy"]
QUIET = ["last_days_of_summer"]


def lines(match: Match, lang: str = "en") -> list[str]:
    """The log as a spectator reads it, set in by its paragraphs."""
    return ["  " * event["depth"] + event.text(lang) for event in match.feed(None)]


def rules(match: Match, kind: str) -> list[str]:
    """The rules behind the events of a kind."""
    return [event["rule"] for event in match.feed(None) if event["kind"] == f"throne.{kind}"]


@rule("THR-BAT-02", "THR-BAT-09", "THR-SPT-09")
def test_a_battle_is_one_paragraph_with_units_orders_supports_cards_and_blade():
    m = fight(
        "stark KK",
        "lannister Ff",
        march="march_plus_1",
        armies={"blackwater": "tyrell K"},
        orders={"harrenhal": "defence_plus_1", "blackwater": "support_plus_1"},
        turn={"blade_used": False},
        tracks={"fiefdoms": FIEFS},
    )
    m.submit("tyrell", {"blackwater": "defender"})
    play(m, stark="greatjon_umber", lannister="tyrion_lannister")
    m.submit("stark", "use")
    m.submit("lannister", "stoney_sept")
    assert lines(m)[:8] == [
        "  Battle at Harrenhal: Stark attacks Lannister from Riverrun with 2 knights (March +1); Lannister "
        "stands there with 1 footman and 1 footman (routed) (Defence +1).",
        "  Tyrell supports Lannister from the Blackwater: 1 knight 2, special Support +1 = 3.",
        "  Before the cards — Stark: 2 knights 4, March +1 = 5; Lannister: 1 footman 1, 1 footman, routed, "
        "Defence +1, Support · Blackwater +2, special Support +1 = 5.",
        "  Both house cards are turned up (Stark: Greatjon Umber and Lannister: Tyrion Lannister).",
        "  Stark draws the Valyrian Steel Blade: +1 strength.",
        "  All counted — Stark: 2 knights 4, March +1, Greatjon Umber +2, Valyrian Steel Blade +1 = 8; "
        "Lannister: 1 footman 1, 1 footman, routed, Defence +1, Support · Blackwater +2, special Support "
        "+1, Tyrion Lannister +2 = 7.",
        "  Stark wins the battle at Harrenhal against Lannister, 8 to 7.",
        "  Greatjon Umber, 1 sword, against Tyrion Lannister, 1 fortification: Lannister loses no unit.",
    ]
    heads = [event["kind"] for event in m.feed(None) if event["head"]]
    assert heads == ["throne.battle_began"]


@rule("THR-BAT-12")
def test_a_tie_in_battle_names_the_places_on_the_fiefdoms():
    m = fight("stark K", "lannister K", tracks={"fiefdoms": FIEFS})
    play(m, stark="greatjon_umber", lannister="tyrion_lannister")
    told = next(line for line in lines(m, "fr") if "gagne" in line)
    assert told == (
        "  Stark gagne la bataille d'Harrenhal contre Lannister : 4 partout, mais Stark est mieux placé sur "
        "la piste des Fiefs (place 1 contre 2)."
    )
    assert rules(m, "battle_won") == ["THR-BAT-12"]


@rule("THR-PLN-09", "THR-PLN-05")
def test_orders_are_listed_house_by_house_when_they_are_revealed():
    m = at(
        PlanningPhase(), armies={"winterfell": "stark F", "the_reach": "tyrell F", "sunset_sea": "greyjoy S"}
    )
    m.submit("stark", {"winterfell": "march_0"})
    m.submit("tyrell", {})
    m.submit("greyjoy", {"sunset_sea": "raid"})
    told = lines(m, "fr")
    assert told[0] == "  Tous les ordres sont révélés."
    assert "  Ordres de Stark — Winterfell : Marche 0." in told
    assert "  Tyrell n'a placé aucun ordre." in told
    assert "  Ordres de Greyjoy — Mer du Coucher de Soleil : Raid." in told


@rule("THR-RAI-05", "THR-RAI-08")
def test_a_raid_tells_what_it_took_and_what_it_earned():
    m = at(
        RaidOrders(),
        armies={"harrenhal": "stark F", "riverrun": "lannister F", "pyke": "greyjoy F"},
        orders={"harrenhal": "raid", "riverrun": "consolidate_power", "pyke": "raid"},
    )
    m.submit("stark", {"harrenhal": ["riverrun"]})
    assert lines(m) == [
        "Stark carries out its Raid at Harrenhal.",
        "The raid of Stark removes Consolidate Power of Lannister at Riverrun.",
        "Stark pillages Riverrun, earns 1 power and has 6.",
        "Greyjoy takes up its Raid at Pyke without effect.",
    ]


@rule("THR-MAR-02", "THR-CTL-03", "THR-CTL-06")
def test_a_march_tells_start_goal_units_and_tokens():
    m = at(
        MarchOrders(),
        armies={"kingswood": "baratheon FK"},
        tokens={"the_reach": "tyrell"},
        orders={"kingswood": "march_0"},
    )
    m.submit("baratheon", {"kingswood": {"the_reach/footman": 1, "storms_end/knight": 1, "power": 1}})
    assert lines(m, "fr") == [
        "Baratheon exécute la Marche 0 au Bois-du-Roi.",
        "Baratheon marche du Bois-du-Roi au Bief avec 1 fantassin.",
        "Baratheon entre au Bief : le jeton Pouvoir de Tyrell retourne à sa réserve.",
        "Baratheon marche du Bois-du-Roi à Accalmie avec 1 chevalier.",
        "Baratheon laisse un jeton Pouvoir au Bois-du-Roi (il lui en reste 4).",
    ]


@rule("THR-NEU-02", "THR-NEU-06")
def test_an_entry_into_a_neutral_area_is_a_paragraph_with_its_sum():
    m = at(
        MarchOrders(),
        armies={"the_reach": "tyrell KK"},
        orders={"the_reach": "march_plus_1"},
        neutrals={"kings_landing": 5},
    )
    m.submit("tyrell", {"the_reach": {"kings_landing/knight": 2}})
    assert lines(m)[1:] == [
        "  Tyrell marches from the Reach against the neutral force at King's Landing (strength 5) with 2 "
        "knights (March +1).",
        "  The neutral force at King's Landing gives way to Tyrell: 2 knights 4, March +1 = 5 against 5.",
        "  Tyrell marches from the Reach to King's Landing with 2 knights.",
    ]


@rule("THR-CON-02", "THR-LIM-02")
def test_power_earned_tells_its_parts_and_what_the_reserve_held():
    m = at(
        ActionPhase(at="consolidate"),
        armies={"kings_landing": "stark F"},
        orders={"kings_landing": "consolidate_power"},
        houses={"stark": {"power": 18}},
    )
    assert lines(m, "fr")[0] == (
        "Stark reçoit 2 jetons Pouvoir à Port-Réal (Consolidation de Pouvoir 1, 2 couronnes +2, réserve : au "
        "plus 2 = 2) et en a 20."
    )


@rule("THR-WES-02", "THR-WCD-07", "THR-COK-04", "THR-COK-05")
def test_westeros_cards_are_paragraphs_that_tell_bids_ties_and_tracks():
    m = at(
        WesterosPhase(),
        decks={"I": QUIET, "II": ["clash_of_kings"], "III": ["sea_of_storms"]},
        turn={"wildlings": 4},
    )
    bid(m, stark=3, tyrell=3)
    m.submit("baratheon", ["tyrell", "stark"])
    m.submit("baratheon", ["greyjoy", "baratheon", "lannister"])
    told = lines(m)
    assert "2 mammoths on the cards: the strength of the wildlings rises from 4 to 8." in told
    assert "  Last Days of Summer (Deck I): nothing happens." in told
    assert "  A Clash of Kings: the houses bid for the three influence tracks." in told
    assert (
        "  The bids for the Iron Throne are turned up (Stark: 3, Tyrell: 3, Baratheon: 0, Lannister: 0 and "
        "Greyjoy: 0)." in told
    )
    assert "  Baratheon, on the Iron Throne, orders the equal bids: Tyrell and Stark." in told
    assert (
        "  The Iron Throne, from first to last: Tyrell, Stark, Greyjoy, Baratheon and Lannister. Tyrell "
        "takes the Iron Throne." in told
    )
    assert "  The power bid goes to the reserve (Stark: 3 and Tyrell: 3)." in told
    assert rules(m, "card_resolved") == ["THR-WCD-05", "THR-WCD-06"]


@rule("THR-END-03")
def test_the_last_line_names_winner_scores_reason_and_tie_break():
    m = resume(table(turn={"number": 10}, houses={"tyrell": {"power": 6}}), Campaign(at="next_turn"))
    assert m.result is not None
    assert m.result.tie == "tie-power"
    assert lines(m, "fr")[-1] == (
        "La partie est finie, le dernier tour est achevé : Tyrell l'emporte, à égalité de zones et de "
        "ravitaillement, par plus de Pouvoir. Zones avec une cité ou une forteresse — Tyrell : 1, Stark : 1, "
        "Lannister : 1, Baratheon : 1 et Greyjoy : 1."
    )


@rule("THR-END-03")
def test_the_last_line_tells_a_better_supply_and_a_shared_victory():
    better = table(turn={"number": 10}, houses={h: {"supply": 1} for h in FIEFS if h != "stark"})
    assert resume(better, Campaign(at="next_turn")).result.tie == "tie-supply"  # type: ignore[union-attr]
    shared = resume(table(turn={"number": 10}), Campaign(at="next_turn"))
    assert shared.result.tie == "tie-shared"  # type: ignore[union-attr]
    assert "share the victory" in lines(shared)[-1]


@rule("THR-TRN-02")
def test_every_turn_has_its_heading_the_first_too():
    m = resume(table(turn={"number": 1}, armies={"winterfell": "stark F"}), Campaign(at="first_turn"))
    first = m.feed(None)[0]
    assert (first["head"], first["depth"], first.text("fr")) == (True, 0, "Le tour 1 commence.")


@rule("THR-CAS-04")
def test_casualties_beyond_the_units_there_are_told_as_such():
    m = play(fight("lannister KKKK", "stark F"), lannister="tywin_lannister", stark="robb_stark")
    (told,) = [line for line in lines(m, "fr") if "épées" in line]
    assert told.endswith("aucune fortification : Stark doit perdre 2 unités et n'en a que 1 à perdre.")
    assert rules(m, "casualties_counted") == ["THR-CAS-04"]
