"""Who sits at the table: `you,greedy` and the like."""

from fernweh.bots import is_bot, parse
from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault
from fernweh.play.party import Player

YOU = "you"


def players_of(seats: str, bot: str, voice: Voice) -> list[Player]:
    """The players of a match in which at least one person plays."""
    players = [_player(name, voice) for name in _names(seats)] if seats else _against(bot, voice)
    if all(player.bot for player in players):
        raise Fault("nobody-plays")
    return players


def bots_of(seats: str) -> list[Player]:
    """The players of a match of bots."""
    return [Player(name, bot=parse(name).name) for name in _names(seats)]


def _against(bot: str, voice: Voice) -> list[Player]:
    return [_player(YOU, voice), Player(bot, bot=parse(bot).name)]


def _player(name: str, voice: Voice) -> Player:
    if is_bot(name):
        return Player(name, bot=parse(name).name)
    return Player(voice.text("play-person") if name == YOU else name)


def _names(seats: str) -> list[str]:
    return [name.strip() for name in seats.split(",")]
