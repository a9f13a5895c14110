"""Computer players: the levels, the process they think in, and tournaments between them."""
