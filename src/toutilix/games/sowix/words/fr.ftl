# Sowix.
sowix-name = Sowix
sowix-turned_up = La première carte est { card-one }.
# Les cartes piochées sont annoncées ensuite ; de même quand quelqu’un se fait attraper.
sowix-hit = { $who ->
    [you] Vous perdez un tour.
   *[other] { $seat } perd un tour.
  }
sowix-played = { $who ->
    [you] Vous jouez
   *[other] { $seat } joue
  } { card-one }{ $called ->
    [yes] {" "}et { $who ->
        [you] annoncez
       *[other] annonce
      } : Toutilix !
   *[no] .
  }
sowix-reversed = Le sens change : on joue maintenant dans le sens { $direction ->
    [1] des aiguilles d’une montre.
   *[other] inverse des aiguilles d’une montre.
  }
sowix-draws = { $who ->
    [you] Vous piochez.
   *[other] { $seat } pioche.
  }
sowix-draw_fits = { $who ->
    [you] C’est { card-one }. Cette carte convient : vous devez la jouer.
   *[other] La carte convient : { $seat } doit la jouer.
  }
sowix-draw_kept = { $who ->
    [you] C’est { card-one }. Cette carte ne convient pas : vous la gardez.
   *[other] La carte ne convient pas : { $seat } la garde.
  }
sowix-drew = { $who ->
    [you] Vous piochez { card-one }.
   *[other] { $seat } pioche { $count ->
        [one] une carte.
       *[other] { $count } cartes.
      }
  }
sowix-nothing_left = Il ne reste plus rien à piocher pour { $who ->
    [you] vous.
   *[other] { $seat }.
  }
sowix-passed = { $who ->
    [you] Vous passez.
   *[other] { $seat } passe.
  }
sowix-called = { $who ->
    [you] Vous annoncez : Toutilix !
   *[other] { $seat } annonce : Toutilix !
  }
sowix-caught = { $who ->
    [you] Vous dites : Étoile !
   *[other] { $seat } dit : Étoile !
  } { $caught_who ->
    [you] Vous aviez oublié d’annoncer Toutilix et perdez un tour.
   *[other] { $caught } avait oublié d’annoncer Toutilix et perd un tour.
  }
sowix-loses_turn = { $who ->
    [you] Vous perdez ce tour.
   *[other] { $seat } perd ce tour.
  }
sowix-turned_over = La pioche est vide : on retourne la pile pour la { $times ->
    [1] première
   *[other] { $times }e
  } fois dans cette manche.
sowix-waits_for_shuffle = La pioche est vide : il faut mélanger la pile. { $who ->
    [you] Vous piochez encore
   *[other] { $seat } pioche encore
  } { $due ->
    [one] une carte.
   *[other] { $due } cartes.
  }
sowix-shuffled = La pile mélangée forme une nouvelle pioche, pour la { $times ->
    [1] première
   *[other] { $times }e
  } fois dans cette manche.
sowix-out = { $who ->
    [you] Vous avez joué votre
   *[other] { $seat } a joué sa
  } dernière carte.
sowix-all_passed = Tout le monde a passé : la manche s’arrête et chacun compte.
sowix-last_turn_over = Il faudrait retourner la pile pour la cinquième fois : la manche s’arrête et chacun compte.
sowix-left = { $count ->
    [0] { $who ->
        [you] Il ne vous reste aucune carte.
       *[other] Il ne reste aucune carte à { $seat }.
      }
   *[other] { $who ->
        [you] Il vous reste { $cards }.
       *[other] Il reste à { $seat } : { $cards }.
      }
  }

# Chaque élément d’un score figure aussi seul, dans une ligne qui porte déjà le nom.
sowix-score = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { sowix-score_part }
sowix-score_part = { $cards } à { $each }{ $count ->
    [one] {""}
   *[other] {" "}chacune
  }, { $points } points.
sowix-hands_played = Toutes les manches sont jouées ; le plus petit total gagne.
# Les temps forts de la partie, racontés à la fin.
sowix-highlight_left = Il { $who ->
    [you] vous restait
   *[other] restait à { $seat }
  } { $cards } : { $points } { $points ->
    [one] point.
   *[other] points.
  }
sowix-highlight_out = { $who ->
    [you] Vous avez terminé
   *[other] { $seat } a terminé
  } quand les autres avaient encore { $points } { $points ->
    [one] point en main.
   *[other] points en main.
  }
sowix-highlight_catch = { $caught_who ->
    [you] { $seat } vous a pris en défaut
   *[other] { $who ->
        [you] Vous avez pris
       *[other] { $seat } a pris
      } { $caught } en défaut
  } : l’annonce « Toutilix » était oubliée.
sowix-highlight_caught = { $who ->
    [you] Vous avez oublié
   *[other] { $seat } a oublié
  } d’annoncer Toutilix : { $catcher_who ->
    [you] vous l’avez remarqué.
   *[other] { $catcher } l’a remarqué.
  }
