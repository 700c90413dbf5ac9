# Les couleurs, et une carte comme on l’écrit.
card-pink = rose
card-blue = bleu
card-yellow = jaune
card-violet = violet
card-written = { $letter } { $colour }
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

# Pour l’oreille : une carte, les cartes d’une couleur dans une liste, et le mot entre deux groupes.
card-spoken = { $letter }, { $colour }
card-of_colour = { $colour } : { $cards }
card-then = { $before }, { $after }
card-and = et
