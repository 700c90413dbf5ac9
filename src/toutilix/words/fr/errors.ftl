# Ce qui ne va pas dans ce qui a été tapé ou lu, et ce qui irait.
game-unknown = Il n’y a pas de jeu « { $name } » ; les jeux sont { $names }.
game-players = { $game } se joue de { $fewest } à { $most }, pas à { $players }.
game-seed = La graine d’une partie a { $needed } octets, pas { $given }.
game-per_seat = { $field } doit avoir un élément pour chacune des { $players } places, pas { $given }.

option-choice = L’option { $option } ne peut pas être « { $value } » ; c’est une de ces valeurs : { $values }.
option-number = L’option { $option } ne peut pas être « { $value } » ; c’est un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
option-unknown = Il n’y a pas d’option « { $option } » dans ce jeu ; il a { $names }.
option-pair = « { $text } » n’est pas une option : écrivez NOM=VALEUR, chaque nom une seule fois.

move-empty = Il manque un coup.
move-word = « { $word } » n’est ni un mot ni une carte de ce jeu ; une carte est une lettre capitale avec p, b, y ou v, une étoile *H, ou le pétard !.
move-number = « { $word } » n’est pas un nombre.
move-plus = Un + se met entre deux groupes de cartes.
move-seed = « { $text } » n’est pas une graine : écrivez jusqu’à 64 chiffres hexadécimaux.
move-deal_parts = Une donne pour { $players } joueurs a { $players } mains entre des barres obliques, et le reste derrière ; celle-ci a { $parts } parties.

position-json = Ce n’est pas du JSON.
position-object = Ce n’est pas un objet JSON.
position-players = Le champ players manque ou n’est pas un nombre entier.
position-hands = Le champ hands manque.
position-unknown = Il n’y a pas de champ « { $field } » ; il y a { $names }.
position-card = « { $card } » dans { $field } n’est pas une carte.
position-face = La carte { $card } dans { $field } n’est pas une carte de ce jeu.
position-text = Le champ { $field } n’est pas du texte.
position-value = Le champ { $field } prend une de ces valeurs : { $values }.
position-flag = Le champ { $field } est true ou false.
position-list = Le champ { $field } n’est pas une liste.
position-twice = Une place figure deux fois dans { $field }.
position-per_seat = Le champ { $field } doit être une liste avec un élément pour chacune des { $players } places.
position-number = Le champ { $field } ne peut pas être « { $value } » ; c’est un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
position-turn_over = Ce ne peut pas être à la place { $turn } pendant que la table attend une donne ou un mélange.

record-json = La ligne { $line } de l’enregistrement n’est pas du JSON.
record-line = La ligne { $line } de l’enregistrement n’est pas juste : { $why }.
record-unknown = La ligne { $line } n’est pas une ligne d’enregistrement.
record-header = La ligne { $line } devrait être l’en-tête de l’enregistrement.
record-header_again = La ligne { $line } est un second en-tête.
record-version = Ligne { $line } : cet enregistrement a le format { $format } et les règles { $rules }, que ce programme ne connaît pas.
record-game = Ligne { $line } : il n’y a pas de jeu « { $game } ».
record-seats = Ligne { $line } : names et words doivent avoir un élément pour chacune des { $players } places.
record-seat = Ligne { $line } : il n’y a pas de place { $seat } parmi { $players }.
record-deal = Ligne { $line } : ce ne sont pas les cartes d’une donne de ce jeu.
record-move = Ligne { $line } : « { $move } » n’est pas un coup de ce jeu.
record-scores = Ligne { $line } : les scores ne sont pas ceux des coups qui précèdent.
record-result = Ligne { $line } : le résultat n’est pas celui des coups qui précèdent.
record-after_end = La ligne { $line } vient après la fin de l’enregistrement.
record-truncated = L’enregistrement s’arrête après la ligne { $line }.
record-commitment = Ligne { $line } : la graine n’est pas celle qui avait été engagée.
record-seed = Ligne { $line } : la graine n’a pas 64 chiffres hexadécimaux.
record-lesson = Ligne { $line } : c’est une leçon. Sa première manche a été disposée pour enseigner le jeu : il n’y a pas de donne équitable à prouver.
record-other_deal = Ligne { $line } : ces cartes ne sont pas celles que la graine avait fixées.
