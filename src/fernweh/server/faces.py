"""A person's face: one of our own portraits, which the page draws, and a colour.

Whoever has chosen none has one all the same, found from who they are, so that others tell them
apart; a name beside it is nobody's own at one device, and gets another face in the same way.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Literal, get_args

import msgspec

from fernweh.server.database import Database

Portrait = Literal[
    "wayfarer", "pilot", "diver", "climber", "captain", "scholar", "nomad", "botanist",
    "fox", "camel", "turtle", "octopus", "yak", "toucan", "jaguar", "whale",
]  # fmt: skip
Coat = Literal["rose", "ember", "amber", "moss", "jade", "sky", "indigo", "plum"]
PORTRAITS: tuple[str, ...] = get_args(Portrait)
COATS: tuple[str, ...] = get_args(Coat)


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    portrait: Portrait
    coat: Coat  # the colour


_decode = msgspec.json.Decoder(Face).decode


def spelled(face: Face | None) -> str:
    """As the store has it; "" for none."""
    return msgspec.json.encode(face).decode() if face else ""


def read(text: str, whose: str) -> Face:
    """What was chosen, if there still is such a one."""
    try:
        return _decode(text)
    except msgspec.MsgspecError:
        return face_by(whose)


def face_by(text: str) -> Face:
    """Always the same for the same text, and nothing can be read from it."""
    digest = hashlib.sha256(f"face:{text}".encode()).digest()
    portrait, coat = digest[0] % len(PORTRAITS), digest[1] % len(COATS)
    return msgspec.convert({"portrait": PORTRAITS[portrait], "coat": COATS[coat]}, Face)


class Faces:
    """The faces of people, as the store knows them now."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, people: Iterable[str]) -> dict[str, Face]:
        ids = sorted({person for person in people if person})
        found: dict[str, str] = {}
        for at in range(0, len(ids), _AT_ONCE):
            found |= await self._chosen(ids[at : at + _AT_ONCE])
        return {person: read(found.get(person, ""), person) for person in ids}

    async def _chosen(self, ids: Sequence[str]) -> dict[str, str]:
        places = ", ".join(f"${n + 1}" for n in range(_AT_ONCE))
        padded = [*ids, *[ids[-1]] * (_AT_ONCE - len(ids))]  # one text of SQL for all
        sql = f"SELECT id, face FROM people WHERE id IN ({places})"
        return {row[0]: row[1] for row in await self._database.read(sql, padded)}


_AT_ONCE = 16


def at_seats(
    people: Sequence[str], names: Sequence[str], faces: dict[str, Face]
) -> list[Face | None]:
    """For each seat its person's face; who shares their device under another name has another."""
    called = dict(zip(reversed(people), reversed(names), strict=False))  # by the first of the seats
    pairs = zip(people, [*names, *[""] * (len(people) - len(names))], strict=True)
    return [_at(person, name, called, faces) for person, name in pairs]


def _at(person: str, name: str, called: dict[str, str], faces: dict[str, Face]) -> Face | None:
    if not person:
        return None
    if name == called.get(person, name):
        return faces.get(person) or face_by(person)
    return face_by(f"{person}:{name}")
