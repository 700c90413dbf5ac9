"""The text table through a real terminal and through a pipe: plain lines, secrets kept, nothing lost."""

import stat
from pathlib import Path

import pytest

from tests.cli.shell import run
from tests.cli.terminal import Terminal, assert_plain, unwrapped
from tests.cli.typist import Typist, cards_in, known_cards
from toutilix.cli.terminal_lines import NARROWEST
from toutilix.engine.kind import AnyKind
from toutilix.games import GAMES, find

WIDTH = 40
LANGUAGES = ("en", "fr")
each_game = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def sit_down(kind: AnyKind, home: Path, *more: str, lang: str = "en") -> Terminal:
    return Terminal(home, "play", kind.name, "--text", "--width", str(WIDTH), "--lang", lang, *more)


@each_language
@each_game
def test_a_hand_is_played_in_plain_lines_and_tells_no_secret(kind: AnyKind, lang: str, tmp_path: Path) -> None:
    with sit_down(kind, tmp_path, "--seed", "c0ffee", "--players", str(kind.fewest), lang=lang) as table:
        typist = Typist(kind.name, tmp_path, table.type, lang)
        table.read()
        since, secrets_seen = 0, 0
        while not table.ended and typist.saved().match.state.table.hand == 1 and since < 300:
            move = typist.choose()
            told = table.type(move)
            if table.ended:
                break
            saved = typist.saved()
            known = known_cards(saved, since)
            assert cards_in(told) <= known, move
            dealt = cards_in(saved.match.kind.notation.write_deal(saved.match.state.dealt or pytest.fail("no deal")))
            secrets_seen = max(secrets_seen, len(dealt - known))
            since = len(saved.acts) - 1
        assert secrets_seen > 5
    assert_plain(table.transcript, WIDTH)


@each_language
def test_a_whole_match_ends_with_a_ranking_and_a_record_that_holds(lang: str, tmp_path: Path) -> None:
    with sit_down(find("oldchapix"), tmp_path, "--seed", "2", "--name", "Zoé", lang=lang) as table:
        typist = Typist("oldchapix", tmp_path, table.type, lang, seed=1)
        told = table.read()
        while not table.ended:
            told = typist.move()
        assert table.code() == 0
    assert_plain(table.transcript, WIDTH)
    ranks = [line for line in told.splitlines() if line[:3] in ("1. ", "2. ", "3. ", "4. ")]
    assert len(ranks) == 4
    (record,) = (tmp_path / "records").iterdir()
    assert record.name in unwrapped(told).replace(" ", "")
    assert run("replay", str(record), "--lang", lang).code == 0
    assert run("verify", str(record), "--lang", lang).code == 0
    assert "Zoé" in run("replay", str(record)).out
    assert not (tmp_path / "oldchapix.saved").exists()


@each_game
def test_a_refused_move_is_explained_and_changes_nothing(kind: AnyKind, tmp_path: Path) -> None:
    with sit_down(kind, tmp_path, "--seed", "7") as table:
        table.read()
        before = Typist(kind.name, tmp_path, table.type).position()
        for typed in ("xyz", "Qv", "??", "1: Ap", "lay", "+", "99999999", "é", "star 77", "*", "Ap Bp Cp Dp Ep Fp"):
            assert table.type(typed).strip(), typed
        assert Typist(kind.name, tmp_path, table.type).position() == before
    assert_plain(table.transcript, WIDTH)


def test_O3_refusal_names_the_ruling(tmp_path: Path) -> None:
    with sit_down(find("oldchapix"), tmp_path, "--seed", "5") as table:
        table.read()
        table.type("Ab")
        assert "pink N to Z and must play one of them. (O3)" in unwrapped(table.type("hp"))


@each_game
def test_quit_and_resume_give_the_same_position(kind: AnyKind, tmp_path: Path) -> None:
    with sit_down(kind, tmp_path, "--seed", "abc") as table:
        typist = Typist(kind.name, tmp_path, table.type)
        table.read()
        for _ in range(5):
            typist.move()
        before = typist.position()
        hand = table.type("hand")
        assert kind.name in table.type("quit")
        assert table.code() == 0
    assert stat.S_IMODE((tmp_path / f"{kind.name}.saved").stat().st_mode) == 0o600
    with sit_down(kind, tmp_path) as table:
        assert "yes or no" in unwrapped(table.read())
        assert "yes or no" in unwrapped(table.type("perhaps"))
        table.type("yes")
        assert typist.position() == before
        assert sorted(cards_in(table.type("hand"))) == sorted(cards_in(hand))
        Typist(kind.name, tmp_path, table.type).move()
        assert typist.position() != before


