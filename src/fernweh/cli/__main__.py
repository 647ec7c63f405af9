"""`python -m fernweh.cli` is `fernweh`."""

from fernweh.cli import main

main()
