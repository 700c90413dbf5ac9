# Les cartes, comme on les dit.
card-pink = { $letter } rose
card-blue = { $letter } bleu
card-yellow = { $letter } jaune
card-violet = { $letter } violet
card-star = étoile
card-star_as = étoile pour { $letter }
card-firecracker = pétard
# Une carte dans une phrase : une lettre par son nom, les autres sont une parmi d’autres.
card-one = { $face ->
    [star] une étoile
    [star_as] une étoile pour { $letter }
    [firecracker] un pétard
   *[other] { $cards }
  }
card-unseen = carte cachée

letterform-handwriting = cursive
letterform-print = script
letterform-capitals = capitales