@each_game
def test_undo_takes_back_an_act_that_showed_nothing(kind: AnyKind, tmp_path: Path) -> None:
    """A match is played until there is something to take back, which in some games is rare."""
    for seed in range(20):
        with sit_down(kind, tmp_path, "--new", "--seed", str(seed), "--players", str(kind.fewest)) as table:
            typist = Typist(kind.name, tmp_path, table.type, seed=seed)
            table.read()
            for _ in range(40):
                before = typist.position()
                typist.move()
                if table.ended:
                    break
                saved = typist.saved()
                if saved.match.can_undo(saved.seat):
                    assert "You undo your last move." in unwrapped(table.type("undo"))
                    assert typist.position() == before
                    assert table.type("undo").strip()
                    typist.move()
                    return
    pytest.fail("nothing could ever be taken back")


@pytest.mark.parametrize("key", [b"\x04", b"\x03"], ids=["end of input", "interrupt"])
def test_leaving_in_any_way_saves(key: bytes, tmp_path: Path) -> None:
    with sit_down(find("oldchapix"), tmp_path) as table:
        table.read()
        assert "saved" in table.press(key)
        assert table.code() == 0
    assert (tmp_path / "oldchapix.saved").exists()
    assert "Traceback" not in table.transcript


def test_commands_are_understood_in_both_languages(tmp_path: Path) -> None:
    said = "help aide score main hand table tapis tri sort cartes main cards log journal regles RULES annuler quitter"
    typed = said.replace(" ", "\n") + "\n"
    ran = run("play", "oldchapix", "--text", "--seed", "1", stdin=typed, home=tmp_path)
    assert ran.code == 0
    assert "not" not in ran.err
    assert ran.out.count("Points so far") == 1
    assert "Sorted by letter." in ran.out
    assert "Sorted by colour." in ran.out
    assert ran.out.count("buy the real box") == 2


def test_a_hand_is_never_reordered_unasked(tmp_path: Path) -> None:
    ran = run("play", "oldchapix", "--text", "--seed", "5", stdin="sort\na\nhand\n", home=tmp_path)
    assert "Your hand, 13 cards: Ab Bp Cb Hp Ip Ib Kp Lb Mp Np Pp Zp Zb" in ran.out
    assert "Your hand, 12 cards: Bp Cb Hp Ip Ib Kp Lb Mp Np Pp Zp Zb" in ran.out


def test_letter_case_is_forgiven_and_a_letter_alone_asks_which(tmp_path: Path) -> None:
    for typed in ("zp", "ZP", "Zp", "zP"):
        ran = run("play", "oldchapix", "--text", "--seed", "5", "--new", stdin=typed, home=tmp_path)
        assert "You lead Zp." in ran.out
    ran = run("play", "oldchapix", "--text", "--seed", "5", "--new", stdin="z\n9\n2\n", home=tmp_path)
    assert "1: Zp\n2: Zb\n" in ran.out
    assert "Type a number from 1 to 2" in ran.out
    assert "You lead Zb." in ran.out


def test_a_pipe_shows_what_was_typed(tmp_path: Path) -> None:
    ran = run("play", "oldchapix", "--text", "--seed", "5", stdin="hb\n", home=tmp_path)
    assert "> hb\nThis card is not in your hand: Hb.\n> \n" in ran.out


def test_a_damaged_save_is_put_aside(tmp_path: Path) -> None:
    run("play", "oldchapix", "--text", "--seed", "5", stdin="a\n", home=tmp_path)
    saved = tmp_path / "oldchapix.saved"
    saved.write_text(saved.read_text().replace('"move":"Ab"', '"move":"Hb"'))
    ran = run("play", "oldchapix", "--text", stdin="quit\n", home=tmp_path)
    assert ran.code == 0
    assert "The saved match cannot be read: Line 3" in ran.out
    assert (tmp_path / "oldchapix.damaged").exists()


