## Les mots d’une table, à côté du jeu lui-même.

page-again = Dernier coup
page-again_none = Rien n’a encore été joué.
page-again_play = Le dernier coup
page-again_trick = Le dernier pli
page-bot_takes_seat = Un robot, { $name }, joue maintenant pour { $seat }.
page-call_against = Étoile ! { $seat }
page-call_as = Qui annonce ?
page-calls = Annonces
page-came_back = { $seat } est de retour.
page-key_again = revoir le dernier coup
page-key_calls = parcourir les annonces de Sowix ; Entrée pour annoncer
page-key_sort = trier votre main : par lettre, puis par couleur
page-key_sound = activer ou couper les sons
page-no_calls = Il n’y a pas d’annonces dans ce jeu.
page-keyname_calls = touche à droite du 0
page-keyname_sort = deuxième touche à droite du 0
page-looking_count = { $count ->
    [one] Une personne regarde la partie.
   *[other] { $count } personnes regardent la partie.
  }
page-person_takes_seat = { $seat } s’assoit à la table.
page-reconnected = La connexion est rétablie.
page-resumed = La partie reprend.
page-said = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { $phrase }
page-score_of = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { $points }.
page-seat_helped_now = En attendant, un robot joue pour { $seat }.
page-sound_off = Les sons sont coupés.
page-sound_on = Les sons sont activés.
page-went_away = { $seat } n’est pas là pour le moment.
page-tie = { $who ->
    [you] Égalité à { page-points } : vous partagez la victoire avec { $names }.
   *[other] Égalité à { page-points } : { $names } partagent la victoire.
  }
page-title_turn = ● À vous – { $game }
page-wait_next_hand = La manche suivante commence quand quelqu’un à la table continue.
page-other_device = Continuer sur un autre appareil
page-other_device_note = Ce lien mène à votre place et montre vos cartes. Gardez-le pour vous.
page-other_device_link = Lien vers votre place
page-earlier = Parties jouées ici
page-earlier_match = Revoir la partie { $number }
page-no_cards_in_hand = Aucune carte en main.
# La fin d’une manche et d’une partie.
page-wins = { $who ->
    [you] Vous gagnez !
   *[other] { $seat } gagne !
  }
page-did_best = { $who ->
    [you] Bravo à vous !
   *[other] Bravo, { $seat } !
  }
page-win_shared = Victoire partagée !
page-next_is = Ensuite :
page-best = Meilleur moment
page-costliest = Moment le plus coûteux
page-highlight = Manche { $hand } : { $text }
page-highlight_where = manche { $hand }
page-highlights = Temps forts
page-highlights_others = Les moments des autres
page-show_me = Revoir ce moment
page-score_last_hand = Points de la dernière manche
page-share_result = Partager
page-share_title = Partager le résultat
page-share_send = Envoyer…
page-share_save = Enregistrer l’image
page-share_copy = Copier le texte
page-share_saved = L’image est enregistrée.
page-share_text = En texte
page-share_line = { $place }. { $name } : { page-points }
