# La ligne de commande.
cli-move_number = coup { $number } : { $move }
cli-system = Le système signale : { $why }.
cli-no_file = Impossible de lire le fichier { $file }.
cli-no_text = Le fichier { $file } n’est pas du texte en UTF-8.
cli-record_refused = La ligne { $line } de l’enregistrement est refusée : { $why }
cli-no_command = La commande { $name } n’existe pas.{ $similar ->
    [yes] {" "}Vouliez-vous dire { $near } ?
   *[no] {""}
  }
cli-no_option = L’option { $name } n’existe pas.{ $similar ->
    [yes] {" "}Vouliez-vous dire { $near } ?
   *[no] {""}
  }
cli-missing = Il manque { $name }.
cli-needs_value = { $name } demande une valeur.
cli-no_value = { $name } ne prend pas de valeur.
cli-extra = Rien d’autre n’est attendu ici : { $given }.
cli-whole = { $name } demande un nombre entier, pas { $given }.
cli-number = { $name } demande un nombre, pas { $given }.
cli-at_least = { $name } doit être au moins { $bound }, pas { $given }.
cli-at_most = { $name } doit être au plus { $bound }, pas { $given }.
cli-more_than = { $name } doit être supérieur à { $bound }, pas { $given }.
cli-less_than = { $name } doit être inférieur à { $bound }, pas { $given }.
cli-choice = { $name } doit être l’un de ceux-ci : { $choices }, pas { $given }.
cli-bad_value = { $name } : { $why }
cli-damaged = Le fichier est abîmé
cli-name = Un nom doit avoir de 1 à { $most } caractères visibles.

cli-match_of = { $game } : { $names }.
cli-opened = { $sentence } Cartes : { $cards }.
cli-verified = { $count ->
    [one] Une donne ou un mélange était fixé par la graine, et la graine
   *[other] Les { $count } donnes et mélanges étaient tous fixés par la graine, et la graine
  } par son empreinte, avant la première carte distribuée.

cli-daily_bot = { $level } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, place { $place }.
cli-daily_bots = Les mêmes cartes avec un robot à votre place :
cli-daily_list = Les donnes du jour du { $date }, les mêmes pour tout le monde. Les prochaines arrivent à minuit UTC. Tapez un numéro :
cli-daily_list_game = { $number } : { $name }, { $players } joueurs{ $played ->
    [yes] , jouée
   *[no] {""}
  }
cli-daily_verified = C’est la donne du jour du { $date } : sa graine est celle que cette date donne à tout le monde, elle n’a donc jamais été secrète. { $count ->
    [one] Une donne ou un mélange est bien celui que donne la graine.
   *[other] Les { $count } donnes et mélanges sont bien ceux que donne la graine.
  }
cli-daily_welcome = La donne du jour du { $date } : tout le monde reçoit ces cartes et rencontre ces adversaires.

cli-options = Options :
cli-option_choice = { $name } : { $meaning } Par défaut : { $default }.
cli-option_value = - { $value } : { $meaning }
cli-option_number = { $name } : { $meaning } Un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }. Par défaut : { NUMBER($default, useGrouping: 0) }.
cli-option_seat = { $name } : { $meaning } Une place, à partir de { $low }. Par défaut : { $default }.
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
  }, { NUMBER($moves, useGrouping: 0) } coups. Coups dans une manche : la plus courte { NUMBER($shortest, useGrouping: 0) }, en moyenne { $mean }, la plus longue { NUMBER($longest, useGrouping: 0) }.
cli-series = { $game } : { $bots }. { $deals ->
    [one] { NUMBER($deals, useGrouping: 0) } donne, jouée
   *[other] { NUMBER($deals, useGrouping: 0) } donnes, chacune jouée
  } { $rotations } fois en tournant les places : { NUMBER($hands, useGrouping: 0) } manches. { $fewest ->
    [yes] Le plus petit nombre de points l’emporte.
   *[no] Le plus grand nombre de points l’emporte.
  }
cli-series_seed = Graine : { $seed }
cli-column_level = Niveau
cli-column_points = Points par manche
cli-column_low = de
cli-column_high = à
cli-ahead = { $level } devance { $other } de { $mean } points par manche, intervalle de { $low } à { $high } : { $sure ->
    [yes] significatif.
   *[no] non significatif, l’intervalle contient zéro.
  }
