"""A table as text or as a picture, as the seat that is asked sees it."""

from xml.sax.saxutils import escape

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.adapters.env_setup import EnvSetup
from toutilix.adapters.episode import Episode
from toutilix.cards import FIRECRACKER, STAR, card_text, colour_of, is_letter_card
from toutilix.engine.act import HandActs
from toutilix.engine.view import AnyView
from toutilix.words import Words

LINE = 22
WIDTH = 720
CARD_WIDTH, CARD_HEIGHT, GAP = 40, 56, 6
INKS = ("#c2185b", "#1565c0", "#8d6e00", "#6a1b9a")
"""Pink, blue, yellow and violet, dark enough on white; the card's text names the colour too."""
RENDER_MODES = ["human", "ansi", "svg"]


def _view(episode: Episode) -> AnyView:
    return episode.state.view(episode.seat)


def lines_of(setup: EnvSetup, episode: Episode) -> list[str]:
    """The table in words, the points, and the hand of the seat that is asked."""
    view = _view(episode)
    table = view.table
    words = Words("en")
    told = [f"{setup.kind.name.capitalize()}, hand {table.hand}"]
    for section in setup.kind.screen.describe(view, HandActs(setup.players)):
        told += [words.fact(line) for line in section.lines]
    for seat in range(setup.players):
        told.append(f"seat {seat + 1}: {table.counts[seat]} cards, {table.scores[seat]} points")
    if view.seat >= 0:
        told.append(f"seat {view.seat + 1} is asked and holds {' '.join(card_text(card) for card in view.hand())}")
    return told


def text_of(setup: EnvSetup, episode: Episode) -> str:
    return "\n".join(lines_of(setup, episode))


def svg_of(setup: EnvSetup, episode: Episode) -> str:
    """The table as a picture: the same lines, and the hand as cards."""
    view = _view(episode)
    lines = lines_of(setup, episode)
    cards = view.hand() if view.seat >= 0 else vec[i64]()
    top = LINE * (len(lines) + 1)
    a_row = (WIDTH - GAP) // (CARD_WIDTH + GAP)
    rows = -(-len(cards) // a_row)
    height = top + rows * (CARD_HEIGHT + GAP) + GAP
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#f3efe6"/>',
        '<g font-family="sans-serif" font-size="14" fill="#222">',
        *(f'<text x="{GAP}" y="{LINE * (at + 1)}">{escape(line)}</text>' for at, line in enumerate(lines)),
        "</g>",
        '<g font-family="sans-serif" font-size="20" text-anchor="middle">',
    ]
    for at, card in enumerate(cards):
        x = GAP + at % a_row * (CARD_WIDTH + GAP)
        y = top + at // a_row * (CARD_HEIGHT + GAP)
        drawn.append(_card(int(card), x, y))
    return "\n".join([*drawn, "</g>", "</svg>"])


def _card(card: int, x: int, y: int) -> str:
    ink, text = "#222", card_text(card)
    if is_letter_card(card):
        ink = INKS[colour_of(card)]
    elif card in (STAR, FIRECRACKER):
        text = "★" if card == STAR else "✹"
    frame = f'<rect x="{x}" y="{y}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="6" fill="#fff" stroke="{ink}"/>'
    return f'{frame}<text x="{x + CARD_WIDTH // 2}" y="{y + 35}" fill="{ink}">{text}</text>'


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def render(setup: EnvSetup, episode: Episode, mode: str | None) -> str | None:
    """The modes of Gymnasium and PettingZoo: `ansi` and `svg` give a text, `human` prints it."""
    if mode == "svg":
        return svg_of(setup, episode)
    if mode == "ansi":
        return text_of(setup, episode)
    if mode == "human":
        print(text_of(setup, episode))
    return None
