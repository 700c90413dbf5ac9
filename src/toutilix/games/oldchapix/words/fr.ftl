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
oldchapix-score_vowels_part = { $count ->
    [one] { $count } voyelle
   *[other] { $count } voyelles à { $each } chacune
  }, { $points } points : { $cards }.
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
# Les temps forts de la partie, racontés à la fin.
oldchapix-highlight_trick = { $count ->
    [0] Un pli
   *[other] Le pli avec { card-one }
  } { $who ->
    [you] vous a coûté { $points } points.
   *[other] a coûté { $points } points à { $seat }.
  }
oldchapix-highlight_gave = { $receiver_who ->
    [you] { $seat } vous a laissé { card-one }
   *[other] { $who ->
        [you] Vous avez laissé
       *[other] { $seat } a laissé
      } { card-one } à { $receiver }
  } : { $points } points.
oldchapix-fewest_points = Les cinq manches sont jouées ; le plus petit total gagne.
oldchapix-family = { $family ->
    [pink_low] rose A à M
    [pink_high] rose N à Z
    [blue_low] bleu A à M
   *[blue_high] bleu N à Z
  }
oldchapix-follow = Vous ne pouvez pas jouer { card-one } : vous avez des cartes de la famille demandée, { oldchapix-family }, et devez en fournir une.
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

## La table en mots.

table-how_oldchapix = Un coup est une carte avec sa couleur, comme Gp.
table-oldchapix_lead = Jouez la carte de votre choix.
table-oldchapix_follow = Famille demandée : { oldchapix-family }. La carte la plus forte jusqu’ici : { $card }.
table-oldchapix_led = Famille demandée : { oldchapix-family }.
table-oldchapix_no_trick = { $who ->
    [you] À vous : jouez la carte de votre choix.
   *[other] { $seat } entame.
  }
table-oldchapix_taken = { $danger ->
    [tricks] Plis joués : { $taken } sur { $total }.
    [vowels] Voyelles prises : { $taken } sur { $total }.
    [mn] M et N pris : { $taken } sur { $total }.
   *[blue_h] { $taken ->
        [0] Le H bleu n’est pas encore sorti.
       *[other] Le H bleu est pris.
      }
  }

## Sur la page.

page-about_oldchapix = Prenez le moins possible de plis, de voyelles et de lettres dangereuses. Cinq manches, cinq choses à éviter.
page-brief_oldchapix = Ramassez le moins possible
page-oldchapix_avoid = { $contract ->
    [tricks] Évitez les plis
    [vowels] Évitez les voyelles
    [mn] Évitez les M et les N
    [blue_h] Évitez le H bleu
   *[everything] Évitez tout
  }
page-oldchapix_danger = { $danger ->
    [tricks] { $each } points le pli · { $taken ->
        [one] { $taken } joué
       *[other] { $taken } joués
      } sur { $total }
    [vowels] { $each } points la voyelle · { $taken ->
        [one] { $taken } prise
       *[other] { $taken } prises
      } sur { $total }
    [mn] { $each } points la carte · { $taken ->
        [one] { $taken } prise
       *[other] { $taken } prises
      } sur { $total }
   *[blue_h] { $each } points · { $taken ->
        [0] pas encore sorti
       *[other] pris
      }
  }
page-oldchapix_danger_name = { $danger ->
    [tricks] pli
    [vowels] voyelle
    [mn] M, N
   *[blue_h] H bleu
  }

## Pourquoi les joueurs jouent ainsi.

reason-oldchapix_only = La seule carte que vous puissiez jouer est { card-one }.
reason-oldchapix_duck = Restez sous { $best_one } : ce pli coûterait { $points }.
reason-oldchapix_under = Restez sous { $best_one } : quelqu’un peut encore y jeter une carte chère.
reason-oldchapix_no_lead = Restez sous { $best_one } : mieux vaut ne pas entamer le pli suivant.
reason-oldchapix_give = Jouez { card-one } sous { $best_one } : ses { $points } points vont à quelqu’un d’autre.
reason-oldchapix_free = Remportez le pli avec { card-one } : il ne coûte rien, et c’est une carte forte de moins.
reason-oldchapix_cheap = Prenez { $points } points maintenant avec { card-one } : garder cette carte pourrait coûter plus cher.
reason-oldchapix_early = Jouez { card-one } maintenant : ce pli ne coûtera sans doute pas grand-chose, et plus tard cette carte serait dangereuse.
reason-oldchapix_hope = Vous ne pouvez pas rester dessous. Votre carte la plus faible est { card-one }, et il reste { $higher ->
    [one] une carte plus forte
   *[other] { $higher } cartes plus fortes
  } chez les autres.
reason-oldchapix_forced = Vous ne pouvez pas rester dessous : débarrassez-vous de cette carte, { card-one }.
reason-oldchapix_lead_lowest = Entamez avec { card-one } : { $higher ->
    [one] la seule carte de sa famille chez les autres est plus forte.
   *[other] les { $higher } cartes de sa famille chez les autres sont toutes plus fortes.
  }
reason-oldchapix_lead_low = Entamez avec { card-one } : { $higher ->
    [one] il reste une carte plus forte chez les autres, qui remportera sans doute le pli.
   *[other] il reste { $higher } cartes plus fortes chez les autres, et l’une remportera sans doute le pli.
  }
