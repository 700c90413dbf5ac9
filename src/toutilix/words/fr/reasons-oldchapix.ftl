# Pourquoi l’habitué de Vieubarbix joue une carte.
reason-oldchapix_only = Le { $card } est la seule carte que vous puissiez jouer.
reason-oldchapix_duck = Restez sous le { $best } : ce pli coûterait { $points }.
reason-oldchapix_under = Restez sous le { $best } : quelqu’un peut encore y jeter une carte chère.
reason-oldchapix_no_lead = Restez sous le { $best } : mieux vaut ne pas entamer le pli suivant.
reason-oldchapix_give = Jouez le { $card } sous le { $best } : ses { $points } points vont à quelqu’un d’autre.
reason-oldchapix_free = Remportez le pli avec le { $card } : il ne coûte rien, et c’est une carte forte de moins.
reason-oldchapix_cheap = Prenez { $points } points maintenant avec le { $card } : garder cette carte pourrait coûter plus cher.
reason-oldchapix_early = Jouez le { $card } maintenant : ce pli ne coûtera sans doute pas grand-chose, et plus tard cette carte serait dangereuse.
reason-oldchapix_hope = Vous ne pouvez pas rester dessous. Le { $card } est votre carte la plus faible, et il reste { $higher ->
    [one] une carte plus forte
   *[other] { $higher } cartes plus fortes
  } chez les autres.
reason-oldchapix_forced = Vous ne pouvez pas rester dessous : débarrassez-vous de cette carte, le { $card }.
reason-oldchapix_lead_lowest = Entamez avec le { $card } : { $higher ->
    [one] la seule carte de sa famille chez les autres est plus forte.
   *[other] les { $higher } cartes de sa famille chez les autres sont toutes plus fortes.
  }
reason-oldchapix_lead_low = Entamez avec le { $card } : { $higher ->
    [one] il reste une carte plus forte chez les autres, qui remportera sans doute le pli.
   *[other] il reste { $higher } cartes plus fortes chez les autres, et l’une remportera sans doute le pli.
  }
reason-oldchapix_lead_void = Entamez avec le { $card }, votre seule carte de sa famille : ensuite vous pourrez jeter d’autres cartes.
reason-oldchapix_lead_least = Entamez avec le { $card } : c’est sans doute ce qui vous coûtera le moins.
reason-oldchapix_flush = Entamez avec le { $card } : une carte faible de cette famille peut faire sortir le H bleu, et ce n’est pas vous qui le prendrez.
reason-oldchapix_dump = Vous ne pouvez pas fournir : jetez le { $card }, et ses { $points } points vont à quelqu’un d’autre.
reason-oldchapix_void = Vous ne pouvez pas fournir : jetez le { $card }, votre dernière carte de sa famille.
reason-oldchapix_danger = Vous ne pouvez pas fournir : jetez le { $card }. Avec { $lower ->
    [one] une carte plus faible
   *[other] { $lower } cartes plus faibles
  } chez les autres, il pourrait remporter un pli.
reason-oldchapix_spare = Vous ne pouvez pas fournir : jetez le { $card }, qui vous sert le moins.

# Pourquoi un débutant le fait.
reason-oldchapix_beginner_lead = Entamez avec le { $card }, votre carte la plus faible.
reason-oldchapix_beginner_under = Le { $card } est votre carte la plus forte qui ne remporte pas le pli.
reason-oldchapix_beginner_take = Vous ne pouvez pas rester dessous : jouez le { $card }, votre carte la plus forte.
