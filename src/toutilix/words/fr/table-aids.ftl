## Les mots des tables de la page que la table en texte n’a pas.

page-captured_cards = Cartes prises : { $cards }
page-card_moved = { $card } est maintenant à la place { $place } sur { $count }.
page-key_draw = piocher une carte, ou passer si le jeu est sans pioche
page-key_log = la ligne précédente ou suivante de ce qui s’est passé
page-key_log_ends = la première ou la dernière ligne de ce qui s’est passé
page-key_move = déplacer la carte dans votre main
page-key_take = prendre la carte du dessus de la défausse
page-key_undo = annuler votre dernier coup
page-keyname_draw = deuxième touche à droite de P : $ ] +
page-keyname_log = deuxième et troisième touches à droite de N : ; : ou , .
page-keyname_log_ends = les mêmes avec Maj
page-keyname_move = Ctrl ou Alt + flèches, Début, Fin
page-keyname_take = deuxième touche à droite de L : ù ’ ä
page-keyname_undo = Retour arrière
page-keys_drag = On peut aussi faire glisser les cartes : sur la table pour les jouer, ou ailleurs dans la main. Au doigt, restez un instant sur la carte si c’est la page qui défile. Échap la repose.
page-keys_signs = Dans votre main, les touches * et ! vont à cette carte, si vous en avez une.
page-log_earlier = Afficher les coups précédents
page-log_first = Le début :
page-log_latest = La fin :
page-more_meanings = { $open ->
    [0] Il y en a plus de { $count } : choisissez moins de cartes.
   *[other] Il y en a plus de { $count } : choisissez la lettre d’une étoile.
  }
page-no_draw = Vous ne pouvez ni piocher ni passer maintenant.
page-no_place_here = Ces cartes ne peuvent pas être jouées là.
page-no_take = Il n’y a pas de carte à prendre maintenant.
page-pin = { $count ->
    [1] L’étoile vaut
   *[other] L’étoile { $number } vaut
  }
page-pin_any = n’importe quelle lettre
page-pin_first = D’abord la lettre de l’étoile, puis la façon de la jouer.
page-pins = Lettres de vos étoiles
