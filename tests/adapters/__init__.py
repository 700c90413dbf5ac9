"""Our games through other people's interfaces are the games that we play."""
