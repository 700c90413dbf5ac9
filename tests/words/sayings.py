"""Tables that between them say everything that can happen: all numbers of players, and each option's other values,
with numbers as low as they go to keep matches short."""

from toutilix.engine.kind import AnyKind
from toutilix.engine.options import YOUNGEST, ChoiceOption


def every_table(kind: AnyKind) -> list[tuple[int, dict[str, object]]]:
    short: dict[str, object] = {
        option.name: option.low
        for option in kind.options
        if not isinstance(option, ChoiceOption) and option is not YOUNGEST
    }
    tables: list[tuple[int, dict[str, object]]] = [(kind.fewest, {})]
    tables += [(players, short) for players in range(kind.fewest, kind.most + 1)]
    for option in kind.options:
        if isinstance(option, ChoiceOption):
            tables += [(kind.fewest, {**short, option.name: value}) for value in option.values[1:]]
    return tables
