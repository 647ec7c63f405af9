"""Real PostgreSQL, Redis and nginx for the tests, each in a folder and on a port of its own."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

HERE = "127.0.0.1"
DEPLOY = Path(__file__).parents[2] / "deploy"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(600):
        assert process.poll() is None, "it did not start"
        with suppress(OSError), socket.create_connection((HERE, port), 0.2):
            return
        time.sleep(0.05)
    raise TimeoutError


def tool(name: str) -> str:
    """Debian keeps PostgreSQL's programs out of the way."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    path = os.pathsep.join([*map(str, places), os.environ["PATH"], "/usr/sbin"])
    found = shutil.which(name, path=path)
    assert found, f"{name} is missing: `make services` installs it"
    return found


@contextmanager
def running(*words: str, user: str = "") -> "Iterator[subprocess.Popen[bytes]]":
    as_user = ["runuser", "-u", user, "--"] if user and os.geteuid() == 0 else []
    process = subprocess.Popen(
        [*as_user, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The address of a fresh database. PostgreSQL does not run as root."""
    data, port = folder / "postgres", free_port()
    data.mkdir()
    for each in data.parents:
        if os.geteuid() == 0 and not each.stat().st_mode & 0o001:
            each.chmod(each.stat().st_mode | 0o011)
    if os.geteuid() == 0:
        shutil.chown(data, "postgres")
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    subprocess.run(
        [*as_user, tool("initdb"), "-D", str(data), "-U", "fernweh", "-A", "trust",
         "-E", "UTF8", "--locale=C"],
        check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    words = (tool("postgres"), "-D", str(data), "-p", str(port), "-h", HERE, "-k", str(data))
    with running(*words, user="postgres") as process:
        wait_for(port, process)
        asked = [tool("pg_isready"), "-q", "-h", HERE, "-p", str(port)]
        while subprocess.run(asked, check=False).returncode:
            time.sleep(0.1)
        yield f"postgresql://fernweh@{HERE}:{port}/postgres"


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    port = free_port()
    words = (
        tool("redis-server"),
        "--port",
        str(port),
        "--bind",
        HERE,
        "--save",
        "",
        "--dir",
        str(folder),
    )
    with running(*words) as process:
        wait_for(port, process)
        yield f"redis://{HERE}:{port}/0"


@contextmanager
def nginx(folder: Path, workers: list[int], port: int = 0, tls: bool = False) -> Iterator[int]:
    """The example of the guide, before these workers."""
    port = port or free_port()
    example = (DEPLOY / "nginx.conf").read_text()
    servers = "\n".join(f"    server {HERE}:{each} max_fails=0;" for each in workers)
    listen = f"listen {HERE}:{port} ssl;\n{certified(folder)}" if tls else f"listen {HERE}:{port};"
    text = example.replace("    server 127.0.0.1:8765;", servers).replace("listen 80;", listen)
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;\n"
        f"{'user root;' if os.geteuid() == 0 else ''}\n"  # the folder is ours alone
        f"events {{}}\nhttp {{\naccess_log off;\n{_temp(folder)}\n{text}\n}}\n"
    )
    with running(tool("nginx"), "-c", str(config), "-p", str(folder)) as process:
        wait_for(port, process)
        yield port


def certified(folder: Path) -> str:
    """The lines for a certificate that we sign ourselves."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1",
         "-subj", "/CN=localhost", "-keyout", key, "-out", certificate],
        check=True, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    return f"ssl_certificate {certificate}; ssl_certificate_key {key};"


def _temp(folder: Path) -> str:
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    return "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
