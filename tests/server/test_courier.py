"""Notices that go out: to whom they were meant, by servers written here."""

import asyncio
import base64
import json
import socket
import socketserver
import ssl
import subprocess
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
import pytest

from fernweh.server import courier
from fernweh.server.addresses import is_public
from tests.server.guests import actor_of, begun, serving
from tests.server.test_tables import served

HERE, INSIDE = "127.0.0.2", "127.0.0.1"  # as if one were public, and the other the operator's own
NAME = "hook.example"


class Hook(BaseHTTPRequestHandler):
    """Keeps what it hears; leads elsewhere where it was told to."""

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        named = {name.lower(): value for name, value in self.headers.items()}
        self.server.heard.append((self.path, named, body))
        self.send_response(307 if self.server.leads_to else 201)
        if self.server.leads_to:
            self.send_header("location", self.server.leads_to)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


@contextmanager
def hook(host: str, port: int = 0, leads_to: str = "", tls: ssl.SSLContext | None = None):
    server = ThreadingHTTPServer((host, port), Hook)
    server.heard, server.leads_to = [], leads_to
    if tls:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture
def tls(tmp_path, monkeypatch):
    """A certificate for the name, which this process trusts; the names that clients ask for."""
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj",
         f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},DNS:localhost",
         "-keyout", key, "-out", certificate],
        check=True, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    context.asked = []
    context.sni_callback = lambda _, name, __: context.asked.append(name)
    return context


def resolving(monkeypatch, *answers: list[str]) -> list[str]:
    """Names lead here, then there; the names asked for."""
    asked, known = [], socket.getaddrinfo

    def getaddrinfo(host, port, *given, **named):
        if host != NAME:
            return known(host, port, *given, **named)
        asked.append(host)
        addresses = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(courier, "is_public", lambda host: host == HERE)
    return asked


def posted(url: str, may_be_private: bool = False) -> None:
    asyncio.run(courier.post(url, b"{}", {"x": "y"}, 5.0, may_be_private))


# Addresses


def test_what_was_checked_is_what_is_connected_to(monkeypatch, tls):
    """A name that leads inside when it is asked for again."""
    asked = resolving(monkeypatch, [HERE], [INSIDE])
    with hook(HERE, tls=tls) as outside, hook(INSIDE, outside.server_port, tls=tls) as inside:
        posted(f"https://{NAME}:{outside.server_port}/a?b=c")
    assert not inside.heard and asked == [NAME] and tls.asked == [NAME]
    path, headers, body = outside.heard[0]
    assert (path, body) == ("/a?b=c", b"{}")
    assert headers["host"] == f"{NAME}:{outside.server_port}"


def test_one_private_address_is_one_too_many(monkeypatch, tls):
    resolving(monkeypatch, [HERE, INSIDE])
    with hook(HERE, tls=tls) as outside, pytest.raises(courier.NotPublic):
        posted(f"https://{NAME}:{outside.server_port}/")
    assert not outside.heard


def test_the_next_address_is_tried_where_one_is_away(monkeypatch, tls):
    resolving(monkeypatch, ["127.0.0.3", HERE])
    monkeypatch.setattr(courier, "is_public", lambda host: True)
    with hook(HERE, tls=tls) as outside:
        posted(f"https://{NAME}:{outside.server_port}/")
    assert outside.heard


def test_redirects_are_not_followed(monkeypatch, tls):
    resolving(monkeypatch, [HERE])
    with hook(INSIDE) as inside:
        to = f"http://{INSIDE}:{inside.server_port}/"
        with hook(HERE, leads_to=to, tls=tls) as outside, pytest.raises(httpx.HTTPStatusError):
            posted(f"https://{NAME}:{outside.server_port}/")
    assert outside.heard and not inside.heard


def test_a_certificate_of_another_name_is_refused(monkeypatch, tls):
    with hook(INSIDE, tls=tls) as inside, pytest.raises(httpx.ConnectError):
        posted(f"https://127.0.0.1:{inside.server_port}/", may_be_private=True)
    assert not inside.heard


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://2130706433/",
        "file:///etc/passwd",
    ],
)
def test_webhooks_do_not_lead_inside(url):
    with pytest.raises((courier.NotPublic, OSError)):
        posted(url)


def test_what_is_public():
    for host in ("8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"):
        assert is_public(host), host
    for host in (
        "10.0.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "::1", "fe80::1%eth0",
        "fc00::1", "::ffff:10.0.0.1", "::10.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::a00:1",
        "2002:a00:1::", "2001:0:a00:1::", "ff02::1",
    ):  # fmt: skip
        assert not is_public(host), host


# Mail


class Mail(socketserver.StreamRequestHandler):
    """Speaks as much SMTP as a letter needs, and keeps every line."""

    def handle(self):
        self.say("220 here")
        while line := self.rfile.readline().decode().strip():
            self.server.heard.append((self.is_sealed, line))
            word = line.split()[0].upper()
            if word == "STARTTLS":
                self.seal()
            elif word == "DATA":
                self.letter()
            else:
                self.say(*self.answer(word))

    is_sealed = False

    def answer(self, word):
        if word == "EHLO":
            offers = ["AUTH PLAIN"] + ["STARTTLS"] * bool(self.server.tls and not self.is_sealed)
            return ["250-here", *(f"250-{each}" for each in offers), "250 SIZE 1000000"]
        return {"AUTH": ["235 welcome"], "QUIT": ["221 bye"]}.get(word, ["250 so be it"])

    def say(self, *lines):
        self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())

    def finish(self):
        super().finish()
        self.request.close()

    def seal(self):
        self.say("220 go on")
        self.request = self.server.tls.wrap_socket(self.request, server_side=True)
        self.rfile, self.wfile = self.request.makefile("rb"), self.request.makefile("wb", 0)
        self.is_sealed = True

    def letter(self):
        self.say("354 go on")
        while (line := self.rfile.readline().rstrip(b"\r\n")) != b".":
            self.server.letter.append(line.decode().removeprefix("."))
        self.say("250 taken")


