"""Signed seats at a real server, by a client of its own with another library's signatures."""

import asyncio
import gzip
import hashlib
import json
import random
import secrets
from pathlib import Path

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from fernweh.play import archive
from fernweh.play.signature import Keyring
from fernweh.play.verify import verify
from fernweh.server import records
from fernweh.server.records import replayed
from tests.server.guests import Socket, actor_of, begun, play_on, serving
from tests.trying import found_out

OLD_KEY = "3411e925b8e11703fd192001d6b1db2738a84c5ef80449b602b7dd66b6a7eaf9"


class Hand:
    """A seat's key, and what it signed last."""

    def __init__(self, socket: Socket, seat: int) -> None:
        self.socket, self.seat = socket, seat
        self.pen = Ed25519PrivateKey.from_private_bytes(secrets.token_bytes(32))
        self.last = bytes(32)

    @property
    def key(self) -> str:
        return self.pen.public_key().public_bytes_raw().hex()

    def said(self, kind: str, text: str) -> bytes:
        welcome = next(each for each in self.socket.heard if each["type"] == "welcome")
        seat = welcome["seats"][self.seat]["seat"]
        return b"".join([
            b"fernweh move 1\0", self.socket.table_id.encode(), b"\0",
            bytes.fromhex(welcome["commitment"]), (self.socket.n + 1).to_bytes(8, "big"),
            kind.encode(), b"\0", seat.encode(), b"\0", text.encode(), b"\0", self.last,
        ])  # fmt: skip

    def signs(self, kind: str, text: str = "") -> str:
        sig = self.pen.sign(self.said(kind, text))
        self.last = hashlib.sha256(sig).digest()
        return sig.hex()

    async def acts(self, move: str) -> int:
        sig = self.signs("action", move)
        return await self.socket.done("act", at=self.socket.n, move=move, sig=sig)


async def signed_table(site, **terms) -> list[Hand]:
    """A table of two whose seats both have keys, begun."""
    guests = [await site.guest(f"Guest {n}") for n in range(2)]
    table = await guests[0].make("lost_cities", options={"rounds": 1, "cap": 6}, **terms)
    hands = [Hand(await guest.at(table), seat) for seat, guest in enumerate(guests)]
    nonces = [secrets.token_bytes(32) for _ in hands]
    for hand, nonce in zip(hands, nonces, strict=True):
        hashed = hashlib.sha256(nonce).hexdigest()
        facts = {"seat": hand.seat, "name": "Guest", "nonce_hash": hashed, "key": hand.key}
        await hand.socket.done("sit", **facts)
    await hands[0].socket.done("start")
    for hand, nonce in zip(hands, nonces, strict=True):
        await hand.socket.done("show-nonce", seat=hand.seat, nonce=nonce.hex())
        await hand.socket.done("look", viewer=hand.seat)
    return hands


async def to_act(hands: list[Hand]) -> Hand | None:
    socket = await actor_of([hand.socket for hand in hands])
    return next((hand for hand in hands if hand.socket is socket), None)


async def play_out(hands: list[Hand], most: int = 10**6) -> None:
    rng = random.Random(1)
    for _ in range(most):
        hand = await to_act(hands)
        if hand is None:
            return
        await hand.acts(rng.choice(hand.socket.now["choices"])["move"])


async def record_of(hand: Hand) -> bytes:
    answer = await hand.socket.guest.http.get(f"/api/tables/{hand.socket.table_id}/record")
    return answer.content


def test_a_whole_match_by_their_seats(tmp_path):
    async def main():
        async with serving(tmp_path) as site:
            hands = await signed_table(site)
            await play_out(hands)
            server = (await hands[0].socket.guest.http.get("/api/key")).json()["key"]
            report = verify(await record_of(hands[0]), server)
            assert [(moves.by, moves.key) for moves in report.moves] == [
                ("signed", hand.key) for hand in hands
            ]
            assert report.chance == "proved" and report.server == server and report.words == []
            assert await record_of(hands[1]) == await record_of(hands[0])  # made anew each time

    asyncio.run(main())


