"""Headings and labels of the report of a series, in the reader's language."""

from toutilix.arena.custom_players import short_name
from toutilix.arena.deals import fewest_wins
from toutilix.arena.plots import SeriesLabels
from toutilix.arena.report import Report
from toutilix.words import Words


def series_title(summary: Report, words: Words) -> str:
    return words.say(
        "cli.series",
        game=words.say(f"{summary.series.game}.name"),
        bots=", ".join(summary.series.bots),
        deals=summary.deals,
        rotations=len(summary.series.bots),
        hands=summary.hands,
        fewest="yes" if fewest_wins(summary.series) else "no",
    )


def series_labels(summary: Report, words: Words) -> SeriesLabels:
    names = [(short_name(found.level), short_name(found.other)) for found in summary.comparisons]
    pairs = [words.say("cli.plot_pair", level=level, other=other) for level, other in names]
    return SeriesLabels(
        title=series_title(summary, words),
        points=words.say("cli.plot_points"),
        points_axis=words.say("cli.plot_points_axis"),
        share_axis=words.say("cli.plot_share_axis"),
        strength=words.say("cli.plot_strength", percent=f"{100 * summary.confidence:.4g}"),
        ahead_axis=words.say("cli.plot_ahead_axis"),
        pairs=pairs,
        places=words.say("cli.plot_places"),
        place_axis=words.say("cli.plot_place_axis"),
        lengths=words.say("cli.plot_lengths"),
        moves_axis=words.say("cli.plot_moves_axis"),
    )
