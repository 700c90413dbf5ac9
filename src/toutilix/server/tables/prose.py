"""The rules and the sentences of a game. Apart from the catalogue, for a host that has them written out beforehand."""

from toutilix.engine.kind import AnyKind
from toutilix.engine.options import ChoiceOption
from toutilix.games import rules_page
from toutilix.server.base.protocol import api
from toutilix.server.base.protocol.shown import field_types
from toutilix.words import Words, words_of


def words_of_game(kind: AnyKind, language: str) -> api.GameWords:
    return api.GameWords(
        game=kind.name,
        language=language,
        text=words_of(kind.package, language),
        fields=field_types(kind.name),
        colour_matters=kind.notation.colour_matters,
    )


def rules_of(kind: AnyKind, language: str) -> api.Rules:
    words = Words(language)
    options: dict[str, str] = {}
    for option in kind.options:
        id = kind.option_id(option)
        options[option.name] = words.say(id)
        if isinstance(option, ChoiceOption):
            options.update({f"{option.name}.{value}": words.say(f"{id}.{value}") for value in option.values})
    return api.Rules(
        game=kind.name,
        language=language,
        title=words.say(f"{kind.name}.name"),
        text=rules_page(kind, language),
        options=options,
    )
