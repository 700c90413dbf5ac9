# La ligne de commande.
cli-move_number = coup { $number } : { $move }
cli-no_file = Le fichier { $file } ne peut pas être lu.
cli-no_text = Le fichier { $file } n’est pas du texte en UTF-8.
cli-record_refused = La ligne { $line } de l’enregistrement est refusée : { $why }
cli-damaged = Le fichier est abîmé
cli-name = Un nom a de 1 à { $most } caractères visibles.

cli-match_of = { $game } : { $names }.
cli-opened = { $sentence } Cartes : { $cards }.
cli-verified = { $count ->
    [one] Une donne ou un mélange était fixé par la graine, et la graine
   *[other] Les { $count } donnes et mélanges étaient tous fixés par la graine, et la graine
  } par son empreinte, avant la première carte distribuée.

cli-options = Options de la table :
cli-option_choice = { $name } : { $meaning } Par défaut : { $default }.
cli-option_value = - { $value } : { $meaning }
cli-option_number = { $name } : { $meaning } Un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }. Par défaut : { NUMBER($default, useGrouping: 0) }.
cli-option_seat = { $name } : { $meaning } Une place, à partir de { $low }. Par défaut : { $default }.
option-youngest = La place du plus jeune, qui commence la première manche.

cli-column_seat = Place
cli-column_score = Score moyen
cli-column_wins = Victoires
cli-lengths = { $matches ->
    [one] { NUMBER($matches, useGrouping: 0) } partie
   *[other] { NUMBER($matches, useGrouping: 0) } parties
  }, { $hands ->
    [one] { NUMBER($hands, useGrouping: 0) } manche
   *[other] { NUMBER($hands, useGrouping: 0) } manches
  }, { NUMBER($moves, useGrouping: 0) } coups. Coups dans une manche : la plus courte { NUMBER($shortest, useGrouping: 0) }, en moyenne { $mean }, la plus longue { NUMBER($longest, useGrouping: 0) }.
cli-speed = { NUMBER($speed, useGrouping: 0) } coups par seconde.