reason-oldchapix_lead_void = Entamez avec { card-one }, votre seule carte de sa famille : ensuite vous pourrez jeter d’autres cartes.
reason-oldchapix_lead_least = Entamez avec { card-one } : c’est sans doute ce qui vous coûtera le moins.
reason-oldchapix_flush = Entamez avec { card-one } : une carte faible de cette famille peut faire sortir le H bleu, et ce n’est pas vous qui le prendrez.
reason-oldchapix_dump = Vous ne pouvez pas fournir : jetez { card-one }, et ses { $points } points vont à quelqu’un d’autre.
reason-oldchapix_void = Vous ne pouvez pas fournir : jetez { card-one }, votre dernière carte de sa famille.
reason-oldchapix_danger = Vous ne pouvez pas fournir : jetez { card-one }. Avec { $lower ->
    [one] une carte plus faible
   *[other] { $lower } cartes plus faibles
  } chez les autres, il pourrait remporter un pli.
reason-oldchapix_spare = Vous ne pouvez pas fournir : jetez { card-one }, qui vous sert le moins.

# Pourquoi un débutant le fait.
reason-oldchapix_beginner_lead = Entamez avec { card-one }, votre carte la plus faible.
reason-oldchapix_beginner_under = Votre carte la plus forte qui ne remporte pas le pli est { card-one }.
reason-oldchapix_beginner_take = Vous ne pouvez pas rester dessous : jouez { card-one }, votre carte la plus forte.

# Pourquoi le coach préfère une carte.
reason-oldchapix_told_takes = La carte la plus forte de ce pli, qui vaut déjà { $points } points, serait { $instead }.
reason-oldchapix_told_higher = { $higher ->
    [one] Une carte plus forte que { $card } n’est pas encore sortie
   *[other] { $higher } cartes plus fortes que { $card } ne sont pas encore sorties
  }, mais { $above ->
    [0] aucune
    [one] une seule
   *[other] seulement { $above }
  } au-dessus de { $instead }.
reason-oldchapix_told_dangerous = Vous ne pouvez pas fournir, alors défaussez { $card } : { $lower ->
    [one] une carte plus faible n’est pas encore sortie
   *[other] { $lower } cartes plus faibles ne sont pas encore sorties
  }, et cette carte pourrait remporter un pli plus tard.
reason-oldchapix_told_rid = Vous ne pouvez pas fournir : { $card } part chez quelqu’un d’autre avec ses { $points } points.

## La leçon.

lesson-oldchapix_lead = Bienvenue au Vieubarbix ! Chacun joue une carte : c’est un pli. Dans cette manche, chaque pli remporté coûte 5 points : remportez-en le moins possible. Vous commencez, et une carte faible est sans danger : jouez le B rose.
lesson-oldchapix_follow = { $third } a joué la carte la plus forte, a remporté le pli et entame avec le S bleu. Sa famille est bleu N à Z : si vous avez une carte de cette famille, vous devez en jouer une. Essayez le M rose : la table dira pourquoi c’est impossible. Puis jouez le R bleu, qui reste sous le S.
lesson-oldchapix_below = Il y a quatre familles : rose A à M, rose N à Z, bleu A à M, bleu N à Z. La carte la plus forte de la famille demandée remporte le pli ; pour l’instant, c’est le K joué par { $fourth }. Débarrassez-vous d’une carte forte qui reste dessous : jouez le J bleu.
lesson-oldchapix_discard = { $fourth } entame avec le W rose : la famille est rose N à Z. Vous n’en avez pas : vous pouvez alors jouer n’importe quelle carte, et elle ne remporte pas le pli. Débarrassez-vous de la plus dangereuse : jouez le Z bleu.
lesson-oldchapix_highest = Votre Z n’a rien remporté : { $second } avait le Y, la carte la plus forte de la famille demandée. { $second } entame maintenant avec le M bleu, et rien n’est plus fort dans bleu A à M. C’est le moment de se débarrasser d’une carte forte : jouez le L bleu.
lesson-oldchapix_take = Cette fois, impossible de rester dessous : vous jouez en dernier, et K et M sont tous deux plus forts que I. S’il faut remporter un pli, faites-le avec votre carte la plus forte et gardez l’autre. Jouez le M rose.
lesson-oldchapix_lead_low = Ce pli vous coûte 5 points, et quand on remporte un pli, on entame le suivant. N est la carte la plus faible de sa famille : ceux qui fournissent sont forcés de monter. Jouez le N bleu.
lesson-oldchapix_only_card = { $third } a remporté le pli et entame avec le L rose. K est votre seule carte de cette famille : pas le choix. Par chance, elle est plus faible que L : jouez le K rose.
lesson-oldchapix_no_pink = Vous n’avez plus aucune carte rose : chaque fois que le rose est demandé, débarrassez-vous de ce que vous voulez. Jouez le X bleu, votre carte la plus forte.
lesson-oldchapix_own = Les quatre derniers plis sont à vous. Fournissez la famille si vous pouvez, restez dessous si vous pouvez, et débarrassez-vous des cartes fortes quand vous n’avez pas la famille.
lesson-oldchapix_end = Voilà une manche entière. Une partie en a cinq, et dans chacune il faut éviter autre chose : les plis, les voyelles, les M et les N, le H bleu, et enfin tout à la fois. Le plus petit total gagne. À vous la vraie partie !

## Sur la carte d’aide.

abcd-groups_oldchapix = ABCDEFGHIJKLM NOPQRSTUVWXYZ
abcd-note_oldchapix = Le rose et le bleu ont chacun deux familles, de A à M et de N à Z. Dans une famille, plus la lettre est loin dans l’alphabet, plus elle est forte.
