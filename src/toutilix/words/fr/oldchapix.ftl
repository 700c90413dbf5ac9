# Vieubarbix.
oldchapix-name = Vieubarbix

oldchapix-contract_tricks = À éviter : les plis. Chaque pli coûte 5 points.
oldchapix-contract_vowels = À éviter : les voyelles. Chaque voyelle coûte 10 points.
oldchapix-contract_mn = À éviter : les M et les N. Chacun coûte 20 points.
oldchapix-contract_blue_h = À éviter : le H bleu. Il coûte 90 points.
oldchapix-contract_everything = Tout est à éviter. Un pli coûte 5 points, une voyelle 10, un M ou un N 20, le H bleu 90.
oldchapix-led = { $who ->
    [you] Vous entamez
   *[other] { $seat } entame
  } avec { card-one }.
oldchapix-played = { $who ->
    [you] Vous jouez
   *[other] { $seat } joue
  } { card-one }.
oldchapix-took = { $who ->
    [you] Vous remportez
   *[other] { $seat } remporte
  } le pli.
oldchapix-took_danger = { $who ->
    [you] Vous remportez
   *[other] { $seat } remporte
  } le pli avec { card-one }.
# Chaque élément d’un score figure aussi seul, dans une ligne qui porte déjà le nom.
oldchapix-score_tricks = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { oldchapix-score_tricks_part }
oldchapix-score_tricks_part = { $tricks } { $tricks ->
    [one] pli
   *[other] plis
  }, { $points } points.
oldchapix-score_vowels = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { oldchapix-score_vowels_part }
oldchapix-score_vowels_part = { $count } { $count ->
    [one] voyelle
   *[other] voyelles
  } ({ $cards }) à { $each }{ $count ->
    [one] {""}
   *[other] {" "}chacune
  }, { $points } points.
oldchapix-score_mn = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { oldchapix-score_mn_part }
oldchapix-score_mn_part = { $cards } à { $each }{ $count ->
    [one] {""}
   *[other] {" "}chacune
  }, { $points } points.
oldchapix-score_blue_h = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { oldchapix-score_blue_h_part }
oldchapix-score_blue_h_part = le H bleu, { $points } points.
oldchapix-fewest_points = Les cinq manches sont jouées ; le plus petit total gagne.

oldchapix-follow = Vous ne pouvez pas jouer le { $card } : vous avez des cartes de la famille demandée, { $family ->
    [pink_low] rose A à M
    [pink_high] rose N à Z
    [blue_low] bleu A à M
   *[blue_high] bleu N à Z
  }, et devez en fournir une.
oldchapix-one_card = Jouez exactement une carte ; { $number ->
    [0] vous n’en avez choisi aucune.
   *[other] vous en avez choisi { $number }.
  }
oldchapix-move = « { $text } » n’est pas un coup de Vieubarbix : tapez une carte avec sa couleur, comme Gp ou Hb.
oldchapix-twice = Une carte figure deux fois dans { $field }.
oldchapix-trick_size = Le pli « { $trick } » dans won doit avoir { $players } cartes.
oldchapix-contract = Le contrat { $contract } ne va pas avec la manche { $hand }.
oldchapix-trick_full = Le pli contient déjà une carte de chacun des { $players } joueurs.
oldchapix-turn = Ce ne peut pas être le tour de la place { $turn } : d’après leader et trick, c’est celui de la place { $expected }.