sowix-target_reached = Quelqu’un a atteint la limite ; le plus petit total gagne.

# Refus.
sowix-one_card = Jouez exactement une carte ; { $number ->
    [0] vous n’en avez choisi aucune.
   *[other] vous en avez choisi { $number }.
  }
sowix-unnamed_star = Dites quelle lettre vaut l’étoile, par exemple *K.
sowix-play_drawn = Vous venez de piocher { card-one } : cette carte convient et il faut la jouer.
sowix-does_not_fit = { $letter } ne convient pas sur { $in_force } : il y a plus de 3 lettres d’écart, et ce ne sont pas deux voyelles.
sowix-call_early = On annonce Toutilix quand il reste une carte ; il vous en resterait { $left }.
sowix-must_play = Vous pouvez jouer { $cards } : il faut donc jouer.
sowix-nothing_to_draw = Il ne reste plus rien à piocher.
sowix-must_draw = Vous pouvez encore piocher : on ne passe que s’il ne reste rien à piocher.
sowix-no_call = Vous n’avez rien à annoncer maintenant.
sowix-catch_self = Vous ne pouvez pas vous attraper vous-même.
sowix-wrong_catch = { $caught } n’a pas oublié d’annoncer. Cela ne vous coûte rien.

# Ce qui ne va pas dans un texte tapé ou lu.
sowix-move = « { $text } » n’est pas un coup de Sowix : tapez une carte comme Xp, *K ou !, suivie de toutilix pour l’annoncer ; ou bien piocher, passer, toutilix, étoile 3.
sowix-direction = Le champ direction vaut 1 ou -1.
sowix-to_draw = Le champ to_draw demande seat, cards et turn, et n’existe que si to_shuffle est vrai : avec l’option reshuffle, une pioche vide et une pile à mélanger.
sowix-drawn = « { $card } » dans drawn doit être une carte de la place dont c’est le tour, et convenir.

## Options.

option-sowix-draw_when_able = Peut-on piocher quand on pourrait jouer ?
option-sowix-draw_when_able-no = Non : si l’on peut jouer, on joue.
option-sowix-draw_when_able-yes = Oui : on peut piocher à la place.
option-sowix-call = Qui annonce « Toutilix ! » ?
option-sowix-call-spoken = Le joueur, qui peut oublier et se faire attraper.
option-sowix-call-automatic = C’est automatique : personne ne peut oublier.
option-sowix-reshuffle = Mélange-t-on la pile quand elle devient la nouvelle pioche ?
option-sowix-reshuffle-no = Non : on la retourne seulement.
option-sowix-reshuffle-yes = Oui : on la mélange.
option-sowix-target = La partie se termine après la manche où quelqu’un atteint ce nombre de points.

## La table en mots.

table-how_sowix = Un coup est une carte comme Xp, une étoile avec sa lettre comme *K, ou !, ou piocher, ou passer. Ajoutez toutilix pour l’annoncer en jouant, tapez toutilix seul pour l’annoncer en retard, étoile 3 pour attraper la place 3.
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

## Sur la page.

page-about_sowix = Jouez une lettre proche de la dernière, gare aux pétards, et annoncez « Toutilix ! » avant votre dernière carte.
page-brief_sowix = Jouez près de la dernière lettre
page-sowix_drew = { $number ->
    [one] +{ $number } carte
   *[other] +{ $number } cartes
  }
page-sowix_loses_turn = perd un tour
page-sowix_pile = { $number ->
    [one] { $number } carte jouée
   *[other] { $number } cartes jouées
  }
page-sowix_stock = { $number ->
    [0] plus rien à piocher
    [one] { $number } carte à piocher
   *[other] { $number } cartes à piocher
  }
page-sowix_turned = La pile a été retournée { $number } fois.

## Pourquoi les joueurs jouent ainsi.

reason-sowix_call = Il vous reste une carte : annoncez avant qu’on vous attrape.
reason-sowix_catch = { $caught } n’a plus qu’une carte et n’a rien annoncé : dites « Étoile ! ».
reason-sowix_draw = Rien dans votre main ne convient sur { $letter } : piochez.
reason-sowix_pass = Rien ne convient sur { $letter } et il ne reste rien à piocher : passez.
reason-sowix_out = Jouez votre dernière carte et finissez la manche.
reason-sowix_drawn = Vous venez de piocher { card-one } et cette carte convient : il faut la jouer.
reason-sowix_only = La seule carte que vous puissiez jouer est { card-one }.
reason-sowix_dear = Jouez { card-one } : si cette carte restait dans votre main, elle coûterait { $points }.
reason-sowix_keep = Jouez { $card } et gardez pour plus tard la carte qui convient toujours : { $kept }.
reason-sowix_open = Jouez { card-one } : le reste de votre main convient alors sur { $covered } des 26 lettres.
reason-sowix_welcome = Jouez { card-one } : peu de cartes y conviennent, le joueur suivant devra peut-être piocher.
reason-sowix_near = Jouez { card-one } : vos autres cartes auront ainsi le plus de chances de convenir au prochain tour.
reason-sowix_name = Jouez { card-one } : { $fitting ->
    [0] c’est avec cette lettre que vous avez le plus de chances de pouvoir jouer au prochain tour.
    [one] une de vos autres cartes convient sur cette lettre.
   *[other] { $fitting } de vos autres cartes conviennent sur cette lettre.
  }
