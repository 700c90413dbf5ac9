# Ce que l’entraîneur dit d’une partie terminée.
coach-title = Où sont passés les points : { $game }. Les points sont comparés à la moyenne des autres ; plus, c’est bien.
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
    [one] l’erreur la plus chère :
   *[other] les { $count } erreurs les plus chères :
  }
coach-slip = Manche { $hand }, coup { $number } : { $grade ->
    [big] grosse erreur
    [middle] erreur
   *[small] petite erreur
  }. Joué : { $move } ; { $better } vaut { $cost } points de mieux (± { $error }) et { $chance } % de chances de gagner en plus.
coach-open = Cartes ouvertes : telles que les cartes étaient réparties, { $better } aurait rapporté { $points } points de plus.
coach-open_less = Cartes ouvertes : telles que les cartes étaient réparties, { $better } aurait rapporté { $points } points de moins.
coach-open_same = Cartes ouvertes : telles que les cartes étaient réparties, { $better } aurait rapporté autant.
coach-grades = Décisions jugées : { $judged }. Les meilleures : { $best }, équivalentes : { $close }, petites erreurs : { $small }, erreurs : { $middle }, grosses erreurs : { $big }.
coach-reviewing = Analyse
coach-no_seat = Il n’y a pas de place { $seat } dans cette partie ; elle en a { $players }.
coach-chart = Points comparés aux autres, manche par manche
coach-chart_hands = Manche
coach-chart_result = résultat
coach-chart_luck = chance
coach-chart_gifts = cadeaux
coach-chart_slips = erreurs

# Conseils et comparaisons à la table.
coach-corrected = À la réflexion : { $move }. Ce coup vaut { $points } points de mieux (± { $error }).
coach-confirmed = Un examen plus poussé le confirme.
coach-compare_only = { $move } est votre seul coup.
coach-compare_best = { $move } est le meilleur coup que je trouve ici.
coach-compare_close = { $move } vaut à peu près { $better } : impossible de les départager.
coach-compare_worse = { $better } vaut { $points } points de mieux que { $move } (± { $error }) et { $chance } % de chances de gagner en plus.
coach-compare_button = Comparer
coach-compare_no_time = Pas le temps de comparer des coups pour l’instant.

# L’analyse sur la page.
coach-where = Où sont passés les points ?
coach-review = Analyse de la partie
coach-progress = { $done } décisions analysées sur { $total }
coach-failed = Cette partie ne peut pas être analysée pour l’instant.
coach-next_slip = Erreur suivante
coach-show = Montrer
coach-slip_at = Manche { $hand } : { $seat } aurait pu faire mieux.
coach-think = Qu’auriez-vous joué ?
coach-slips_of = Les erreurs, la plus chère d’abord

# Problèmes et exercices.
coach-puzzle = { $game }, problème { $number } sur { $count }, difficulté { $grade } sur 5.
coach-exercise = Manche { $hand }, coup { $number } : vous auriez pu faire mieux.
coach-find = Trouvez le meilleur coup. Une ligne vide le montre, quitter arrête.
coach-answer = Le meilleur coup est { $move }.
coach-right = Bravo !
coach-nearly = { $move } est à peu près aussi bon : bien joué.
coach-wrong = Il y a un meilleur coup. Essayez encore.
coach-no_puzzles = Il n’y a pas encore de problèmes pour { $game }.
coach-no_puzzle = Il n’y a pas de problème { $number } ; il y en a { $count }.
