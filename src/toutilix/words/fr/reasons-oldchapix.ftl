# Pourquoi l’habitué de Vieubarbix joue une carte.
reason-oldchapix_only = { $card } est la seule carte que vous pouvez jouer.
reason-oldchapix_duck = Restez sous { $best } : le pli coûterait { $points }.
reason-oldchapix_under = Restez sous { $best } : quelqu’un peut encore y jeter une carte chère.
reason-oldchapix_no_lead = Restez sous { $best } : mieux vaut ne pas entamer le pli suivant.
reason-oldchapix_give = Jouez { $card } sous { $best } : ses { $points } points vont à quelqu’un d’autre.
reason-oldchapix_free = Ramassez le pli avec { $card } : il ne coûte rien, et voilà une carte haute de moins.
reason-oldchapix_cheap = Prenez { $points } points maintenant avec { $card } : garder cette carte pourrait coûter plus.
reason-oldchapix_early = Jouez { $card } maintenant : ce pli ne recevra sans doute pas grand-chose, et plus tard cette carte serait dangereuse.
reason-oldchapix_hope = Vous ne pouvez pas rester dessous. { $card } est votre plus basse, et il reste { $higher ->
    [one] une carte plus haute
   *[other] { $higher } cartes plus hautes
  } chez les autres.
reason-oldchapix_forced = Vous ne pouvez pas rester dessous : débarrassez-vous de { $card }.
reason-oldchapix_lead_lowest = Entamez { $card } : { $higher ->
    [one] la seule carte de sa famille chez les autres est plus haute.
   *[other] les { $higher } cartes de sa famille chez les autres sont toutes plus hautes.
  }
reason-oldchapix_lead_low = Entamez { $card } : { $higher ->
    [one] il reste une carte plus haute chez les autres, qui prendra sans doute le pli.
   *[other] il reste { $higher } cartes plus hautes chez les autres, et l’une prendra sans doute le pli.
  }
reason-oldchapix_lead_void = Entamez { $card }, votre seule carte de sa famille : ensuite vous pourrez en jeter d’autres.
reason-oldchapix_lead_least = Entamez { $card } : de toutes vos entames, c’est sans doute la moins chère.
reason-oldchapix_flush = Entamez { $card } : une carte basse de cette famille peut faire sortir le H bleu, et vous ne le prendrez pas.
reason-oldchapix_dump = Vous ne pouvez pas fournir : jetez { $card }, et ses { $points } points vont à quelqu’un d’autre.
reason-oldchapix_void = Vous ne pouvez pas fournir : jetez { $card }, votre dernière carte de sa famille.
reason-oldchapix_danger = Vous ne pouvez pas fournir : jetez { $card }. Avec { $lower ->
    [one] une carte plus basse
   *[other] { $lower } cartes plus basses
  } chez les autres, elle pourrait prendre un pli.
reason-oldchapix_spare = Vous ne pouvez pas fournir : jetez { $card }, la moins utile.

# Pourquoi un débutant le fait.
reason-oldchapix_beginner_lead = Entamez { $card }, votre carte la plus basse.
reason-oldchapix_beginner_under = { $card } est la plus haute carte avec laquelle vous ne prenez pas le pli.
reason-oldchapix_beginner_take = Vous ne pouvez pas rester dessous : jouez { $card }, votre plus haute.
