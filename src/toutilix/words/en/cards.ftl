# Cards, as they are said aloud.
card-pink = { $letter } pink
card-blue = { $letter } blue
card-yellow = { $letter } yellow
card-violet = { $letter } purple
card-star = star
card-star_as = star as { $letter }
card-firecracker = firecracker
card-unseen = hidden card

letterform-handwriting = handwriting
letterform-print = print
letterform-capitals = capitals
