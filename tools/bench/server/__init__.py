"""Our table server under load, beside boardgame.io's: one driver plays at both, card by card, over WebSockets."""
