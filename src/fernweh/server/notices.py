"""On request a mail, a webhook, or Web Push: at your turn in a match over days, and when the others
miss you at a table in play.

A notice holds the game, what it is about and the link to the table: nothing that a seat must keep
secret. What fails is logged by kind and never stops the match.
"""

import asyncio
import hashlib
import hmac
import logging
import smtplib
import ssl
import time
from email.message import EmailMessage
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from fernweh.server import courier
from fernweh.server.people import Notices, People, Subscription
from fernweh.server.settings import Settings
from fernweh.server.store import Kept
from fernweh.words import Words

_log = logging.getLogger("fernweh.notices")
_WITHIN = 10.0  # seconds
_JSON, _KIND = msgspec.json.Encoder(), "application/json"
_SIGNED_FOR = 12 * 3600  # seconds (RFC 8292: a day at most)
YOUR_TURN, MISSED = "your-turn", "missed"
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class News(NamedTuple):
    """What a person is told of."""

    event: str
    game: str
    n: int
    link: str


class NoStartTls(Exception):
    """The mail server does not offer to encrypt: no password is sent to it."""


class Notifier:
    def __init__(self, settings: Settings, people: People, key: bytes) -> None:
        self.settings, self.people = settings, people
        digest = hmac.digest(key, b"push", hashlib.sha256)
        self._push_key = int.from_bytes(digest, "big") % (_ORDER - 1) + 1

    async def tell(self, person: str, kept: Kept, event: str = YOUR_TURN) -> None:
        """Every way that this person asked for."""
        who = await self.people.find(person)
        link = f"{self.settings.origin}/table/{kept.id}"
        news = News(event, kept.header.game, kept.n, link)
        ways = [("mail", self._mail), ("webhook", self._webhook), ("push", self._push)]
        for name, way in ways:
            try:
                await asyncio.wait_for(way(who.notices, news), _WITHIN)
            except Exception as trouble:
                _log.warning("notice by %s: %s", name, type(trouble).__name__)

    # Mail

    async def _mail(self, notices: Notices, news: News) -> None:
        if notices.mail and self.settings.smtp:
            await asyncio.to_thread(self._post, self._letter(notices, news))

    def _letter(self, notices: Notices, news: News) -> EmailMessage:
        """The link stands alone: marks of direction around it would be taken for a part of it."""
        words = Words(notices.lang, news.game)
        title = words(f"game-{news.game.replace('_', '-')}")
        letter = EmailMessage()
        letter["From"], letter["To"] = self.settings.mail_from, notices.mail
        letter["Subject"] = words(f"notice-subject-{news.event}", title=title)
        text = words(f"notice-text-{news.event}", title=title)
        letter.set_content(f"{text}\n\n{news.link}\n")
        return letter

    def _post(self, letter: EmailMessage) -> None:
        address = urlsplit(self.settings.smtp)
        kind = smtplib.SMTP_SSL if address.scheme == "smtps" else smtplib.SMTP
        with kind(address.hostname or "", address.port or 0, timeout=_WITHIN) as server:
            server.ehlo()  # before it nobody knows what is offered
            if address.scheme == "smtp" and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            elif address.scheme == "smtp" and address.username:
                raise NoStartTls
            if address.username:
                server.login(address.username, address.password or "")
            server.send_message(letter)

    # Webhook

    async def _webhook(self, notices: Notices, news: News) -> None:
        if notices.webhook:
            body = _JSON.encode(news._asdict())
            await self._send(notices.webhook, body, {"content-type": _KIND})

    async def _send(self, url: str, content: bytes, headers: dict[str, str]) -> None:
        await courier.post(url, content, headers, _WITHIN, self.settings.private_webhooks)

    # Web Push

    def push_key(self) -> str:
        """The public key that a browser is given to subscribe with."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import b64urlencode

        point = self._vapid().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    def _vapid(self) -> Any:
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02

        return Vapid02(ec.derive_private_key(self._push_key, ec.SECP256R1()))

    async def _push(self, notices: Notices, news: News) -> None:
        if notices.push and self.settings.push_contact:
            body = _JSON.encode({"event": news.event, "game": news.game, "link": news.link})
            for subscription in notices.push:
                content = await asyncio.to_thread(_sealed, subscription, body)
                await self._send(subscription.endpoint, content, self._signed(subscription))

    def _signed(self, subscription: Subscription) -> dict[str, str]:
        """The headers of a push: who sends it (RFC 8292), and how it is sealed (RFC 8291)."""
        address = urlsplit(subscription.endpoint)
        claims = {
            "sub": self.settings.push_contact,
            "aud": f"{address.scheme}://{address.netloc}",
            "exp": int(time.time()) + _SIGNED_FOR,
        }
        return {"content-encoding": "aes128gcm", "ttl": "0", **self._vapid().sign(claims)}


def _sealed(subscription: Subscription, body: bytes) -> bytes:
    """So that the subscriber alone can open it."""
    from pywebpush import WebPusher

    return bytes(WebPusher(msgspec.to_builtins(subscription)).encode(body)["body"])
