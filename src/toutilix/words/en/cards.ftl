# Colours, and a card as it is written.
card-pink = pink
card-blue = blue
card-yellow = yellow
card-violet = purple
card-written = { $colour } { $letter }
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

# For the ear: one card, cards of one colour in a list, and the word between two groups.
card-spoken = { $letter }, { $colour }
card-of_colour = { $colour } { $cards }
card-then = { $before }; { $after }
card-and = and
