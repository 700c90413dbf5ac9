## The coach of a first hand. `second`, `third` and `fourth` are the names of the players at those seats.

lesson-card_asked = { $card }, the card the coach means
lesson-coach = Coach
lesson-do = Your move: { $moves }
lesson-learn = Learn
lesson-other_move = That’s allowed in a real match. In this lesson, please do what the coach asks.
lesson-progress = { $step } of { $of }
lesson-real_match = Play a real match
lesson-skip = Skip the lesson
lesson-unfold = Show everything the coach says
lesson-watch = Watch what the others play.
