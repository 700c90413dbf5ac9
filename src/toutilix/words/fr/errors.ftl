# Les erreurs de saisie ou de lecture, et comment les corriger.
game-unknown = Le jeu « { $name } » n’existe pas ; les jeux sont { $names }.
game-players = { $game } se joue de { $fewest } à { $most }, pas à { $players }.
game-seed = La graine d’une partie a { $needed } octets, pas { $given }.
game-date = « { $date } » n’est pas une date : écrivez-la comme 2026-07-30.
game-future_date = La donne du { $date } n’est pas encore là : en temps universel, nous sommes le { $today }.
game-no_daily = { $game } n’a pas de donne du jour.
game-per_seat = { $field } doit avoir un élément pour chacune des { $players } places, pas { $given }.

option-choice = L’option { $option } ne peut pas valoir « { $value } » ; valeurs possibles : { $values }.
option-number = L’option { $option } ne peut pas valoir « { $value } » ; il faut un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
option-unknown = Ce jeu n’a pas d’option « { $option } » ; ses options sont { $names }.
option-pair = « { $text } » n’est pas une option : écrivez NOM=VALEUR, chaque nom une seule fois.

move-empty = Il manque un coup.
move-word = « { $word } » n’est ni un mot ni une carte de ce jeu ; une carte est une lettre capitale avec p, b, y ou v, une étoile *H, ou le pétard !.
move-number = « { $word } » n’est pas un nombre.
move-plus = Un + se met entre deux groupes de cartes.
move-seed = « { $text } » n’est pas une graine : écrivez jusqu’à 64 chiffres hexadécimaux.
move-deal_parts = Une donne pour { $players } joueurs a { $players } mains séparées par des barres obliques, puis le reste ; celle-ci a { $parts } parties.

position-json = Ce n’est pas du JSON.
position-object = Ce n’est pas un objet JSON.
position-players = Le champ players manque ou n’est pas un nombre entier.
position-hands = Le champ hands manque.
position-unknown = Le champ « { $field } » n’existe pas ; les champs sont { $names }.
position-card = « { $card } » dans { $field } n’est pas une carte.
position-face = La carte { $card } dans { $field } n’est pas une carte de ce jeu.
position-text = Le champ { $field } n’est pas du texte.
position-value = Le champ { $field } doit avoir une de ces valeurs : { $values }.
position-flag = Le champ { $field } doit valoir true ou false.
position-list = Le champ { $field } n’est pas une liste.
position-twice = Une place figure deux fois dans { $field }.
position-per_seat = Le champ { $field } doit être une liste avec un élément pour chacune des { $players } places.
position-number = Le champ { $field } ne peut pas valoir « { $value } » ; il faut un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
position-turn_over = Ce ne peut pas être le tour de la place { $turn } tant que la table attend une donne ou un mélange.

record-json = La ligne { $line } de l’enregistrement n’est pas du JSON.
record-line = La ligne { $line } de l’enregistrement est incorrecte : { $why }.
record-unknown = La ligne { $line } n’est pas une ligne d’enregistrement.
record-header = La ligne { $line } devrait être l’en-tête de l’enregistrement.
record-header_again = La ligne { $line } est un second en-tête.
record-version = Ligne { $line } : cet enregistrement a le format { $format } et les règles { $rules }, que ce programme ne connaît pas.
record-game = Ligne { $line } : il n’y a pas de jeu « { $game } ».
record-seats = Ligne { $line } : names et words doivent avoir un élément pour chacune des { $players } places.
record-seat = Ligne { $line } : il n’y a pas de place { $seat } parmi { $players }.
record-deal = Ligne { $line } : ce ne sont pas les cartes d’une donne de ce jeu.
record-move = Ligne { $line } : « { $move } » n’est pas un coup de ce jeu.
record-scores = Ligne { $line } : les scores ne correspondent pas aux coups qui précèdent.
record-result = Ligne { $line } : le résultat ne correspond pas aux coups qui précèdent.
record-after_end = La ligne { $line } vient après la fin de l’enregistrement.
record-truncated = L’enregistrement s’arrête après la ligne { $line }.
record-commitment = Ligne { $line } : la graine ne correspond pas à son empreinte.
record-seed = Ligne { $line } : la graine n’a pas 64 chiffres hexadécimaux.
record-daily = Ligne { $line } : ce n’est pas la donne du jour du { $date }.
record-lesson = Ligne { $line } : c’est une leçon. Sa première manche a été préparée pour apprendre le jeu : il n’y a pas de donne équitable à prouver.
record-other_deal = Ligne { $line } : ces cartes ne sont pas celles que donne la graine.
