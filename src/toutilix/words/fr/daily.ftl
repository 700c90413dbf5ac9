## La donne du jour, et les statistiques de cet appareil.

daily-better_all = Vous avez fait mieux que tous les robots !
daily-better_none = Les robots ont fait mieux avec ces cartes. Demain est un autre jour !
daily-better_same = Aussi bien que { $bots }.
daily-better_some = Mieux que { $bots }.
daily-bot_beginner = Robot facile
daily-bot_expert = Robot difficile
daily-bot_regular = Robot moyen
daily-calendar = Vos donnes jouées
daily-continue = Continuer
daily-earlier_month = Mois précédent
daily-fewest = Moins on a de points, mieux c’est.
daily-later_month = Mois suivant
daily-most = Plus on a de points, mieux c’est.
daily-note = Les mêmes cartes pour tout le monde, contre des adversaires moyens. De nouvelles cartes chaque jour à minuit UTC.
daily-place = Place
daily-play = Jouer
daily-played = { $count ->
    [one] une donne jouée
   *[other] { $count } donnes jouées
  }
daily-points = Points
daily-result = Les mêmes cartes avec un robot à votre place
daily-streak = { $days ->
    [0] pas encore de série
    [one] la série commence
   *[other] { $days } jours d’affilée
  }
daily-the_beginner = le robot facile
daily-the_expert = le robot difficile
daily-the_regular = le robot moyen
daily-title = Donne du jour
daily-waiting = Les robots jouent encore ces cartes…
daily-week = { $count ->
    [0] Pas jouée ces sept derniers jours
    [one] Jouée un jour sur les sept derniers
   *[other] Jouée { $count } jours sur les sept derniers
  }

statistics-against_adaptive = robots adaptatifs
statistics-against_beginner = robots faciles
statistics-against_expert = robots difficiles
statistics-against_mixed = robots de plusieurs niveaux
statistics-against_people = des personnes
statistics-against_regular = robots moyens
statistics-caption = { $game } : parties jouées et gagnées
statistics-column_against = Contre
statistics-column_played = Jouées
statistics-column_won = Gagnées
statistics-daily = Donne du jour
statistics-erase = Effacer les statistiques
statistics-erase_question = Tous les résultats et toutes les séries de cet appareil seront perdus pour de bon.
statistics-erase_yes = Tout effacer
statistics-erased = Tout a été effacé.
statistics-extremes = Meilleur résultat : { $best }. Moins bon : { $worst }.
statistics-favourite = Jeu préféré
statistics-longest = record : { $longest }
statistics-matches = Parties
statistics-none = Aucune partie n’a encore été jouée jusqu’au bout sur cet appareil.
statistics-note = Gardées sur cet appareil seulement. Rien n’est envoyé nulle part.
statistics-recent = Vos { $count } dernières parties, par place : { $places }.
statistics-recent_title = Vos places aux dernières parties
statistics-title = Statistiques
statistics-wins = Victoires de suite