def test_damaged_saves_are_all_put_aside(tmp_path: Path) -> None:
    for text in ("first", "second"):
        (tmp_path / "sowix.saved").write_text(text)
        assert run("play", "sowix", "--text", stdin="quit\n", home=tmp_path).code == 0
    assert (tmp_path / "sowix.damaged").read_text() == "first"
    assert (tmp_path / "sowix-2.damaged").read_text() == "second"


@pytest.mark.parametrize(("flags", "answer"), [([], "no\n"), (["--new"], "")], ids=["no", "--new"])
def test_a_match_that_is_not_resumed_is_kept(flags: list[str], answer: str, tmp_path: Path) -> None:
    play = ("play", "oldchapix", "--text", "--width", "1000")
    saved = tmp_path / "oldchapix.saved"
    kept: list[str] = []
    for seed in ("5", "6", "7"):
        asked = answer if kept else ""
        ran = run(*play, *flags, "--seed", seed, stdin=f"{asked}quit\n", home=tmp_path)
        assert ran.code == 0
        if kept:
            file = tmp_path / f"oldchapix-{len(kept) + 1}.saved"
            assert f"The saved match is kept as {file}." in ran.out
            assert file.read_text() == kept[-1]
        kept.append(saved.read_text())
    assert len(set(kept)) == 3
    (tmp_path / "oldchapix-2.saved").replace(saved)
    assert "Continue it?" in run(*play, stdin="yes\nquit\n", home=tmp_path).out
    assert saved.read_text() == kept[0]


def test_a_resumed_match_is_not_copied(tmp_path: Path) -> None:
    for _ in range(2):
        run("play", "oldchapix", "--text", stdin="yes\nquit\n", home=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["oldchapix.saved"]


def test_lines_are_as_long_as_the_terminal_is_wide(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "sowix", "--text", "--seed", "1", columns=33) as table:
        table.read()
        assert 25 < max(map(len, table.type("?").splitlines())) <= 33
        table.resize(120)
        assert 90 < max(map(len, table.type("?").splitlines())) <= 120
        table.type("quit")


def test_a_folder_that_cannot_be_written_is_said_once(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    ran = run("play", "oldchapix", "--text", "--seed", "5", stdin="a\n", home=blocked)
    assert ran.code == 0
    assert ran.out.count("cannot be saved") == 1


def test_the_menu_asks_for_game_players_and_language(tmp_path: Path) -> None:
    french = len(GAMES) + 1
    typed = f"9\n{french}\n1\n7\n3\nquitter\n"
    ran = run("play", "--text", stdin=typed, home=tmp_path, env={"LANG": "en_GB.UTF-8"})
    assert ran.code == 0
    assert "Type a number from 1 to" in ran.out
    assert "Combien de joueurs, vous compris ? De 3 à 5 :" in ran.out
    assert "Vieubarbix avec Ada, Basil." in ran.out


@pytest.mark.parametrize("typed", ["quit\n", "1\nquitter\n", "", "1\n"])
def test_the_menu_can_be_left(tmp_path: Path, typed: str) -> None:
    ran = run("play", "--text", stdin=typed, home=tmp_path)
    assert ran.code == 0
    assert ran.out.endswith("Goodbye.\n")


def test_the_environment_chooses_the_language(tmp_path: Path) -> None:
    ran = run("play", "oldchapix", "--text", home=tmp_path, env={"LC_ALL": "fr_FR.UTF-8", "LANG": "en_GB.UTF-8"})
    assert "Vous avez la place 1." in ran.out


@pytest.mark.parametrize(
    "arguments",
    [
        ("nogame",),
        ("oldchapix", "--players", "2"),
        ("oldchapix", "--seat", "5"),
        ("oldchapix", "--seat", "0"),
        ("oldchapix", "--seed", "xyz"),
        ("oldchapix", "--option", "youngest"),
        ("oldchapix", "--option", "colour=red"),
        ("oldchapix", "--name", "\x1b[31m"),
        ("oldchapix", "--name", "n" * 21),
        ("oldchapix", "--width", str(NARROWEST - 1)),
        ("oldchapix", "--lang", "de"),
        ("oldchapix", "--loud"),
    ],
)
def test_wrong_arguments_get_one_sentence(arguments: tuple[str, ...], tmp_path: Path) -> None:
    ran = run("play", *arguments, "--text", home=tmp_path)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.strip()
