# Cards, as they are said aloud.
card-pink = { $letter } pink
card-blue = { $letter } blue
card-yellow = { $letter } yellow
card-violet = { $letter } purple
card-star = star
card-star_as = star as { $letter }
card-firecracker = firecracker
# One card in a sentence: a letter is called by its name, the others are one of several.
card-one = { $face ->
    [star] a star
    [star_as] a star as { $letter }
    [firecracker] a firecracker
   *[other] { $cards }
  }
card-unseen = hidden card

letterform-handwriting = handwriting
letterform-print = print
letterform-capitals = capitals
