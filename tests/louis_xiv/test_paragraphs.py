"""The customer's rulebook part, paragraph by paragraph: each test names the opening words of its paragraph."""

from __future__ import annotations

from game.engine.protocol import NOBODY, Event
from game.louis_xiv.components import BOARDS, CONDITION, FIRST, MARKERS, MONEY
from game.louis_xiv.frames import END, SCORE
from game.louis_xiv.rules import RULES, LouisOptions
from game.louis_xiv.scoring import points
from tests.louis_xiv.situations import (
    allows,
    asked,
    coats_of,
    has,
    is_black,
    kinds,
    mission_phase,
    on,
    play,
    position,
    scoring,
    supplies,
    turns,
)

# 第2阶段：影响 ------------------------------------------------------------------------------------------


def test_each_in_turn_plays_one_card_to_place_or_to_take() -> None:
    """从起始玩家开始，顺时针顺序行动"""
    game = position(turns(), seats=3, hands={"R": "1 2 3", "G": "4 5 6", "Y": "7 8 9"})
    order = []
    for move in ("take 1", "place 4 4:1", "take 7", "place 2 2:2", "take 5"):
        order.append(asked(game)[0])
        general, personal = supplies(game, order[-1])
        play(game, move)
        after = supplies(game, order[-1])
        assert (after[0] < general) != (after[1] < personal), "a card takes or places, never both"
    assert "".join(order) == "RGYRG"
    assert game.played == (0, 3, 6, 1, 4)


def test_person_card_places_up_to_three() -> None:
    """人物影响牌 放置"""
    game = position(turns(), hands={"R": "1 5 6"})
    for legal in ("1:1", "1:2", "1:3", "1:2 2:1", "1:1 2:2", "1:1 2:1 3:1", "1:1 2:1", "1:1 2:1 8:1"):
        assert allows(game, f"place 1 {legal}"), legal
    for illegal in (
        "1:4", "2:1", "1:1 2:1 4:1", "1:1 3:1", "1:1 2:1 7:1", "1:2 2:1 3:1", "1:1 2:1 1:1", "2:2 3:1",
    ):
        assert not allows(game, f"place 1 {illegal}"), illegal


def test_third_board_touches_the_second_and_not_the_first() -> None:
    """但是必须移动到与第二块板对角相邻的板块，而不是与起始游戏板对角相邻"""
    game = position(turns(), hands={"R": "1 2 3 4 5 6 7 8 9 10 11 12"})
    near = {(one + 1, other + 1) for one in range(BOARDS) for other in range(BOARDS) if _touch(one, other)}
    for move in game.legal_actions():
        if move.verb == "place" and len(move.args) == 7:
            first, second, third = (board + 1 for board in move.args[1::2])
            assert (first, second) in near
            assert (second, third) in near
            assert (first, third) not in near
            assert first != third


def _touch(one: int, other: int) -> bool:
    cells = ((1, 2), (2, 3), (3, 2), (2, 1), (1, 0), (0, 1), (0, 3), (1, 4), (3, 4), (4, 3), (4, 1), (3, 0))
    (row, column), (row2, column2) = cells[one], cells[other]
    return abs(row - row2) == abs(column - column2) == 1


def test_only_markers_just_placed_move() -> None:
    """注：当玩家移动标记到第二或第三块游戏板时，他必须移动刚刚放置的标志"""
    game = position(turns(), hands={"R": "3 5 6"}, boards={3: "R3", 2: "R2"})
    play(game, "place 3 3:1 2:2")
    assert (on(game, 3), on(game, 2)) == ("R4", "R4")
    assert not allows(position(turns(), hands={"R": "3 5 6"}, boards={3: "R3"}), "place 3 2:1")


def test_person_card_takes_three_or_what_is_left() -> None:
    """拿取：打出一张人物影响牌后"""
    for there, taken in ((5, 3), (3, 3), (2, 2), (0, 0)):
        game = position(turns(), hands={"R": "3 5 6"}, general={"R": str(there)})
        before = supplies(game, "R")[1]
        play(game, "take 3")
        assert supplies(game, "R") == (there - taken, before + taken)