reason-sowix_stop = { $player } n’a plus { $left ->
    [one] qu’une carte
   *[other] que { $left } cartes
  } : { card-one } lui fait perdre un tour.
reason-sowix_away = { $player } n’a plus { $left ->
    [one] qu’une carte
   *[other] que { $left } cartes
  } : { card-one } change le sens du jeu.
reason-sowix_not_towards = Jouez { $card } et non { $instead } : sinon ce serait à { $player }, qui a presque fini.
reason-sowix_again = Jouez { card-one } : à deux joueurs, vous rejouez aussitôt.
reason-sowix_block = Jouez { card-one } : { $player } n’avait rien qui convienne par là tout à l’heure, et n’a peut-être toujours rien.

# Pourquoi un débutant le fait.
reason-sowix_beginner_dear = La carte la plus chère que vous puissiez jouer est { card-one }.
reason-sowix_beginner_special = C’est le bon moment pour { card-one }.

# Pourquoi le coach préfère un coup.
reason-sowix_told_covered = Après { $card }, le reste de votre main convient sur { $covered } des 26 lettres, après { $instead } sur { $less }.
reason-sowix_told_lacks = On sait que { $player } n’a aucune lettre qui convienne sur { $card }.
reason-sowix_told_dear = { $card } vous coûterait { $points } points si cette carte restait dans votre main, { $instead } seulement { $less }.
reason-sowix_told_not_draw = { $card } convient, et une carte de moins vaut mieux qu’une carte de plus.

## La leçon.

lesson-sowix_fit = Bienvenue au Sowix ! Débarrassez-vous de toutes vos cartes avant les autres. Une carte convient si sa lettre est celle de la pile, ou si elle est au plus trois lettres avant ou après. Sur Q on peut jouer de N à T ; la couleur ne compte pas. Jouez S.
lesson-sowix_vowel = U est maintenant sur la pile. Les voyelles conviennent aussi entre elles, même très éloignées : A, E, I, O, U et Y. Un Y encore en main à la fin coûte 70 points : débarrassez-vous-en. Jouez Y.
lesson-sowix_circle = Z est sur la pile, et l’alphabet est un cercle : après Z revient A. B n’est donc qu’à deux lettres. Jouez B.
lesson-sowix_firecracker = { $second } a joué un pétard, qui convient partout : { $third } a dû piocher deux cartes et a perdu un tour. La lettre du dessous compte toujours, et c’est votre B. Jouez D.
lesson-sowix_draw = { $third } a joué X, qui change le sens du jeu. Puis { $second } a joué U, et aucune de vos cartes ne convient sur U. Quand rien ne convient, on pioche. Piochez une carte.
lesson-sowix_star = Vous avez pioché une étoile, et elle convient partout. Si la carte piochée convient, il faut la jouer aussitôt. L’étoile devient la lettre que vous choisissez : prenez-en une près de vos G, H et L. Jouez l’étoile pour J.
lesson-sowix_catch = Il reste une carte à { $second }, qui devait annoncer « Toutilix ! » en jouant. Si vous le remarquez, vous pouvez dire « Étoile ! » : { $second } pioche alors deux cartes et perd un tour. Dites « Étoile ! » à { $second }.
lesson-sowix_choose = C’est toujours à vous. I est sur la pile : G, H et L conviennent. Jouez celle que vous voulez.
lesson-sowix_call = J est sur la pile, et vos deux cartes conviennent. Mais ensuite il ne vous en restera qu’une : annoncez « Toutilix ! » en jouant, sinon on peut vous attraper à votre tour. Jouez une carte et annoncez.
lesson-sowix_own = Si près du but ! { $second } vous a lancé un pétard : vous avez pioché deux cartes et perdu un tour. Le reste de la manche est à vous. Jouez ce qui convient, piochez si rien ne convient, et annoncez quand il vous reste une carte.
lesson-sowix_end = Voilà une manche entière. Les cartes restées en main coûtent des points : 70 pour Y, 50 pour W, X et Z, 10 pour les autres voyelles, les étoiles et les pétards, 5 pour le reste. On joue jusqu’à ce que quelqu’un ait 300 points, et le plus petit total gagne. À vous la vraie partie !

## Sur la carte d’aide.

abcd-note_sowix = Une lettre convient sur la même lettre et sur celles qui sont à trois places au plus, avant ou après. Après Z vient A.
