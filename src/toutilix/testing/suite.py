"""All checks of the suite, and the tables at which each is made."""

from collections.abc import Callable, Iterator

from toutilix.engine.kind import AnyKind
from toutilix.testing import encoded_views, legality, matches, sampling, screens, seats
from toutilix.testing.walks import Case, cases_of, option_cases_of

if not __debug__:
    raise ImportError("the conformance suite is made of assertions, and python -O leaves those out")


class Check:
    """One law of all games. `name` says it in words; called with a case, it raises AssertionError where it is broken.
    One that takes long is made `once` for each combination of options, not at every number of players."""

    def __init__(self, law: Callable[[Case], None], *, once: bool = False) -> None:
        self._law = law
        self.once = once

    @property
    def name(self) -> str:
        return self._law.__name__.replace("_", " ")

    def __call__(self, case: Case) -> None:
        self._law(case)

    def __str__(self) -> str:
        return self._law.__name__

    __repr__ = __str__


CHECKS = (
    Check(matches.cards_are_conserved_after_every_act),
    Check(matches.a_match_ends_with_winners_in_rank_order),
    Check(matches.the_same_seed_gives_the_same_match),
    Check(matches.a_clone_is_independent),
    Check(matches.positions_survive_writing_and_reading),
    Check(matches.a_finished_position_survives_writing_and_reading),
    Check(matches.undo_restores_the_exact_state),
    Check(matches.a_record_replays_to_the_same_end_and_its_deals_are_proven),
    Check(matches.events_tell_a_seat_everything_it_may_know),
    Check(legality.listed_moves_are_legal_and_listed_once),
    Check(legality.a_list_is_what_iteration_gives),
    Check(legality.a_random_move_is_listed),
    Check(legality.random_moves_reach_every_legal_move),
    Check(legality.near_misses_are_refused_and_change_nothing),
    Check(legality.a_move_is_among_the_readings_of_its_cards),
    Check(legality.every_reading_is_legal),
    Check(legality.nobody_else_may_move),
    Check(sampling.a_sample_replays_the_hand_as_the_seat_saw_it),
    Check(seats.a_random_move_out_of_turn_is_refused),
    Check(seats.there_is_no_random_move_while_nobody_acts),
    Check(seats.a_seat_that_does_not_exist_is_refused),
    Check(seats.a_spectator_cannot_play),
    Check(encoded_views.the_same_is_written_again),
    Check(encoded_views.the_same_moves_are_legal),
    Check(encoded_views.the_same_is_refused_for_the_same_reason),
    Check(encoded_views.the_same_cards_mean_the_same),
    Check(encoded_views.the_same_samples_are_drawn),
    Check(encoded_views.bots_decide_the_same, once=True),
    Check(screens.what_is_shown_has_its_types_and_words, once=True),
)
"""The order in which they are made: the most basic first."""


def checks(*games: AnyKind) -> Iterator[tuple[Check, Case]]:
    """Every check of the suite with every table at which it is made."""
    everywhere, once = cases_of(games), option_cases_of(games)
    for check in CHECKS:
        for case in once if check.once else everywhere:
            yield check, case