def test_joker_places_one_and_perhaps_a_second_there_or_beside() -> None:
    """百搭影响牌 （joker） 放置"""
    game = position(turns(), hands={"R": "joker 5 6"})
    for board in range(1, BOARDS + 1):
        assert allows(game, f"place joker {board}:1")
        assert allows(game, f"place joker {board}:2")
    assert allows(game, "place joker 1:1 7:1")
    assert not allows(game, "place joker 1:1 8:1")
    assert not allows(game, "place joker 1:3")
    one = position(turns(), hands={"R": "joker 5 6"}, personal={"R": "1"})
    assert not allows(one, "place joker 1:2")
    assert allows(one, "place joker 1:1")


def test_joker_takes_two_or_what_is_left() -> None:
    """拿取：打出百搭影响牌后"""
    for there, taken in ((5, 2), (1, 1), (0, 0)):
        game = position(turns(), hands={"R": "joker 5 6"}, general={"R": str(there)})
        play(game, "take joker")
        assert supplies(game, "R")[0] == there - taken


def test_last_card_is_not_played() -> None:
    """玩家轮流按以上方式打出1张影响牌，直到手中剩下1张影响牌"""
    game = position(turns(), seats=2, neutral_colour=False, hands={"R": "3 5", "G": "1 2 7"})
    events = play(game, "place 3 3:2")
    assert Event("last", 0, (4,)) in events
    assert game.hands[0] == ()
    assert game.discarded == (4,), "open on the deck, not kept for the next round"


def test_all_thirty_cards_are_shuffled_before_scoring() -> None:
    """在进入下阶段之前，起始玩家洗混所有30张影响牌"""
    game = position(turns(), seats=2, neutral_colour=False, hands={"R": "3 5", "G": "1 2"})
    events = play(game, "take 3", "take 1")
    assert Event("shuffle", NOBODY, (30,)) in events
    assert kinds(events).index("shuffle") < kinds(events).index("board")


def test_more_cards_mean_more_turns() -> None:
    """需澄清的：基于11号游戏板的作用和完成的任务牌"""
    game = position(turns(), seats=3, hands={"R": "1 2", "G": "3 4 5 6", "Y": "7 8 9"})
    order = []
    for card in (1, 3, 7, 4, 8, 5):
        order.append(asked(game)[0])
        play(game, f"take {card}")
    assert "".join(order) == "RGYGYG"


# 第3阶段：计分 ------------------------------------------------------------------------------------------


def test_boards_are_scored_from_one_to_twelve() -> None:
    """从1号游戏板开始，按照游戏板序号"""
    game = position(turns(), seats=2, neutral_colour=False, hands={"R": "3 5", "G": "1 2"})
    events = play(game, "take 3", "take 1")
    assert [event.public[0] for event in events if event.kind == "board"] == list(range(BOARDS))


def test_conditions_of_the_first_round() -> None:
    """金钱 （在第1轮，1、2、3、4、8和12号游戏板）；首位 （5、7、9和11号）；影响标记 （6和10号）"""
    by_condition = {kind: [i + 1 for i in range(BOARDS) if CONDITION[0][i] == kind] for kind in range(3)}
    assert by_condition == {MONEY: [1, 2, 3, 4, 8, 12], FIRST: [5, 7, 9, 11], MARKERS: [6, 10]}


def test_money_leader_has_it_free_and_loses_his_markers() -> None:
    """金钱 在该游戏板上拥有最多影响标记的玩家，可以无成本的获得该游戏板的奖赏"""
    game = position(scoring(1), boards={1: "R2"})
    assert has(game, "R") == "sceptre"
    assert game.money[0] == 5, "he cannot pay to keep his markers"
    assert supplies(game, "R") == (7, 9)


def test_money_others_may_buy_in_turn_order_and_take_their_markers_home() -> None:
    """然后在该游戏板上至少有1个影响标记的所有其他玩家"""
    game = position(scoring(1), boards={1: "R1 G3 Y1 B1"}, money={"Y": "2"})
    assert asked(game) == "R buy"
    play(game, "buy")
    assert asked(game) == "B buy", "Yellow has not the price"
    play(game, "decline")
    assert (has(game, "R"), has(game, "Y"), has(game, "B")) == ("sceptre", "", "")
    assert [supplies(game, letter) for letter in "RYB"] == [(5, 11)] * 3
    assert game.money == [2, 5, 2, 5]


