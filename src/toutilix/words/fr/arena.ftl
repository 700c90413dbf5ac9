# Le tableau des forces.
arena-line_up = { $game }, { $players } joueurs : { $level } contre { $other }
arena-lead = { $name } : { $mean } points par manche, intervalle de { $low } à { $high }, { $deals ->
    [one] { NUMBER($deals, useGrouping: 0) } donne
   *[other] { NUMBER($deals, useGrouping: 0) } donnes
  } : { $verdict }.
arena-closed = { $name } : { $mean } du chemin vers { $bound }, intervalle de { $low } à { $high }, { $deals ->
    [one] { NUMBER($deals, useGrouping: 0) } donne
   *[other] { NUMBER($deals, useGrouping: 0) } donnes
  }.
arena-verdict = { $verdict ->
    [sure] sûr
    [worse] moins bon
   *[open] pas sûr
  }
arena-told = { $number }/{ $cells } { $row }
arena-left = Au plus { $minutes ->
    [one] { NUMBER($minutes, useGrouping: 0) } minute restante.
   *[other] { NUMBER($minutes, useGrouping: 0) } minutes restantes.
  }
arena-interrupted = Interrompu. Les donnes finies sont enregistrées : relancez la même commande pour continuer.
arena-no_folder = Le dossier { $folder } ne peut pas être créé.
arena-played_by = Graine { $seed }, version { $version }.
arena-leads = Qui joue mieux, en points par manche
arena-shares = La part de l’avance d’un tricheur sur le niveau moyen qu’un expert (difficile) atteint
arena-column_game = Jeu
arena-column_players = Joueurs
arena-column_level = Niveau
arena-column_among = Contre
arena-column_deals = Donnes
arena-column_ahead = Mieux de
arena-column_low = de
arena-column_high = à
arena-column_verdict = Résultat
arena-column_cheater = Borne de
arena-column_share = Part
arena-conclusion = { $open ->
    [0] Les { $leads } différences sont toutes des progrès significatifs.
    [one] Sur { $leads } différences, { $open } n’est pas un progrès significatif :
   *[other] Sur { $leads } différences, { $open } ne sont pas des progrès significatifs :
  }
arena-plot_players = { $players } joueurs
arena-plot_pair = { $level } contre { $other }
arena-plot_share_axis = pour cent de l’avance du tricheur ; 0 : le niveau moyen
arena-page_title = La force des robots
arena-page_intro = Écrit par `toutilix strength`.
arena-page_reading = Comment lire cette page
arena-note_deals = Un joueur du niveau joue parmi des joueurs du niveau nommé sous « Contre ». Chaque donne est jouée une fois pour chaque rotation des places ; l’unité d’observation est la donne. Dans tous les jeux, plus c’est grand, mieux c’est.
arena-note_looks = Une différence est testée après 40 donnes, 60, 90 et ainsi de suite, jusqu’à ce que son intervalle exclue zéro ou que le nombre maximal de donnes soit joué. Les 5 % sont partagés entre ces examens : les intervalles restent valables ; chacun est celui du dernier examen, plus large qu’un intervalle simple ; l’examen final reçoit ce qui reste. « Pas sûr » veut dire que l’intervalle contient encore zéro à la fin, ou qu’il y a moins de 40 donnes.
arena-note_share = Le tricheur est un expert avec autant de simulations, mais qui voit toutes les cartes (`cheater`) ; un autre voit toutes les mains, mais pas l’ordre de la pioche, que personne ne peut connaître (`peeker`). Ils ne servent qu’à mesurer. Chacun joue un nombre fixe des mêmes donnes parmi des joueurs de niveau moyen (`regular`). La part est l’avance de l’expert divisée par celle du tricheur, avec l’intervalle de Fieller à 95 %, apparié par donne. Un tiret est une borne infinie : là, l’avance du tricheur n’est pas elle-même significative.
arena-note_clock = Les nombres de donnes sont fixés d’avance : la même graine donne le même tableau sur toute machine et avec tout nombre de processus, sauf pour les experts limités par le temps.
arena-grown = { $name } : { $mean } points par manche de plus que { $first }, intervalle de { $low } à { $high }, { $deals ->
    [one] { NUMBER($deals, useGrouping: 0) } donne
   *[other] { NUMBER($deals, useGrouping: 0) } donnes
  }.
arena-gain = { $mean } (de { $low } à { $high })
arena-growth = Les experts progressent avec le temps
arena-column_bound = Borne
arena-column_gain = De plus qu’avec le temps le plus court
arena-plot_time_axis = secondes par coup
arena-times = « { $given } » : il faut au moins deux durées en secondes, la plus courte d’abord, par exemple 0.1,0.3,1,3.
arena-note_growth = Là où sont montrés des experts avec plusieurs durées, tous jouent les mêmes donnes parmi des joueurs de niveau moyen (`regular`), et le dernier est comparé au premier, donne par donne.

# Les joueurs des autres.
arena-no_module = { $player } : il n’y a pas de module { $module }, ni dans { $folder } ni installé.
arena-bad_module = { $player } : le module { $module } ne peut pas être importé : { $error }.
arena-no_player = { $player } : il n’y a pas { $name } dans le module { $module }.
arena-not_a_player = { $player } n’est pas un joueur : un joueur est une classe avec une méthode move(view).
arena-not_made = { $player } : le joueur ne peut pas être créé : { $error }.
arena-player_failed = Donne { $deal }, rotation { $rotation }, place { $seat }, { $player } : { $why }
arena-player_raised = { $error }
arena-player_idle = il n’a pas joué à son tour.
arena-player_unreadable = il a répondu « { $move } ». { $why }
arena-player_illegal = il a joué { $move }. { $why }