def test_what_is_not_signed_or_signed_wrong_does_nothing(tmp_path):
    async def main():
        async with serving(tmp_path) as site:
            hands = await signed_table(site)
            hand = await to_act(hands)
            other, socket = hands[1 - hand.seat], hand.socket
            at, move = socket.n, socket.now["choices"][0]["move"]
            act = {"at": at, "move": move}
            assert await socket.refused("act", **act) == "signature-missing"
            assert await socket.refused("act", **act, sig="0" * 128) == "signature-wrong"
            theirs = other.pen.sign(hand.said("action", move)).hex()
            assert await socket.refused("act", **act, sig=theirs) == "signature-wrong"
            resigned = hand.pen.sign(hand.said("resigned", "")).hex()
            assert await socket.refused("act", **act, sig=resigned) == "signature-wrong"
            await socket.send("act", **act, sig="xyz")
            assert (await socket.hear())["code"] == "message-unreadable"
            assert socket.n == at and await hand.acts(move) > at

    asyncio.run(main())


def test_take_back_and_resign_are_signed_too(tmp_path):
    async def main():
        async with serving(tmp_path) as site:
            hands = await signed_table(site)
            hand = await to_act(hands)
            socket, before = hand.socket, hand.socket.n
            await hand.acts(socket.now["choices"][0]["move"])
            await socket.settle()
            assert socket.now["take_back_to"] == before
            sig = hand.signs("take-back", str(before))
            await socket.done("take-back", at=socket.n, sig=sig)
            await socket.settle()
            assert await socket.refused("resign", at=socket.n) == "signature-missing"
            await socket.done("resign", at=socket.n, sig=hand.signs("resigned"))
            report = verify(await record_of(hand))
            assert report.result.by == "resigned" and report.moves[hand.seat].by == "signed"

    asyncio.run(main())


def test_another_device_takes_the_seat(tmp_path):
    async def main():
        async with serving(tmp_path) as site:
            hands = await signed_table(site)
            await play_out(hands, 2)
            hand = await to_act(hands)
            guest = hand.socket.guest
            second = Hand(await guest.at(hand.socket.table_id, viewer=hand.seat), hand.seat)
            take = {"seat": hand.seat, "key": second.key, "at": second.socket.n}
            stranger = hands[1 - hand.seat].socket
            assert await stranger.refused("take-key", **take) == "not-your-seat"
            assert await second.socket.refused("take-key", **take, sig="0" * 128) == (
                "signature-wrong"
            )
            n = await second.socket.done("take-key", **take)
            await second.socket.settle()
            assert second.socket.table["keys"][hand.seat] == second.key
            assert second.socket.table["last"][hand.seat] == ""
            hands[hand.seat] = second
            await play_out(hands)
            report = verify(await record_of(second))
            assert (report.moves[hand.seat].by, report.moves[hand.seat].since) == ("since", n)
            assert [word.kind for word in report.words] == ["seat-key"]

    asyncio.run(main())


def test_one_is_told_of_ones_own_last_signature_only(tmp_path):
    async def main():
        async with serving(tmp_path) as site:
            hands = await signed_table(site)
            await play_out(hands, 4)
            for hand in hands:
                await hand.socket.done("look", viewer=hand.seat)
                told = hand.socket.table
                assert told["keys"] == [each.key for each in hands]
                assert told["last"][hand.seat] == hand.last.hex()
                assert told["last"][1 - hand.seat] == ""

    asyncio.run(main())


def test_bots_sign_and_whoever_has_no_key_plays_on_as_before(tmp_path):
    async def main():
        async with serving(tmp_path) as site:
            ada = await site.guest("Ada")
            table = await ada.make(options={"rounds": 1, "cap": 4}, bots=["", "random"])
            socket = await ada.at(table)
            await socket.sit(0)
            await socket.done("start")
            await socket.show(0)
            await socket.done("look", viewer=0)
            while not socket.result:
                if socket.now["actor"] == 0:
                    await socket.act(socket.now["choices"][0]["move"])
                else:
                    await socket.hear()
            answer = await ada.http.get(f"/api/tables/{table}/record")
            report = verify(answer.content)
            assert [moves.by for moves in report.moves] == ["unsigned", "bot"]
            assert report.moves[1].key == socket.table["keys"][1] != ""
            lines = [json.loads(line) for line in archive.unsealed(answer.content)]
            south = [line for line in lines if line["kind"] == "action" and line["by"] == "south"]
            assert south and all(line["sig"] for line in south)

    asyncio.run(main())