def test_money_tie_gives_nothing_for_free() -> None:
    """如果两名或多名玩家有相同最多影响标记，没有人无成本获得奖赏"""
    game = position(scoring(1), boards={1: "R2 G2 Y1"})
    assert has(game, "R") == has(game, "G") == ""
    play(game, "buy", "decline", "buy")
    assert (has(game, "R"), has(game, "G"), has(game, "Y")) == ("sceptre", "", "sceptre")
    assert supplies(game, "R") == (5, 11)


def test_first_gives_to_the_only_leader() -> None:
    """首位 在该板上拥有最多影响标记的玩家且只有该玩家"""
    game = position(scoring(7), boards={7: "R2 G1"})
    assert game.money == [10, 5, 5, 5]
    assert supplies(game, "R") == (7, 9)
    assert supplies(game, "G") == (5, 11)
    tied = position(scoring(7), boards={7: "R2 G2 Y1"})
    assert tied.money == [5] * 4
    assert [supplies(tied, letter) for letter in "RGY"] == [(5, 11)] * 3


def test_markers_give_to_everybody_with_enough() -> None:
    """影响标记 从起始玩家开始按顺时针顺序"""
    game = position(scoring(6), boards={6: "R5 G2 Y1"})
    assert [coats_of(game, letter) for letter in "RGY"] == [1, 1, 0]
    assert [supplies(game, letter) for letter in "RGY"] == [(5, 11)] * 3


def test_intrigue_before_its_board_from_one_of_the_supplies() -> None:
    """阴谋牌 对应12个游戏板人物之一，只有一张阴谋牌"""
    game = position(scoring(5), boards={5: "R1"}, intrigue={"G": "5 9", "Y": "1"})
    assert asked(game) == "G intrigue"
    for legal in ("plot 1 general", "plot 1 personal", "plot 2 personal", "hold"):
        assert allows(game, legal)
    assert not allows(game, "plot 2 general")
    assert not allows(game, "plot 3 personal")
    play(game, "plot 2 personal")
    assert has(game, "G") == "crown"
    assert game.intrigue_deck[0] == 4, "under the deck"
    assert game.open_intrigue == 1, "face up (面朝上)"


def test_intrigue_card_may_be_kept_for_a_coat() -> None:
    """注：玩家可以不打出阴谋牌"""
    game = position(scoring(5), boards={5: "R1"}, intrigue={"G": "5"})
    play(game, "hold")
    assert has(game, "R") == "crown"
    assert game.intrigue[1] == (4,)
    end = position([(END,)], intrigue={"G": "5 9"}, money={"G": "0"})
    assert end.exchanged[1] == 2


def test_flip_after_a_single_leader() -> None:
    """翻转游戏板 在金钱和首位情况下"""
    for board in (1, 5):
        assert is_black(position(scoring(board), boards={board: "R2"}), board)
        tied = position(scoring(board), boards={board: "R2 G2"}, money=dict.fromkeys("RGYB", "0"))
        assert not is_black(tied, board)
        assert not is_black(position(scoring(board)), board)


def test_flip_after_anybody_had_enough_markers() -> None:
    """在影响标记情况下，只要有玩家获得奖赏，就翻转该游戏板"""
    assert is_black(position(scoring(6), boards={6: "R2 G2"}), 6)
    assert not is_black(position(scoring(6), boards={6: "R1 G1"}), 6)


def test_markers_leave_in_round_four_too() -> None:
    """注：在第4轮，没有必要翻转游戏板"""
    game = position(scoring(5), boards={5: "R2 G1"}, round_=4)
    assert supplies(game, "R") == (7, 9)
    assert supplies(game, "G") == (5, 11)
    assert game.standings()[1].tiebreak == 11


# 路易十四像 ------------------------------------------------------------------------------------------


def test_money_card_names_the_board_of_louis() -> None:
    """路易十四像 在每个供应阶段，抽出的金钱派显示数字1到4"""
    for seed in range(8):
        game = RULES.new(4, LouisOptions(), seed)
        assert game.louis in (0, 1, 2, 3)


def test_louis_leader_has_chip_and_crown() -> None:
    """在该板上有最多影响标记的玩家拿取两个任务筹码"""
    for black in ("", "3"):
        game = position(scoring(3), louis=3, black=black, boards={3: "R3"})
        assert has(game, "R") == "crown ring"
        assert supplies(game, "R") == (8, 8)


