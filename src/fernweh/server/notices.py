"""At your turn, on request: a mail, a webhook, or Web Push. For matches over days.

A notice holds the game, whose turn it is and the link to the table: nothing that a seat must keep
secret. What fails is logged by kind and never stops the match.
"""

import asyncio
import hashlib
import hmac
import ipaddress
import json
import logging
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

import msgspec

from fernweh.server.people import Notices, People, Subscription
from fernweh.server.settings import Settings
from fernweh.server.store import Kept
from fernweh.words import Words

_log = logging.getLogger("fernweh.notices")
_WITHIN = 10.0  # seconds
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class Notifier:
    def __init__(self, settings: Settings, people: People, key: bytes) -> None:
        self.settings, self.people = settings, people
        digest = hmac.digest(key, b"push", hashlib.sha256)
        self._push_key = int.from_bytes(digest, "big") % (_ORDER - 1) + 1

    async def tell(self, person: str, kept: Kept) -> None:
        """Every way that this person asked for."""
        who = await self.people.find(person)
        link = f"{self.settings.origin}/table/{kept.id}"
        ways = [("mail", self._mail), ("webhook", self._webhook), ("push", self._push)]
        for name, way in ways:
            try:
                await asyncio.wait_for(way(who.notices, kept, link), _WITHIN)
            except Exception as trouble:
                _log.warning("notice by %s: %s", name, type(trouble).__name__)

    # Mail

    async def _mail(self, notices: Notices, kept: Kept, link: str) -> None:
        if notices.mail and self.settings.smtp:
            await asyncio.to_thread(self._post, self._letter(notices, kept, link))

    def _letter(self, notices: Notices, kept: Kept, link: str) -> EmailMessage:
        words = Words(notices.lang, kept.header.game)
        title = words(f"game-{kept.header.game.replace('_', '-')}")
        letter = EmailMessage()
        letter["From"], letter["To"] = self.settings.mail_from, notices.mail
        letter["Subject"] = words("notice-subject", title=title)
        letter.set_content(words("notice-text", title=title, link=link))
        return letter

    def _post(self, letter: EmailMessage) -> None:
        address = urlsplit(self.settings.smtp)
        kind = smtplib.SMTP_SSL if address.scheme == "smtps" else smtplib.SMTP
        with kind(address.hostname or "", address.port or 0, timeout=_WITHIN) as server:
            if address.scheme == "smtp" and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            if address.username:
                server.login(address.username, address.password or "")
            server.send_message(letter)

    # Webhook

    async def _webhook(self, notices: Notices, kept: Kept, link: str) -> None:
        if not notices.webhook:
            return
        import httpx

        if not self.settings.private_webhooks:
            await asyncio.to_thread(must_be_public, notices.webhook)
        body = {"event": "your-turn", "game": kept.header.game, "n": kept.n, "link": link}
        async with httpx.AsyncClient(timeout=_WITHIN, follow_redirects=False) as client:
            (await client.post(notices.webhook, json=body)).raise_for_status()

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

    async def _push(self, notices: Notices, kept: Kept, link: str) -> None:
        if notices.push and self.settings.push_contact:
            for subscription in notices.push:
                await asyncio.to_thread(self._pushed, subscription, kept, link)

    def _pushed(self, subscription: Subscription, kept: Kept, link: str) -> None:
        from pywebpush import webpush

        if not self.settings.private_webhooks:
            must_be_public(subscription.endpoint)
        webpush(
            msgspec.to_builtins(subscription),
            json.dumps({"event": "your-turn", "game": kept.header.game, "link": link}),
            vapid_private_key=self._vapid(),
            vapid_claims={"sub": self.settings.push_contact},
            timeout=_WITHIN,
        )


def must_be_public(url: str) -> None:
    """A person's address must not lead into the operator's own network."""
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname:
        raise ValueError("scheme")
    for found in socket.getaddrinfo(parts.hostname, parts.port or 443):
        if not ipaddress.ip_address(found[4][0]).is_global:
            raise ValueError("address")
