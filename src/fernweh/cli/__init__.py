"""The command line: `fernweh play`, `fernweh verify` and the others, a file a command."""


def main() -> None:
    """The entry point."""
    from fernweh.cli.app import app

    app(prog_name="fernweh")