@contextmanager
def mail(tls: ssl.SSLContext | None):
    server = socketserver.ThreadingTCPServer((INSIDE, 0), Mail)
    server.tls, server.heard, server.letter = tls, [], []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


def told(tmp_path, notices, **settings) -> None:
    """A person who asked for these notices is told of their turn."""

    async def work(site):
        guest = await site.guest("Ada")
        answer = await guest.http.put("/api/me/notices", json=notices)
        assert answer.status_code == 200, answer.text
        person = await site.house.people.known_by(guest.cookie)
        kept = await site.house.store.find(await guest.make())
        await site.house.notifier.tell(person, kept)

    served(work, tmp_path, mail_from="f@games.example", **settings)


def test_a_password_goes_by_tls_alone(tmp_path, tls):
    with mail(tls) as server:
        smtp = f"smtp://ada:secret@localhost:{server.server_address[1]}"
        told(tmp_path, {"mail": "ada@games.example"}, smtp=smtp)
    assert any(line.startswith("AUTH") for _, line in server.heard)
    assert all(is_sealed for is_sealed, line in server.heard if line.startswith(("AUTH", "MAIL")))
    assert any(line.startswith("To: ada@games.example") for line in server.letter)


def test_no_password_without_tls(tmp_path, caplog):
    with mail(None) as server:
        smtp = f"smtp://ada:secret@localhost:{server.server_address[1]}"
        told(tmp_path, {"mail": "ada@games.example"}, smtp=smtp)
    assert [line.split()[0].upper() for _, line in server.heard][:1] == ["EHLO"]
    assert not any(line.startswith(("AUTH", "MAIL")) for _, line in server.heard)
    assert "notice by mail: NoStartTls" in caplog.text and "secret" not in caplog.text


def test_without_a_password_a_letter_goes_as_it_can(tmp_path):
    with mail(None) as server:
        smtp = f"smtp://localhost:{server.server_address[1]}"
        told(tmp_path, {"mail": "ada@games.example"}, smtp=smtp)
    assert server.letter


# At one's turn


def test_at_your_turn_a_webhook_and_a_mail(tmp_path, monkeypatch):
    monkeypatch.setattr("fernweh.server.plan.NOTICE_AFTER", 50)

    async def work(site):
        sockets = await begun(site, clock={"kind": "days", "days": 3})
        actor = await actor_of(sockets)
        webhook = f"http://{INSIDE}:{listener.server_port}/"
        notices = {"mail": "ada@games.example", "webhook": webhook, "lang": "fa"}
        for each in sockets:
            answer = await each.guest.http.put("/api/me/notices", json=notices)
            assert answer.status_code == 200, answer.text
        other = next(each for each in sockets if each is not actor)
        await other.close()
        while (actor.now["actor"]) == sockets.index(actor):
            await actor.act(actor.now["choices"][0]["move"])
            await actor.settle()
        for _ in range(100):
            if listener.heard and server.letter:
                break
            await asyncio.sleep(0.1)
        body = json.loads(listener.heard[-1][2])
        assert actor.table_id in body["link"] and body["event"] == "your-turn"
        assert any(line.startswith("To: ada@games.example") for line in server.letter)

    with mail(None) as server, hook(INSIDE) as listener:
        smtp = f"smtp://localhost:{server.server_address[1]}"
        settings = {"private_webhooks": True, "smtp": smtp, "mail_from": "f@games.example"}
        served(work, tmp_path, **settings)


def test_web_push_is_signed_and_sealed(tmp_path, tls, caplog):
    """What goes to the push service can be opened by its subscriber alone, and goes no further."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    own = ec.generate_private_key(ec.SECP256R1())
    auth = b"0123456789abcdef"
    text = lambda data: base64.urlsafe_b64encode(data).rstrip(b"=").decode()  # noqa: E731
    public = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    async def work():
        contact = {"push_contact": "mailto:op@games.example", "private_webhooks": True}
        async with serving(tmp_path, **contact) as site:
            guest = await site.guest("Ada")
            keys = {"p256dh": text(public), "auth": text(auth)}
            endpoint = f"https://localhost:{service.server_port}/1"
            push = [{"endpoint": endpoint, "keys": keys}]
            assert (await guest.http.put("/api/me/notices", json={"push": push})).status_code == 200
            assert len((await guest.http.get("/api/me")).json()["push_key"]) == 87
            person = await site.house.people.known_by(guest.cookie)
            kept = await site.house.store.find(await guest.make())
            await site.house.notifier.tell(person, kept)
            service.leads_to = f"http://{INSIDE}:{inside.server_port}/"
            await site.house.notifier.tell(person, kept)

    with hook(INSIDE, tls=tls) as service, hook(INSIDE) as inside:
        asyncio.run(work())
    path, named, data = service.heard[0]
    opened = http_ece.decrypt(data, private_key=own, auth_secret=auth, version="aes128gcm")
    assert path == "/1" and b"your-turn" in opened and named["content-encoding"] == "aes128gcm"
    claims = named["authorization"].removeprefix("vapid t=").split(",")[0].split(".")[1]
    claims = json.loads(base64.urlsafe_b64decode(claims + "=="))
    assert claims["aud"] == f"https://localhost:{service.server_port}"
    assert len(service.heard) == 2 and not inside.heard
    assert "notice by push: HTTPStatusError" in caplog.text
