# Les cartes, comme on les écrit.
card-pink = { $letter } rose
card-blue = { $letter } bleu
card-yellow = { $letter } jaune
card-violet = { $letter } violet
card-star = étoile
card-star_as = étoile pour { $letter }
card-firecracker = pétard
# Une carte dans une phrase, avec son article.
card-one = { $face ->
    [star] une étoile
    [star_as] une étoile pour { $letter }
    [firecracker] un pétard
    [letter] le { $cards }
   *[other] { $cards }
  }
card-unseen = carte cachée

letterform-handwriting = cursive
letterform-print = script
letterform-capitals = capitales
# Une carte seule, pour l’oreille : la lettre d’abord, et elle reste une lettre.
card-spoken_pink = { $letter }, rose
card-spoken_blue = { $letter }, bleu
card-spoken_yellow = { $letter }, jaune
card-spoken_violet = { $letter }, violet
