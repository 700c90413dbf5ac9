# La table en texte.
table-player = Joueur
table-welcome = { $game } avec { $others }. Vous avez la place { $number }.
table-hint = Hb est le H bleu, Hp le H rose, * une étoile, ! un pétard. Tapez ? pour l’aide.
table-hand = Votre main, { $count ->
    [0] vide.
    [one] une carte
   *[other] { $count } cartes
  }{ $count ->
    [0] {""}
   *[other] {" "}: { $cards }
  }
table-scores = Manche { $number }. Points jusqu’ici :
table-rank = { $rank }. { $who ->
    [you] Vous
   *[other] { $seat }
  }, { $points } { $points ->
    [one] point
   *[other] points
  }.
table-sorted_letter = Main triée par lettre.
table-sorted_colour = Main triée par couleur.
table-several = On peut jouer cela de plusieurs façons. Tapez un numéro :
table-more = Il y en a d’autres ; pour en jouer un autre, tapez le coup en entier.
table-no_choice = Tapez un numéro de 1 à { $number }, ou autre chose.
table-legal = { $number ->
    [0] Vous ne pouvez rien faire maintenant.
    [one] Vous pouvez jouer : { $moves }
   *[other] Vous pouvez jouer : { $moves }
  }
table-many_moves = Vous avez plus de { $number } coups possibles : trop pour une liste.
table-advice = Tapez { $move }. { $why }
table-no_advice = Un bon joueur attendrait.
table-no_adviser = Il n’y a pas encore de conseils pour { $game }.
table-open_word = { $seat } n’a plus qu’une carte. Voulez-vous dire quelque chose, comme étoile { $number } ? Entrée pour continuer.

table-help =
    main : vos cartes. table : ce qu’il y a sur la table.
    score : les points. journal : ce qui vient de se passer.
    trier : par lettre, puis par couleur. cartes : H bleu au lieu de Hb, et retour.
    conseil : ce que ferait un bon joueur. règles : les règles. annuler : annuler votre dernier coup.
    comparer M N : M N est-il votre meilleur coup ?
    quitter : enregistrer et partir. Une ligne vide : à qui c’est de jouer.

table-saved = La partie est enregistrée. Pour continuer : { $command }
table-not_saved = La partie ne peut pas être enregistrée dans { $folder }.
table-kept = Cette partie est enregistrée dans { $file }
table-review = Où sont passés les points ? { $command }
table-resume = Une partie de { $game } est enregistrée, à la manche { $number }. La continuer ? oui ou non
table-yes_or_no = Tapez oui ou non.
table-damaged = La partie enregistrée ne peut pas être lue : { $why }
table-set_aside = Le fichier a été renommé : { $file }
table-put_by = La partie enregistrée reste dans { $file }. Pour la continuer plus tard, renommez ce fichier en { $name }.
table-goodbye = Au revoir.

table-menu = Toutilix, jeux de cartes-lettres de Christine Larquetout (projet non officiel). Tapez un numéro :
table-menu_game = { $number } : { $name }, de { $fewest } à { $most } joueurs
table-menu_language = { $number } : in English
table-menu_players = Combien de joueurs, vous compris ? De { $fewest } à { $most } :
table-menu_number = Tapez un nombre de { $low } à { $high }.

table-seat_line = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { $facts }.

table-in_hand = { $who ->
    [you] Vous avez
   *[other] { $seat } a
  } { $held ->
    [one] { $held } carte.
   *[other] { $held } cartes.
  }
