# Le coach analyse une partie terminée.
coach-title = Où sont passés les points : { $game }. Les points sont comparés à la moyenne des autres ; plus, c’est bien.
coach-ahead = { $seat } : { $sign ->
    [ahead] { $points } de mieux que les autres.
    [behind] { $points } de moins que les autres.
   *[even] à égalité avec les autres.
  }
coach-sum = { $luck } de chance ({ $deal } pour les cartes reçues, { $fall } pour la suite), { $gifts } de cadeaux des autres, { $slips } d’erreurs (± { $error }) : { $result } en tout.
coach-hand = Manche { $hand } :
coach-seat_hand = { $seat } : { $luck } de chance, { $gifts } de cadeaux, { $slips } d’erreurs : { $result }.
coach-no_slips = { $seat } : aucune erreur certaine.
coach-costliest = { $seat }, { $count ->
    [one] l’erreur la plus coûteuse :
   *[other] les { $count } erreurs les plus coûteuses :
  }
coach-slip = Manche { $hand }, coup { $number } : { $grade ->
    [big] grosse erreur
    [middle] erreur
   *[small] petite erreur
  }. Joué : { $move }. Mieux, de { $cost } points (± { $error }) et de { $chance } % de chances de gagner : { $better }.
coach-open = Toutes mains ouvertes, ce coup aurait rapporté { $points } points de plus : { $better }.
coach-open_less = Toutes mains ouvertes, ce coup aurait rapporté { $points } points de moins : { $better }.
coach-open_same = Toutes mains ouvertes, ce coup aurait rapporté autant : { $better }.
coach-grades = Décisions jugées : { $judged }. Les meilleures : { $best }, équivalentes : { $close }, petites erreurs : { $small }, erreurs : { $middle }, grosses erreurs : { $big }.
coach-reviewing = Analyse
coach-no_seat = Il n’y a pas de place { $seat } dans cette partie ; elle en a { $players }.
coach-chart = Points comparés aux autres, manche par manche
coach-chart_hands = Manche
coach-chart_result = résultat
coach-chart_luck = chance
coach-chart_gifts = cadeaux
coach-chart_slips = erreurs

# Conseils et comparaisons à la table.
coach-corrected = À la réflexion : { $move }. Ce coup vaut { $points } points de mieux (± { $error }).
coach-compare_only = { $move } : votre seul coup.
coach-compare_best = { $move } : le meilleur coup que je trouve ici.
coach-compare_close = { $move } : à peu près aussi bon que le meilleur coup trouvé ({ $better }), impossible de les départager.
coach-compare_worse = Mieux : { $better }. Ce coup rapporte { $points } points (± { $error }) et { $chance } % de chances de victoire de plus que votre choix ({ $move }).
coach-compare_button = Comparer
coach-compare_no_time = Pas le temps de comparer des coups pour l’instant.

# L’analyse sur la page.
coach-where = Où sont passés les points ?
coach-review = Analyse de la partie
coach-progress = { $done } décisions analysées sur { $total }
coach-failed = Cette partie ne peut pas être analysée pour l’instant.
coach-next_slip = Erreur suivante
coach-show = Montrer
coach-slip_at = Manche { $hand } : { $seat } aurait pu faire mieux.
coach-think = Qu’auriez-vous joué ?
coach-slips_of = Les erreurs, la plus coûteuse d’abord

# Problèmes et exercices.
coach-puzzle = { $game }, problème { $number } sur { $count }, difficulté { $grade } sur 5.
coach-exercise = Manche { $hand }, coup { $number } : vous auriez pu faire mieux.
coach-find = Trouvez le meilleur coup. Une ligne vide le montre, « quitter » arrête.
coach-answer = Le meilleur coup : { $move }.
coach-right = Bravo !
coach-nearly = { $move } : à peu près aussi bon que le meilleur coup. Bien joué !
coach-wrong = Il y a un meilleur coup. Essayez encore.
coach-no_puzzles = Il n’y a pas encore de problèmes pour { $game }.
coach-no_puzzle = Il n’y a pas de problème { $number } ; il y en a { $count }.
coach-no_moment = Il n’y avait rien à décider au coup { $number } de cette partie.
coach-practice = Exercice
coach-find_best = Trouvez le meilleur coup.
coach-right_move = Bravo ! Le meilleur coup : { $move }.
coach-wrong_by = Il vaut { $points } points de plus.
coach-puzzles = Problèmes
coach-puzzles_note = Des positions de vraies parties avec un seul meilleur coup. Les plus faciles d’abord, et chaque jour le même pour tout le monde. Vos résultats restent sur cet appareil.
coach-puzzle_today = Problème du jour
coach-puzzle_number = Problème { $number } sur { $count }
coach-puzzle_short = Problème { $number }
coach-difficulty = difficulté { $grade } sur 5
coach-solved = Résolus : { $solved } sur { $count }
coach-series = Tous dans l’ordre
coach-all_games = Tous les jeux
coach-all_puzzles = Problèmes
coach-next_puzzle = Problème suivant
coach-result_first = résolu du premier coup
coach-result_later = résolu
coach-result_shown = réponse montrée
coach-learn = Apprendre de vos erreurs
coach-slip_number = Erreur { $number } sur { $count }, manche { $hand }
coach-you_played = Vous avez joué : { $move }.
coach-next_exercise = Erreur suivante
coach-to_replay = Revoir la partie
coach-all_seats = Tout le monde
coach-by_hand = Manche par manche
coach-player = Joueur
coach-open_cards = Montrer aussi ce qui serait arrivé toutes mains ouvertes (personne ne pouvait le savoir)
coach-when = Quand un coup est-il une erreur ?
coach-when_note = Seulement si, d’après ce que la personne pouvait savoir, il est certainement moins bon que le meilleur coup : l’intervalle à 99 % (±) ne contient pas zéro. Sinon, les deux se valent. Une erreur est petite si elle coûte moins d’un dixième de l’écart habituel des points d’une manche, ou moins de 0,5 % de chances de gagner la partie ; elle est grosse au-delà d’un quart.
