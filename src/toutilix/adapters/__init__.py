"""Our games for other people's learners: PettingZoo, Gymnasium, OpenSpiel, and thousands of tables at once."""
