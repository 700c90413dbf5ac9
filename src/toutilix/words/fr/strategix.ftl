# Stratégix.
strategix-name = Stratégix

strategix-boxed = { $count ->
    [one] Une carte retourne
   *[other] { $count } cartes retournent
  } dans la boîte, face cachée.
strategix-gave_lowest = { $whom ->
    [you] { $seat } vous donne sa carte la plus faible
   *[other] { $who ->
        [you] Vous donnez votre carte la plus faible
       *[other] { $seat } donne sa carte la plus faible
      } à { $other }
  } : { $cards }.
strategix-gave_best = { $whom ->
    [you] { $seat } vous donne sa meilleure carte
   *[other] { $who ->
        [you] Vous donnez votre meilleure carte
       *[other] { $seat } donne sa meilleure carte
      } à { $other }
  } : { $cards }.
strategix-led = { $who ->
    [you] Vous entamez
   *[other] { $seat } entame
  } avec { card-one }.
strategix-followed = { $who ->
    [you] Vous suivez
   *[other] { $seat } suit
  } avec { card-one }.
strategix-firecracker = { $who ->
    [you] Vous lancez
   *[other] { $seat } lance
  } un pétard.
strategix-passed = { $who ->
    [you] Vous passez.
   *[other] { $seat } passe.
  }
strategix-voluntary_hand = Vous pouviez suivre : c’était votre seule passe volontaire de cette manche.
strategix-voluntary_round = Vous pouviez suivre : c’était votre seule passe volontaire de ce pli.
strategix-voluntary_free = Vous pouviez suivre.
strategix-lost_turn = { $who ->
    [you] Vous perdez un tour.
   *[other] { $seat } perd un tour.
  }
strategix-round_won = { $who ->
    [you] Vous remportez
   *[other] { $seat } remporte
  } le pli.
strategix-lead_passes = { $who ->
    [you] Vous ne pouvez
   *[other] { $seat } ne peut
  } pas entamer : { $whom ->
    [you] à vous d’entamer.
   *[other] { $other } entame.
  }
strategix-luckylix = { $who ->
    [you] Vous êtes
   *[other] { $seat } est
  } Luckylix, en première place.
strategix-aswellix = { $who ->
    [you] Vous êtes
   *[other] { $seat } est
  } Aswellix, en deuxième place.
strategix-neithernorix = { $who ->
    [you] Vous êtes
   *[other] { $seat } est
  } Neithernorix, ni en tête ni en queue.
strategix-badluckix = { $who ->
    [you] Il vous reste des cartes
   *[other] Il reste des cartes à { $seat }
  } : Badluckix.
strategix-foul = { $who ->
    [you] Vous finissez
   *[other] { $seat } finit
  } avec une étoile, un Z ou un pétard : Badluckix.
strategix-stuck = { $who ->
    [you] Vous n’avez
   *[other] { $seat } n’a
  } que des pétards et personne ne peut entamer : Badluckix.
# Chaque élément d’un score figure aussi seul, dans une ligne qui porte déjà le nom.
strategix-score_luckylix = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { strategix-score_luckylix_part }
strategix-score_luckylix_part = Luckylix, { $points } points.
strategix-score_aswellix = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { strategix-score_aswellix_part }
strategix-score_aswellix_part = Aswellix, { $points } points.
strategix-score_neithernorix = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { strategix-score_neithernorix_part }
strategix-score_neithernorix_part = Neithernorix, { $points } point.
strategix-score_badluckix = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { strategix-score_badluckix_part }
strategix-score_badluckix_part = Badluckix, { $points } points.
strategix-most_points = Toutes les manches sont jouées ; le plus grand total gagne.

# Refus.
strategix-nothing_chosen = Choisissez les cartes que vous voulez jouer.
strategix-not_a_combination = Ces cartes ne forment pas une combinaison : jouez une carte, des suites de même longueur ou des paires.
strategix-several_singles = Plusieurs cartes isolées ne forment pas une combinaison : jouez une carte, des suites ou des paires.
strategix-unequal_runs = Les suites jouées ensemble doivent avoir la même longueur.
strategix-unnamed_star = Dites quelle lettre vaut l’étoile, par exemple *H.
strategix-firecracker_alone = Un pétard se joue seul.
strategix-firecracker_lead = On n’entame pas avec un pétard.
strategix-firecracker_twice = La dernière carte jouée est un pétard : on n’en joue pas un autre juste après.
strategix-weaker = { $letter } est plus faible que { $letter2 } : commencez à { $letter2 } ou au-delà.
strategix-shape_single = Il faut jouer une seule carte.
strategix-shape_runs = Il faut jouer { $number ->
    [one] une suite
   *[other] { $number } suites
  } de { $count } lettres.
strategix-shape_pairs = Il faut jouer { $number ->
    [one] une paire.
   *[other] { $number } paires.
  }
strategix-leader_passes = Vous entamez : jouez quelque chose.
strategix-no_pass_left = Vous pouvez suivre, et votre passe volontaire { $number ->
    [1] de ce pli
   *[other] de cette manche
  } est utilisée : jouez une combinaison ou un pétard.

# Positions.
strategix-combination = « { $text } » n’est pas une combinaison : écrivez ses lettres sans couleur ni étoile, comme E F + M N.
strategix-owner = Une combinaison a besoin de owner : la place qui l’a jouée.

# Options.
option-strategix-voluntary_pass = Combien de fois on peut passer quand on pourrait suivre.
option-strategix-voluntary_pass-hand = une fois par manche
option-strategix-voluntary_pass-round = une fois par pli
option-strategix-voluntary_pass-free = autant qu’on veut
option-strategix-foul_finish = Finir avec une étoile, un Z ou un pétard fait de vous Badluckix.
option-strategix-foul_finish-any_card = toujours
option-strategix-foul_finish-single_card = seulement si c’est une dernière carte seule
