# Cards, as they are written.
card-pink = pink { $letter }
card-blue = blue { $letter }
card-yellow = yellow { $letter }
card-violet = purple { $letter }
card-star = star
card-star_as = star as { $letter }
card-firecracker = firecracker
# One card in a sentence, with its article.
card-one = { $face ->
    [star] a star
    [star_as] a star as { $letter }
    [firecracker] a firecracker
    [letter] the { $cards }
   *[other] { $cards }
  }
card-unseen = hidden card

letterform-handwriting = handwriting
letterform-print = print
letterform-capitals = capitals
# A card by itself, for the ear: the letter comes first and stays a letter.
card-spoken_pink = { $letter }, pink
card-spoken_blue = { $letter }, blue
card-spoken_yellow = { $letter }, yellow
card-spoken_violet = { $letter }, purple
