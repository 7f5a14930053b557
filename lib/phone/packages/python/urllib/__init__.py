"""Of `urllib` only what works without a network."""
