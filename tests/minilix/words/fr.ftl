# Minilix, un jeu pour les tests.
minilix-name = Minilix
minilix-played = { $who ->
    [you] Vous jouez
   *[other] { $seat } joue
  } { $card }.
minilix-took = { $who ->
    [you] Vous remportez
   *[other] { $seat } remporte
  } le pli.
minilix-score = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { minilix-score_part }
minilix-score_part = { $tricks } plis, { $points } points.
minilix-most_points = Toutes les manches sont jouées ; le plus grand nombre de points l’emporte.
minilix-one_card = Jouez exactement une carte, pas { $number }.
minilix-trick_full = Le pli a déjà { $players } cartes.
table-minilix_trick = Le pli
table-minilix_leads = { $who ->
    [you] Vous entamez.
   *[other] { $seat } entame.
  }
table-minilix_beat = Battez { $card }.
table-minilix_points = { $points } points dans cette manche
table-how_minilix = Un coup est une carte, par exemple Gp.
reason-minilix_highest = { $card } est votre carte la plus haute.
page-about_minilix = La lettre la plus haute remporte le pli.