def test_louis_second_has_a_chip() -> None:
    """在该板上有第二多影响标记的玩家拿取一个游戏板对应的任务筹码"""
    for black in ("", "3"):
        game = position(scoring(3), louis=3, black=black, boards={3: "R3 G1"})
        assert has(game, "G") == "ring"
        assert supplies(game, "G") == (5, 11)
        assert game.money[1] == 5


def test_louis_others_may_buy_under_money_only() -> None:
    """所有其他玩家在首位条件下没有收获，在金钱条件下可以购买该板对应的一个任务筹码"""
    game = position(scoring(3), louis=3, boards={3: "R3 G2 Y1"})
    assert asked(game) == "Y buy"
    play(game, "buy")
    assert has(game, "Y") == "ring"
    first = position(scoring(3), louis=3, black="3", boards={3: "R3 G2 Y1"})
    assert asked(first) == ""
    assert has(first, "Y") == ""


def test_louis_others_take_their_markers_home() -> None:
    """然后将其影响标记放会自己的供应堆"""
    game = position(scoring(3), louis=3, black="3", boards={3: "R3 G2 Y1 B1"})
    assert [supplies(game, letter) for letter in "GYB"] == [(5, 11)] * 3


def test_louis_leaves_and_the_board_is_turned() -> None:
    """计分完成后，将路易十四像放回到金钱牌旁的位置，直到下轮的供应阶段。该游戏板翻转"""
    for boards in ({}, {3: "R1 G1"}, {3: "R2"}):
        game = position(scoring(3), louis=3, boards=boards)
        assert game.louis == NOBODY
        assert is_black(game, 3)


def test_louis_ties() -> None:
    """注：如果两名或多名玩家有相同最多影响标记，所有最多标记的玩家取得一个游戏板对应的筹码"""
    game = position(scoring(3), louis=3, boards={3: "R2 G2 Y1"})
    assert has(game, "R") == has(game, "G") == "ring"
    assert asked(game) == "Y buy", "no second's right behind tied leaders"
    play(game, "decline")
    assert supplies(game, "R") == supplies(game, "G") == (7, 9)
    seconds = position(scoring(3), louis=3, boards={3: "R2 G1 Y1"})
    assert asked(seconds) == "G buy", "tied for second: like the others"


# 第4阶段：任务 ------------------------------------------------------------------------------------------


def test_missions_are_completed_with_two_chips_in_turn_order() -> None:
    """当所有12个游戏板计分后，从起始玩家开始顺时针顺序，玩家完成手上任务牌的任务"""
    game = position(
        [(SCORE, BOARDS)], missions_of={"R": "M-SH1 L-S1", "G": "M-RL1 L-S2"},
        chips_of={"R": "sceptre helmet", "G": "ring letter"},
    )
    assert asked(game) == "R mission"
    play(game, "complete M-SH1 sceptre helmet")
    assert game.stock == [10, 6, 6, 5, 5]
    assert len(game.done[0]) == 1
    play(game, "pile dark")
    assert asked(game) == "G mission"


def test_crowns_and_question_marks() -> None:
    """王冠筹码可以代替任一个筹码"""
    game = position(mission_phase(), missions_of={"R": "M-SH1 L-R1"}, chips_of={"R": "crown crown ring letter"})
    for legal in ("M-SH1 crown crown", "L-R1 crown crown", "L-R1 ring letter", "L-R1 crown letter", "L-R1 crown ring"):
        assert allows(game, f"complete {legal}"), legal
    for illegal in ("M-SH1 crown ring", "M-SH1 ring letter", "L-R1 letter letter"):
        assert not allows(game, f"complete {illegal}"), illegal


def test_new_mission_at_once_from_any_pile() -> None:
    """当玩家返回两个所需筹码并放好完成的任务牌，他立即从三堆任务牌中抽取一张新任务牌"""
    for shade in ("light", "medium", "dark"):
        game = position(mission_phase(), missions_of={"R": "M-SH1 L-R1"}, chips_of={"R": "sceptre helmet"})
        play(game, "complete M-SH1 sceptre helmet")
        assert asked(game) == "R pile"
        play(game, f"pile {shade}")
        assert len(game.missions_of(0)) == 2


