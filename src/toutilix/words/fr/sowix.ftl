# Sowix.
sowix-name = Sowix

sowix-turned_up = La première carte est { card-one }.
sowix-hit = { $who ->
    [you] Vous devez piocher deux cartes et perdez un tour.
   *[other] { $seat } doit piocher deux cartes et perd un tour.
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
    [you] Vous aviez oublié d’annoncer Toutilix : vous piochez deux cartes et perdez un tour.
   *[other] { $caught } avait oublié d’annoncer Toutilix, pioche deux cartes et perd un tour.
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
sowix-target_reached = Quelqu’un a atteint la limite ; le plus petit total gagne.

# Refus.
sowix-one_card = Jouez exactement une carte ; { $number ->
    [0] vous n’en avez choisi aucune.
   *[other] vous en avez choisi { $number }.
  }
sowix-unnamed_star = Dites quelle lettre vaut l’étoile, par exemple *K.
sowix-play_drawn = Vous venez de piocher cette carte et elle convient : il faut la jouer ({ $card }).
sowix-does_not_fit = { $letter } ne convient pas sur { $in_force } : il y a plus de 3 lettres d’écart, et ce ne sont pas deux voyelles.
sowix-call_early = On annonce Toutilix quand il reste une carte ; il vous en resterait { $left }.
sowix-must_play = Vous pouvez jouer { $cards } : il faut donc jouer.
sowix-nothing_to_draw = Il ne reste plus rien à piocher.
sowix-must_draw = Vous pouvez encore piocher : on ne passe que s’il ne reste rien à piocher.
sowix-no_call = Vous n’avez rien à annoncer maintenant.
sowix-catch_self = Vous ne pouvez pas vous attraper vous-même.
sowix-wrong_catch = { $caught } n’a pas oublié d’annoncer. Cela ne vous coûte rien.

# Ce qui ne va pas dans un texte tapé ou lu.
sowix-move = « { $text } » n’est pas un coup de Sowix : tapez une carte comme Xp, *K ou !, suivie de toutilix pour l’annoncer ; ou bien draw, pass, toutilix, star 3.
sowix-direction = Le champ direction vaut 1 ou -1.
sowix-to_draw = Le champ to_draw demande seat, cards et turn, et n’existe que si to_shuffle est vrai : avec l’option reshuffle, une pioche vide et une pile à mélanger.
sowix-drawn = « { $card } » dans drawn doit être une carte de la place dont c’est le tour, et convenir.

# Options.
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
option-sowix-youngest = La place qui commence la première manche.
