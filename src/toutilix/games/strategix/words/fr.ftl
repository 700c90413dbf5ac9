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
strategix-score_title = { strategix-place }
strategix-score_part = { strategix-place }, { $points } { $points ->
    [one] point.
   *[other] points.
  }
# Les temps forts de la partie, racontés à la fin.
strategix-highlight_play = { $who ->
    [you] Vous avez posé
   *[other] { $seat } a posé
  } { $number } cartes d’un coup : { $cards }.
strategix-highlight_title = { $who ->
    [you] Vous avez été
   *[other] { $seat } a été
  } { strategix-place } : { $points } points.
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

## Options.

option-strategix-voluntary_pass = Combien de fois on peut passer quand on pourrait suivre.
option-strategix-voluntary_pass-hand = une fois par manche
option-strategix-voluntary_pass-round = une fois par pli
option-strategix-voluntary_pass-free = autant qu’on veut
option-strategix-foul_finish = Finir avec une étoile, un Z ou un pétard fait de vous Badluckix.
option-strategix-foul_finish-any_card = toujours
option-strategix-foul_finish-single_card = seulement si c’est une dernière carte seule

## La table en mots.

table-how_strategix = Un coup est une combinaison comme C, E F + M N ou G G + P *P, ou !, ou passer. Le + peut être omis.
table-strategix_exchange_comes = { $lucky_who ->
    [you] Vous donnez à { $bad } votre carte la plus faible et recevez sa meilleure carte.
   *[other] { $bad_who ->
        [you] Vous donnez à { $lucky } votre meilleure carte et recevez sa carte la plus faible.
       *[other] { $lucky } donne à { $bad } sa carte la plus faible et reçoit sa meilleure carte.
      }
  }
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

## Sur la page.

page-about_strategix = Débarrassez-vous de vos cartes : lettres seules, suites et paires, toujours plus fort que le coup d’avant.
page-brief_strategix = Battez suites et paires
page-strategix_owner = en tête
page-strategix_exchange_title = Échangé avant cette manche
page-strategix_lost = perd un tour
page-strategix_passed = a passé
page-strategix_plays = Plus tôt dans ce pli
page-strategix_threw = pétard
page-strategix_beat_runs = À suivre : { $number ->
    [one] une suite de { $length } lettres, jouée
   *[other] { $number } suites de { $length } lettres, jouées
  } par { $who ->
    [you] vous
   *[other] { $seat }
  }
page-strategix_beat_pairs = À suivre : { $number } paires, jouées par { $who ->
    [you] vous
   *[other] { $seat }
  }
page-strategix_says_pass = Je passe
page-strategix_select = Sélectionner { $cards }
page-strategix_suggestions = Sélectionner plusieurs cartes à la fois
page-strategix_winner = remporte le pli

## Pourquoi les joueurs jouent ainsi.

reason-strategix_out = { $cards } : ce sont vos dernières cartes, sans étoile, Z ni pétard. Vous avez fini !
reason-strategix_foul = { $cards } : de toute façon, vous serez Badluckix. Autant en finir.
reason-strategix_lead_z = { $cards } : un Z remporte le pli aussitôt et vous entamez de nouveau. { $plays ->
    [one] Il vous reste ensuite un coup.
   *[other] Il vous reste ensuite { $plays } coups.
  }
reason-strategix_lead_hard = { $cards } : presque personne ne peut suivre, et vous entamerez de nouveau. { $plays ->
    [one] Il vous reste ensuite un coup.
   *[other] Il vous reste ensuite { $plays } coups.
  }
reason-strategix_lead_weak = { $cards } : cela vous débarrasse { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
  } pendant que vous entamez ; d’autres suivront peut-être. { $plays ->
    [one] Il vous reste ensuite un coup.
   *[other] Il vous reste ensuite { $plays } coups.
  }
reason-strategix_lead_followable = { $cards } : laissez les autres suivre. Votre pétard ne se joue que dans un pli entamé par un autre, et jamais en dernier.
reason-strategix_follow = { $cards } : vous pouvez vous en passer. { $plays ->
    [one] Il vous reste ensuite un coup.
   *[other] Il vous reste ensuite { $plays } coups.
  }
reason-strategix_must = { $cards } : vous devez suivre et c’est la seule façon.
reason-strategix_win_round = { $cards } : avec un Z vous remportez le pli aussitôt et vous entamez le suivant. { $plays ->
    [one] Il vous reste ensuite un coup.
   *[other] Il vous reste ensuite { $plays } coups.
  }
reason-strategix_same = { $cards } : encore les mêmes lettres, donc { $rival_who ->
    [you] vous perdez un tour.
   *[other] { $rival } perd un tour.
  }