def test_going_on_while_possible_and_wished() -> None:
    """如果愿意和可能，玩家可以现在完成另一张手上的任务牌"""
    game = position(
        mission_phase(), missions_of={"R": "M-SH1 L-R1"}, chips_of={"R": "sceptre helmet letter letter ring"},
        piles={"dark": "D-L1"},
    )
    play(game, "complete M-SH1 sceptre helmet", "pile dark", "complete D-L1 letter letter", "pile light")
    assert len(game.done[0]) == 2
    assert asked(game) != "R mission"
    stopping = position(mission_phase(), missions_of={"R": "M-SH1 L-R1"}, chips_of={"R": "sceptre helmet"})
    play(stopping, "keep helmet")
    assert stopping.done[0] == ()


def test_at_most_one_chip_is_kept() -> None:
    """注：每个玩家在下一轮之前只能保留最多一个任务筹码"""
    game = position(mission_phase(), chips_of={"R": "sceptre helmet letter"})
    assert not allows(game, "keep sceptre helmet")
    play(game, "keep helmet")
    assert has(game, "R") == "helmet"
    assert coats_of(game, "R") == 2
    assert game.stock[1] == game.stock[4] == 6


def test_start_tile_moves_on() -> None:
    """当所有玩家完成其任务回合，起始玩家将起始板块交给左侧相邻玩家，并开始新一轮"""
    game = position(mission_phase(), seats=3, chips_of={"Y": "ring letter"})
    play(game, "keep ring")
    assert game.round == 1
    assert game.start == 1
    assert asked(game) == "G influence"


def test_game_ends_after_round_four() -> None:
    """当第4轮的任务阶段结束后，游戏结束"""
    game = position(mission_phase(), round_=4, chips_of={"Y": "ring letter"})
    play(game, "keep ring")
    assert game.over
    assert game.start == 0


def test_three_players_compensation() -> None:
    """注：当3人游戏时，在第4轮的供应阶段，起始玩家拿取阴谋牌堆最上面一张"""
    for seats, round_, cards in ((3, 3, 1), (3, 2, 0), (4, 3, 0)):
        game = position(mission_phase(), seats=seats, round_=round_, chips_of={"R": "ring letter"})
        play(game, "keep ring")
        assert game.round == round_
        assert len(game.intrigue[game.start]) == cards


# 游戏结束 ------------------------------------------------------------------------------------------


def test_exchange_of_what_is_left() -> None:
    """当第4轮的任务阶段结束后，玩家将以下多余部件交换成纹章"""
    game = position(
        [(END,)], hands={"R": "3"}, intrigue={"R": "4"}, chips_of={"R": "crown"}, boards={4: "R2"}, money={"R": "8"},
    )
    assert game.exchanged[0] == 1 + 1 + 1 + 2 + 2
    assert coats_of(game, "R") == 7


def test_most_of_a_kind_brings_a_bonus_to_all_tied() -> None:
    """现在所有玩家翻开其纹章并按其上标记分类排列"""
    game = position([(END,)], money=dict.fromkeys("RGYB", "0"), run=False)
    game.coats = [(0, 0, 1), (1, 2), (2, 2), ()]
    game.coat_deck = (3, 3, 3, 3)
    game.run(None)
    assert game.bonus == [2, 1, 1, 0]
    assert RULES.observe(game, 3).coats == game.coats, "all see them"


def test_coats_and_missions_are_counted() -> None:
    """当所有6种纹章计分后，玩家计算自己的胜利分"""
    game = position([(END,)], money={"R": "9"}, done={"R": "L-S1 L-S2"}, run=False)
    game.coats[0] = (0,)
    game.run(None)
    missions, before, exchanged, bonus = points(game, 0)
    assert (missions, before, exchanged) == (10, 1, 3)
    assert bonus == game.bonus[0]
    assert game.standings()[0].score == missions + before + exchanged + bonus


def test_most_points_win_then_most_markers_at_home() -> None:
    """拥有最高胜利分的玩家胜利。如果胜利分平局，自己供应堆有最多影响标记的玩家胜利"""
    game = position([], seats=2, done={"R": "L-S1", "G": "L-S2"}, personal={"R": "9", "G": "8"})
    assert [standing.place for standing in game.standings()] == [1, 2]
    game.done[1] += (2,)
    assert [standing.place for standing in game.standings()] == [2, 1]
    game.done[0] += (3,)
    game.personal[1] = 9
    assert [standing.place for standing in game.standings()] == [1, 1], "a shared victory"
