"""Our games beside those of others: the same machine, the same minutes, one table."""