cli-one_deal = Une seule donne n’a pas d’intervalle.
cli-first_seat = La place qui commence une manche fait mieux que la moyenne de la table de { $mean } points, intervalle de { $low } à { $high }.
cli-hand_lengths = Coups dans une manche : la plus courte { NUMBER($shortest, useGrouping: 0) }, en moyenne { $mean }, la plus longue { NUMBER($longest, useGrouping: 0) }.
cli-confidence = Les intervalles sont calculés sur les donnes, à { $percent } %.
cli-early = La série pouvait s’arrêter plus tôt : les 5 % sont partagés entre ses examens, et les intervalles restent valables.
cli-interrupted = Interrompu après { $deals ->
    [one] { NUMBER($deals, useGrouping: 0) } donne
   *[other] { NUMBER($deals, useGrouping: 0) } donnes
  }.{ $kept ->
    [yes] {" "}Elles sont enregistrées : relancez la même commande pour continuer.
   *[no] {""}
  }
cli-bots_or_players = --bots nomme tous les joueurs et joue des manches seules : n’ajoutez ni --players ni --matches.
cli-bots_needed = Dites qui joue, par exemple --bots beginner,beginner,random --hands 100. Avec --players et --matches seuls, des joueurs au hasard jouent des parties entières.
# $has : none si la machine n’a pas Toutilix, ou pas les joueurs de la série.
cli-worker_refused = La machine { $address } { $has ->
    [none] n’a pas ce programme, ou il lui manque des joueurs
   *[other] a un autre code ({ $version })
  } et ne reçoit pas de travail.
cli-no_workers = En attente de machines qui jouent avec le même code.
cli-jobs_or_scheduler = Choisissez : --jobs pour des processus de cette machine, ou --scheduler pour les machines d’une grappe.
cli-no_write = Impossible d’écrire le fichier { $file }.
cli-plot_format = Un graphique est un fichier qui finit par .svg ou .png.
# $install est une commande comme pip install "toutilix[plots]".
cli-missing_extra = { $extra ->
    [cluster] Jouer sur une grappe Dask demande distributed
    [play] Jouer dans un navigateur demande le serveur de tables ; toutilix play --text s’en passe. Pour l’installer
    [plots] Les graphiques demandent matplotlib
    [postgres] Les tables dans PostgreSQL demandent psycopg
   *[server] Le serveur de tables demande d’autres paquets
  } : { $install }
cli-plot_pair = { $level } devant { $other }
cli-plot_points = Points par niveau
cli-plot_points_axis = points par manche
cli-plot_share_axis = part des manches
cli-plot_strength = Force, intervalles à { $percent } %
cli-plot_ahead_axis = avance en points par manche
cli-plot_places = Valeur de chaque position, à partir de la place qui commence
cli-plot_place_axis = position
cli-plot_lengths = Longueur des manches
cli-plot_moves_axis = coups par manche
game-level = Le niveau { $level } n’existe pas ici ; les niveaux sont { $levels }.
arena-no_file = Impossible de lire ou d’écrire le fichier { $file }.
arena-no_series = Le fichier { $file } n’est pas une série de donnes.
arena-other_series = Le fichier { $file } contient une autre série ({ $fields }). Donnez un autre fichier, ou demandez la même série.
arena-no_scheduler = Impossible de joindre un ordonnanceur Dask à l’adresse { $address }.
arena-all_refused = Aucune machine de cette grappe ne joue avec le même code que celle-ci ({ $version }).
arena-other_code = Cette machine joue avec un autre code ({ $other }) que la série ({ $version }).
arena-damaged = La ligne { $line } de { $file } est abîmée.
cli-speed = { NUMBER($speed, useGrouping: 0) } coups par seconde.

# play, dans le navigateur. $flag est par exemple --players.
cli-no_page = Cette copie de Toutilix a été construite sans la page web. Pour une table en texte : { $command }. Dans les sources, make web construit la page.
cli-not_in_text = { $flag } et --text ne vont pas ensemble : la table en texte est pour vous seul, dans ce terminal.
cli-only_in_text = { $flag } ne sert qu’à la table en texte : ajoutez --text.
cli-open_here = Ouvrez cette adresse dans un navigateur de cet ordinateur : { $link }
cli-opens = Toutilix s’ouvre dans votre navigateur. Sinon, allez à { $link }
cli-other_port = Le port { NUMBER($port, useGrouping: 0) } est pris par un autre programme : un autre port servira cette fois.
cli-play_ended = Au revoir. Vos tables sont enregistrées pour la prochaine fois.
cli-runs_already = Toutilix tourne déjà.
cli-which_game = Pour quel jeu est { $flag } ? Nommez-le, par exemple : { $command }