def test_every_step_is_bound_and_the_record_keeps_to_it(tmp_path):
    async def main():
        async with serving(tmp_path) as site:
            hands = await signed_table(site)
            looker = await (await site.guest("Eve")).at(hands[0].socket.table_id)
            await play_out(hands)
            record = archive.unsealed(await record_of(hands[0]))
            secret = bytes.fromhex(json.loads(record[-3])["secret"])
            await looker.settle()
            told = {step["n"]: step["bind"] for step in looker.heard if step["type"] == "step"}
            assert len(told) > 10 and told == {n: bound(secret, n, record[n]) for n in told}
            mine = {s["n"]: s["bind"] for s in hands[1].socket.heard if s["type"] == "step"}
            assert all(mine[n] == bind for n, bind in told.items())  # the same for everybody

    asyncio.run(main())


def test_nothing_that_was_sent_can_be_found_by_trying(tmp_path):
    """By the sockets and by plain requests, of a match that still runs."""

    async def main():
        async with serving(tmp_path) as site:
            hands = await signed_table(site)
            table = hands[0].socket.table_id
            await play_out(hands, 8)
            await hands[0].socket.done("look", viewer=0)
            paths = ["", "/record", "/sheet?viewer=0", "/missed?viewer=0"]
            told = [msgspec.json.encode(each) for each in hands[0].socket.heard]
            for path in paths:
                answer = await hands[0].socket.guest.http.get(f"/api/tables/{table}{path}")
                told.append(answer.content)
            match = site.house.hall.rooms[table].match
            kept = await site.house.store.find(table)
            lines = await site.house.store.lines(table)
            own = {hands[0].last.hex().encode()}
            assert own == set(found_out(replayed(kept, lines), told))  # what it signed itself
            assert match.result is None and b'"sig"' not in b"".join(told)

    asyncio.run(main())


def test_matches_from_before_there_were_keys_go_on(tmp_path):
    """Unsigned as they were; and from where a seat takes a key, signed."""
    old = Path(__file__).parent / "f825555"
    (tmp_path / "fernweh.sqlite").write_bytes(
        gzip.decompress((old / "store.sqlite.gz").read_bytes())
    )
    (tmp_path / "fernweh.sqlite.key").write_bytes(bytes.fromhex(OLD_KEY))

    async def main():
        async with serving(tmp_path) as site:
            for id in await site.house.store.all_ids():
                room = site.house.hall.room(id)
                await room.open()
                match, ring = room.match, Keyring(b"r" * 32, id)
                seat = match.actor
                match.take_key(seat, ring.key(match.now.names[seat]))
                match.keyring = ring
                match.act(seat, match.game.moves()[0])
                match.resign(seat)
                if match.result is None:
                    match.act(match.actor, match.game.moves()[0])
                await room.commit()
                report = verify(await records.record_of(site.house.store, room.kept))
                states = [moves.by for moves in report.moves]
                assert states.pop(seat) == "since" and set(states) == {"unsigned"}

    asyncio.run(main())


def bound(secret: bytes, n: int, line: bytes) -> str:
    salt = hmac_of(secret, b"bind" + n.to_bytes(8, "big"))
    return hmac_of(salt, line).hex()


def hmac_of(key: bytes, data: bytes) -> bytes:
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in block) + data).digest()
    return hashlib.sha256(bytes(b ^ 0x5C for b in block) + inner).digest()


def test_a_restart_and_a_snapshot_keep_the_chain(tmp_path):
    async def main():
        async with serving(tmp_path) as site:
            hands = await signed_table(site)
            await play_out(hands, 9)
        async with serving(tmp_path, port=site.port) as again:
            for hand in hands:
                guest = hand.socket.guest
                guest.site = again
                hand.socket = await guest.at(hand.socket.table_id, viewer=hand.seat)
            await play_out(hands)
            eve = await again.guest("Eve")
            answer = await eve.http.get(f"/api/tables/{hands[0].socket.table_id}/record")
            assert [moves.by for moves in verify(answer.content).moves] == ["signed"] * 2

    asyncio.run(main())


@pytest.mark.parametrize("sent", ["first", "again"])
def test_a_key_taken_twice_is_taken_once(tmp_path, sent):
    async def main():
        async with serving(tmp_path) as site:
            sockets = await begun(site)
            hand = Hand(sockets[0], 0)
            id = await sockets[0].send("take-key", seat=0, key=hand.key, at=sockets[0].n)
            first = await sockets[0].answer(id)
            if sent == "again":
                sockets[0].answers.clear()
                sockets[0]._ids -= 1
                again = await sockets[0].send("take-key", seat=0, key=hand.key, at=sockets[0].n)
                assert await sockets[0].answer(again) == first
            await play_on(sockets[1:], random.Random(2), 0)
            assert first["n"] == (await sockets[1].done("look", viewer=1))

    asyncio.run(main())