reason-strategix_throw_skip = Lancez le pétard : { $rival } n’a plus que { $held ->
    [one] une carte
   *[other] { $held } cartes
  } et perd son tour.
reason-strategix_throw_rid = Lancez le pétard maintenant : on n’entame pas avec un pétard, et en dernière carte il ferait de vous Badluckix.
reason-strategix_throw_last = Il ne vous reste que le pétard. Vous serez Badluckix, mais il n’y a pas de meilleure fin.
reason-strategix_pass_unable = Passez : vous n’avez rien pour suivre, cela ne vous coûte rien.
reason-strategix_pass_keep = Passez : suivre gâcherait votre plan. { $plays ->
    [one] Un coup suffit pour toutes vos cartes.
   *[other] { $plays } coups suffisent pour toutes vos cartes.
  }

# Pourquoi un débutant le fait.
reason-strategix_beginner_lead = C’est le plus de cartes que vous puissiez poser d’un coup sans étoile.
reason-strategix_beginner_follow = Ce sont les cartes les plus faibles qui conviennent.
reason-strategix_beginner_throw = Vous ne pouvez pas suivre, mais vous avez un pétard.
reason-strategix_beginner_pass = Vous ne pouvez pas suivre.

# Pourquoi le coach préfère un coup.
reason-strategix_told_plays = Ensuite, vous pouvez vous débarrasser de vos cartes en { $plays ->
    [one] un coup
   *[other] { $plays } coups
  } ; autrement, il vous en faudrait { $more }.
reason-strategix_told_nearly = { $rival } n’a plus que { $held ->
    [one] une carte
   *[other] { $held } cartes
  }.
reason-strategix_told_cards = Cela vous débarrasse de { $shed } cartes au lieu de { $less }.
reason-strategix_told_keep = Vos { $held } cartes restent ensemble pour un meilleur moment.

## La leçon.

lesson-strategix_lead = Bienvenue au Stratégix ! Débarrassez-vous de toutes vos cartes avant les autres. B est la lettre la plus faible, Z la plus forte, et la couleur ne compte pas. Commencez par une seule carte faible : jouez B.
lesson-strategix_follow = Pour suivre, on joue une carte au moins aussi forte que la dernière. La dernière est le M joué par { $fourth }. Jouez Q.
lesson-strategix_z = On est monté jusqu’au Y joué par { $fourth }. Un Z remporte le pli aussitôt, et quand on remporte un pli, on entame le suivant. Jouez Z.
lesson-strategix_pair = Vous avez remporté le pli : à vous de choisir la forme du suivant. Ce sera une carte, une paire de la même lettre ou une suite de lettres qui se suivent. Les autres doivent suivre avec la même forme. Jouez une paire : C et C.
lesson-strategix_pass = { $fourth } a une paire de J. Si vous pouvez suivre, vous devez suivre ; mais une fois par manche, on peut passer quand même. Votre paire de S suffirait, mais elle peut servir plus tard. Passez.
lesson-strategix_star = Tout le monde a passé : { $fourth } a remporté le pli et entame une suite de trois, D, E et une étoile pour F. Une étoile vaut la lettre que vous choisissez. Il faut une suite de trois qui commence à D ou plus loin dans l’alphabet : jouez H, I et une étoile pour J.
lesson-strategix_firecracker = { $fourth } a joué T, U, V : c’est trop fort pour vous. Vous pourriez passer ; mais un pétard fait perdre son tour au joueur suivant, et c’est { $second }. On n’entame jamais avec un pétard : servez-vous-en à temps. Jouez le pétard.
lesson-strategix_same = { $fourth } a remporté le pli et entame avec P. La même lettre suffit. Et si vous jouez exactement les mêmes lettres, le joueur suivant perd aussi son tour. Jouez P.
lesson-strategix_own = Le reste de la manche est à vous. Quand vous entamez, vous pouvez jouer deux paires ensemble, ou deux suites de même longueur. Mais attention à la fin : si vos dernières cartes contiennent une étoile, un Z ou un pétard, vous êtes Badluckix et perdez 2 points.
lesson-strategix_end = Voilà une manche entière. Le premier à finir est Luckylix, avec 4 points ; puis viennent Aswellix, deuxième, avec 2 et Neithernorix, troisième, avec 0 ; Badluckix en perd 2. Une partie a autant de manches que de joueurs, et le plus grand total gagne. À vous la vraie partie !

## Dans les parties revues.

replay-strategix-voluntary_pass = { $seat } pouvait suivre{ $allowance ->
    [hand] {" "}: c’était sa seule passe volontaire de cette manche.
    [round] {" "}: c’était sa seule passe volontaire de ce pli.
   *[free] .
  }

## Sur la carte d’aide.

abcd-note_strategix = A est la lettre la plus faible, Z la plus forte. Les suites s’arrêtent à Z.
