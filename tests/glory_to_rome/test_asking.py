"""Who is asked (rules 20, 2): one with a single answer only where its hand is what says so, and then always.

Being passed over tells the others nothing: as far as they know, a seat that could have a choice is asked.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.engine.protocol import Action, Event, redact
from game.glory_to_rome.components import MATERIAL, WOOD
from game.glory_to_rome.frames import NAMES
from game.glory_to_rome.rules import RULES
from game.glory_to_rome.state import RomeState
from tests.conformance.checks import Case
from tests.conformance.tally import begun, steps
from tests.glory_to_rome.situations import acting, allows, asked, hand, options, parse, perform, play, position, stock
from tests.support import size

BY_HAND = {"follow", "unit", "craftsman", "architect", "fountain", "give", "favour"}
"""Questions to which a hand, or the card looked at, may leave one answer."""


def games(number: int) -> list[Case]:
    return [Case("glory_to_rome", 2 + seed % 4, seed % 3) for seed in range(number)]


def test_one_answer_is_asked_for_only_where_the_hand_says_so() -> None:
    """Where everybody sees that there is one answer, it is carried out without asking."""
    met: Counter[str] = Counter()
    for seed, case in enumerate(games(size(24, 400))):
        for before, *_ in steps(begun(case, seed), Random(seed)):
            assert isinstance(before, RomeState)
            if len(before.legal_actions()) == 1:
                name = NAMES[before.agenda[-1][0]]
                assert name in BY_HAND
                assert before.hides_card(before.to_move()) or name == "fountain"
                met[name] += 1
    assert min(met[name] for name in ("follow", "craftsman", "architect", "give")) > 0


@pytest.mark.parametrize("by", ["spectator", "seat"])
def test_whoever_is_asked_next_does_not_hang_on_hidden_cards(by: str) -> None:
    """Another deal that nobody can tell from the true one: after the same answer and events the same is asked."""
    alike, choices = 0, 0
    for seed, case in enumerate(games(size(24, 400))):
        rng = Random(seed)
        for before, action, _, after in steps(begun(case, seed), Random(seed)):
            assert isinstance(before, RomeState)
            observer = before.to_move() if by == "seat" else None
            world = RULES.determinise(RULES.observe(before, observer), rng)
            if action not in world.legal_actions():
                continue
            true, other = _told(before.clone(), action), _told(world, action)
            if true[:-1] == other[:-1]:
                alike += 1
                assert true[-1] == other[-1], f"game {seed}: {before.decision()}, {action}"
                choices += (len(after.legal_actions()) > 1) != (len(world.legal_actions()) > 1)
    assert alike > 1000
    assert choices > 10, "where one has a choice that the other has not"


def _told(state: RomeState, action: Action) -> list[Event]:
    """What everybody sees of an answer, last what is asked then."""
    events: list[Event] = []
    state.apply(action, events.append)
    return [redact(event, None) for event in events]


# Craftsman and Architect -------------------------------------------------------------------------------------------


def building(role: str, hand_: str, **more: str) -> RomeState:
    """A may do one action of a role, with a hand and perhaps a camp or a stockpile; B comes next."""
    return acting(role, A={"hand": hand_, **more}, B={"hand": "road"}, gone="wood concrete brick stone marble")


@pytest.mark.parametrize("role", ["craftsman", "architect"])
def test_a_hand_without_a_fitting_card_is_asked_like_one_with_it(role: str) -> None:
    """Rubble alone has sites left: Bar can be laid, Dock cannot."""
    assert options(building(role, "bar")) == {"lay", "skip"}
    assert options(building(role, "dock")) == {"skip"}


@pytest.mark.parametrize("role", ["craftsman", "architect"])
def test_an_empty_hand_is_passed_over(role: str) -> None:
    assert asked(building(role, "")) == "B lead"
    assert asked(building(role, "jack")) == "B lead"


def test_without_any_site_an_architect_needs_materials_and_a_craftsman_a_structure() -> None:
    """All sites in town but Rubble are gone, and A has all Rubble buildings: nothing can be laid, all see that."""
    full = "bar! insula! latrine! road!"
    assert asked(building("architect", "dock", camp=full)) == "B lead"
    assert asked(building("craftsman", "dock", camp=full)) == "B lead"
    # an unfinished structure waits for material: the hand may hold some, the stockpile lies open
    assert options(building("craftsman", "dock", camp=f"{full} temple")) == {"skip"}
    assert asked(building("architect", "dock", camp=f"{full} temple")) == "B lead"
    assert options(building("architect", "dock", camp=f"{full} temple", stock="marble")) == {"build", "skip"}


def test_a_hand_that_all_have_seen_is_passed_over() -> None:
    game = position(A={"hand": "dock"}, B={"hand": "road"}, gone="wood concrete brick stone marble")
    game.known[0] = game.hands[0]
    perform(game, "craftsman", A=1)
    assert asked(game) == "B lead"


def test_fountain_asks_about_every_card_that_it_could_turn_up() -> None:
    for card in ("bar", "dock"):
        game = acting("craftsman", deck=card, gone="wood", A={"camp": "fountain!"})
        play(game, "fountain")
        assert asked(game) == "A fountain"
    assert options(game) == {"keep"}


# Following -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jacks", [0, 6])
def test_who_has_nothing_to_follow_with_is_asked_all_the_same(jacks: int) -> None:
    """Also where there is no Jack to take, so that thinking is drawing and leaves no choice."""
    for held, can in (("bar", True), ("dock", False)):
        game = position(jacks=jacks, A={"hand": "road"}, B={"hand": held})
        play(game, "lead laborer road")
        assert asked(game) == "B follow"
        assert allows(game, f"follow {held}") == can
    play(game, "think")
    assert asked(game) == ("B think" if jacks else "B lead")


def test_who_has_no_card_at_all_thinks_unasked() -> None:
    game = position(A={"hand": "road"})
    play(game, "lead laborer road")
    assert asked(game) == "B think"


def test_palace_asks_for_another_card_as_long_as_there_is_one() -> None:
    game = position(A={"hand": "road dock", "camp": "palace!"}, B={"hand": "dock"})
    play(game, "lead laborer road")
    assert (asked(game), options(game)) == ("A unit", {"done"})
    game = position(A={"hand": "road", "camp": "palace!"}, B={"hand": "dock"})
    play(game, "lead laborer road")
    assert asked(game) == "B follow"


# Giving --------------------------------------------------------------------------------------------------------------


def demanded(held: str, known: str = "", number: int = 1) -> RomeState:
    """A demands Wood of B, `number` times, who holds these cards, some of which everybody knows."""
    game = position(A={"hand": "dock*3"}, B={"hand": held})
    game.known[1] = position(B={"hand": known}).hands[1]
    perform(game, "legionary", A=number)
    play(game, *["show dock"] * number)
    return game


def test_who_holds_just_what_is_demanded_is_asked_like_one_with_more() -> None:
    assert options(demanded("palisade crane")) == {"give"}
    assert len(demanded("palisade crane").legal_actions()) == 2
    for held in ("palisade road", "palisade*2"):
        game = demanded(held)
        assert asked(game) == "B give"
        assert [action.verb for action in game.legal_actions()] == ["give"]
    assert options(demanded("palisade crane road", number=2)) == {"give"}


def test_who_holds_too_little_says_so_unasked() -> None:
    """All get to know it anyway."""
    game = demanded("palisade road bar", number=2)
    assert asked(game) == "B lead"
    assert stock(game, "A") == "wood1"
    assert hand(game, "B") == "bar road"


def test_who_cannot_hold_more_than_is_demanded_gives_unasked() -> None:
    """One card in all, or the others are known to be something else."""
    for held, known in (("palisade", ""), ("palisade road", "road"), ("palisade road", "palisade road")):
        game = demanded(held, known)
        assert asked(game) != "B give"
        assert stock(game, "A") == "wood1"


def test_a_second_card_is_asked_for_like_the_first() -> None:
    game = demanded("palisade crane road", number=2)
    play(game, "give crane")
    assert (asked(game), game.legal_actions()) == ("B give", [parse("give palisade")])


def test_an_immune_seat_is_asked_whatever_it_holds() -> None:
    """Where immune players may give something, only an empty hand passes them over."""
    for held in ("crane", "road", ""):
        game = position(
            A={"hand": "dock"}, B={"hand": held, "camp": "wall!"}, options={"immune_may_give": True},
        )
        perform(game, "legionary", A=1)
        play(game, "show dock")
        assert (asked(game) == "B favour") == bool(held)


# Standing answers ----------------------------------------------------------------------------------------------------


def ordered(game: RomeState, name: str) -> Action | None:
    """What an order says to whoever is asked."""
    seat = game.to_move()
    return next(one for one in RULES.orders if one.id == name).answer(RULES.observe(game, seat), seat)


@pytest.mark.parametrize("role", ["craftsman", "architect"])
def test_order_to_be_passed_over_with_nothing_to_build(role: str) -> None:
    assert ordered(building(role, "dock"), "build_nothing") == parse("skip")
    assert ordered(building(role, "bar"), "build_nothing") is None
    assert ordered(building(role, "dock"), "give_single") is None


def test_order_to_give_without_a_choice() -> None:
    assert ordered(demanded("palisade road"), "give_single") == parse("give palisade")
    assert ordered(demanded("palisade crane"), "give_single") is None
    assert ordered(demanded("palisade road"), "build_nothing") is None


# Dealing -------------------------------------------------------------------------------------------------------------


def test_worlds_give_whoever_is_asked_what_it_must_give() -> None:
    game = demanded("palisade crane road bar", number=2)
    seen = RULES.observe(game, 0)
    held: set[int] = set()
    for seed in range(60):
        world = RULES.determinise(seen, Random(seed))
        held.add(sum(MATERIAL[card] == WOOD for card in world.hands[1]))
        assert len(world.legal_actions()) > 0
    assert min(held) == 2, "the two demanded, or more"
    assert max(held) > 2
