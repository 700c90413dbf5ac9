# Stratégix.
strategix-name = Stratégix

strategix-boxed = { $count ->
    [one] Une carte retourne
   *[other] { $count } cartes retournent
  } dans la boîte, face cachée.
strategix-gave_lowest = { $receiver_who ->
    [you] { $seat } vous donne sa carte la plus faible
   *[other] { $who ->
        [you] Vous donnez votre carte la plus faible
       *[other] { $seat } donne sa carte la plus faible
      } à { $receiver }
  } : { $cards }.
strategix-gave_best = { $receiver_who ->
    [you] { $seat } vous donne sa meilleure carte
   *[other] { $who ->
        [you] Vous donnez votre meilleure carte
       *[other] { $seat } donne sa meilleure carte
      } à { $receiver }
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
strategix-voluntary_pass = Vous pouviez suivre{ $allowance ->
    [hand] {" "}: c’était votre seule passe volontaire de cette manche.
    [round] {" "}: c’était votre seule passe volontaire de ce pli.
   *[free] .
  }
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
  } pas entamer : { $leader_who ->
    [you] à vous d’entamer.
   *[other] { $leader } entame.
  }
strategix-place = { $place ->
    [luckylix] Luckylix
    [aswellix] Aswellix
    [neithernorix] Neithernorix
   *[badluckix] Badluckix
  }
strategix-placed = { $place ->
    [badluckix] { $who ->
        [you] Il vous reste des cartes
       *[other] Il reste des cartes à { $seat }
      } : Badluckix.
   *[other] { $who ->
        [you] Vous êtes
       *[other] { $seat } est
      } { $place ->
        [luckylix] Luckylix, en première place.
        [aswellix] Aswellix, en deuxième place.
       *[neithernorix] Neithernorix, ni en tête ni en queue.
      }
  }
strategix-foul = { $who ->
    [you] Vous finissez
   *[other] { $seat } finit
  } avec une étoile, un Z ou un pétard : Badluckix.
strategix-stuck = { $who ->
    [you] Vous n’avez
   *[other] { $seat } n’a
  } que des pétards et personne ne peut entamer : Badluckix.
# Chaque élément d’un score figure aussi seul, dans une ligne qui porte déjà le nom.
strategix-score = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { strategix-score_part }
strategix-score_part = { strategix-place }, { $points } { $points ->
    [one] point.
   *[other] points.
  }
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
strategix-weaker = { $letter } est plus faible que { $needed } : commencez à { $needed } ou au-delà.
strategix-shape_single = Il faut jouer une seule carte.
strategix-shape_runs = Il faut jouer { $runs ->
    [one] une suite
   *[other] { $runs } suites
  } de { $length } lettres.
strategix-shape_pairs = Il faut jouer { $pairs ->
    [one] une paire.
   *[other] { $pairs } paires.
  }
strategix-leader_passes = Vous entamez : jouez quelque chose.
strategix-no_pass_left = Vous pouvez suivre, et votre passe volontaire { $allowance ->
    [round] de ce pli
   *[hand] de cette manche
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
