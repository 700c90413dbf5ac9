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
    quitter : enregistrer et partir. Une ligne vide : à qui c’est de jouer.
table-how_oldchapix = Un coup est une carte avec sa couleur, comme Gp.
table-how_strategix = Un coup est une combinaison comme C, E F + M N ou G G + P *P, ou !, ou passer. Le + peut être omis.
table-how_sowix = Un coup est une carte comme Xp, une étoile avec sa lettre comme *K, ou !, ou piocher, ou passer. Ajoutez toutilix pour l’annoncer en jouant, tapez toutilix seul pour l’annoncer en retard, étoile 3 pour attraper la place 3.
table-how_rummylix = D’abord piocher, ou prendre pour la carte de la défausse. Ensuite poser G H I + K L M, ajouter R 2 (à la suite 2), échanger K 2 (contre l’étoile de la suite 2), bloquer 2 gauche, débloquer 2 droite. Pour finir, défausser T.

table-saved = La partie est enregistrée. Pour continuer : { $command }
table-not_saved = La partie ne peut pas être enregistrée dans { $folder }.
table-kept = Cette partie est enregistrée dans { $file }
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

table-oldchapix_lead = Jouez la carte de votre choix.
table-oldchapix_follow = Famille demandée : { $family ->
    [pink_low] rose A à M
    [pink_high] rose N à Z
    [blue_low] bleu A à M
   *[blue_high] bleu N à Z
  }. La carte la plus forte jusqu’ici : { $card }.
table-oldchapix_led = Famille demandée : { $family ->
    [pink_low] { page-family_pink_low }
    [pink_high] { page-family_pink_high }
    [blue_low] { page-family_blue_low }
   *[blue_high] { page-family_blue_high }
  }.
table-oldchapix_no_trick = { $who ->
    [you] À vous : jouez la carte de votre choix.
   *[other] { $seat } entame.
  }
table-oldchapix_seat = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { $points } en main, { $number ->
    [one] { $number } pli
   *[other] { $number } plis
  }{ $count ->
    [0] .
   *[other] , cartes prises : { $cards }.
  }

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

table-sowix_letter = Jouez près de { $letter }{ $firecrackers ->
    [0] .
    [1] , malgré le pétard.
   *[other] , malgré les { $firecrackers } pétards.
  }
table-sowix_anything = Toute carte convient{ $firecrackers ->
    [0] .
    [1] , malgré le pétard.
   *[other] , malgré les { $firecrackers } pétards.
  }
table-sowix_drawn = Vous avez pioché { card-one } : il faut jouer cette carte maintenant.
table-sowix_pile = La pile a { $size ->
    [one] une carte, { $card }.
   *[other] { $size } cartes, { $card } sur le dessus.
  }
table-sowix_stock = { $size ->
    [0] La pioche est vide
    [1] La pioche a une carte
   *[other] La pioche a { $size } cartes
  }{ $times ->
    [0] .
   *[other] {" "}; la pile a été retournée { $times } fois.
  }
table-sowix_direction = { $direction ->
    [1] On joue dans le sens des aiguilles d’une montre.
   *[other] On joue dans le sens inverse des aiguilles d’une montre.
  }
table-sowix_fits = { $count ->
    [26] Toutes les lettres conviennent.
   *[other] Ces lettres conviennent : { $cards }.
  }
table-sowix_shown = il reste { $cards }

table-rummylix_place_star = Ajoutez l’étoile à un bout libre d’une suite, comme ajouter *S 3.
table-rummylix_draw = { $count ->
    [0] Tapez piocher.
   *[other] Tapez piocher, ou prendre pour avoir { $card }.
  }
table-rummylix_open = Vous n’avez pas encore ouvert : posez une suite de 5 ou deux suites de 3, ou défaussez une carte.
table-rummylix_play = Posez, ajoutez, échangez ou défaussez.
table-rummylix_run = Suite { $run }, { $owner_who ->
    [you] la vôtre
   *[other] posée par { $owner }
  } : { $cards }{ $blocked ->
    [left] , bloquée à gauche.
    [right] , bloquée à droite.
    [both] , bloquée des deux côtés.
   *[none] .
  }
table-rummylix_no_run = Il n’y a aucune suite sur la table.
table-rummylix_piles = { $stock ->
    [0] La pioche est vide.
    [1] La pioche a une carte.
   *[other] La pioche a { $stock } cartes.
  } { $discard ->
    [0] La défausse est vide.
    [1] La défausse a une carte, { $card }.
   *[other] La défausse a { $discard } cartes, { $card } sur le dessus.
  }
table-rummylix_removed = Hors du jeu : { $cards }.
table-rummylix_shown = cartes restantes : { $cards }

table-strategix_lead = À vous : jouez une carte, des suites ou des paires.
table-strategix_follow = À suivre : { $cards }, { $count ->
    [one] jouée
   *[other] jouées
  } par { $who ->
    [you] vous.
   *[other] { $seat }.
  }
table-strategix_after_firecracker = À suivre après un pétard : { $cards }, { $count ->
    [one] jouée
   *[other] jouées
  } par { $who ->
    [you] vous.
   *[other] { $seat }.
  }
table-strategix_nothing = Il n’y a rien à suivre.
table-strategix_played = Cartes déjà jouées : { $played }{ $boxed ->
    [0] .
   *[other] {" "}; dans la boîte : { $boxed }.
  }
table-strategix_played_cards = { $cards }.
table-strategix_pass_left = Il vous reste une passe volontaire.
table-strategix_pass_used = Vous avez utilisé votre passe volontaire : si vous pouvez suivre, il faut jouer.
