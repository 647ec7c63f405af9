"""A match without network or words."""
