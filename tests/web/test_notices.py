"""It is your turn: said by a sound, a notice of the browser, and one that comes by Web Push."""

import json
import re

import pytest
from playwright.sync_api import expect

from fernweh.words import Words
from fernweh.words.locales import PAGE
from tests.web.people import Person

SHORT = {"options": {"rounds": 1}, "bots": ["", "greedy"]}

# An audio device that writes down which notes were asked for
_EAR = """
  globalThis.notes = [];
  const still = new Proxy(() => still, { get: (_, name) => (name === "currentTime" ? 0 : still) });
  globalThis.AudioContext = class {
    currentTime = 0;
    createGain() { return still; }
    createOscillator() {
      const frequency = { value: 0 };
      const start = () => notes.push(frequency.value);
      return { frequency, start, connect: () => still, stop() {} };
    }
  };
"""
_HIDDEN = """
  Object.defineProperty(document, "hidden", { get: () => true });
  globalThis.noticed = [];
  globalThis.Notification = class {
    static permission = "granted";
    constructor(title, facts) { noticed.push([title, facts.body, facts.tag]); }
    close() {}
  };
"""


def acted(ada: Person) -> None:
    """A whole turn of one's own, and the other's after it."""
    for _ in range(2):
        ada.wait_for_turn()
        ada.act(0)
    ada.wait_for_turn()


@pytest.mark.parametrize(("sound", "notes"), [("on", [659.3, 880]), ("off", [])])
def test_two_notes_sound_when_the_turn_comes(visit, sound, notes):
    ada = visit(sound=sound)
    ada.context.add_init_script(_EAR)
    ada.begin(**SHORT)
    ada.wait_for_turn()
    ada.page.evaluate("globalThis.notes = []")
    acted(ada)
    assert ada.page.evaluate("globalThis.notes") == notes


def test_a_page_that_nobody_looks_at_gives_a_notice(visit):
    ada = visit()
    ada.context.add_init_script(_HIDDEN)
    table = ada.begin(**SHORT)
    ada.wait_for_turn()
    ada.page.evaluate("globalThis.noticed = []")
    acted(ada)
    assert ada.page.evaluate("noticed") == [["It is your turn", "Lost Cities", table]]


def test_the_title_is_quiet_while_others_think(visit):
    ada, bob = visit("Ada"), visit("Bob")
    table = ada.make(options={"rounds": 1})
    for each in (ada, bob):
        each.open(table)
        each.sit()
    ada.start()
    expect(bob.phase).to_be_visible()
    first, other = (ada, bob) if ada.moves.count() else (bob, ada)
    for _ in range(2):
        expect(first.page).to_have_title(re.compile("^● Your turn"))
        expect(other.page).not_to_have_title(re.compile("Your turn"))
        for _ in range(2):
            first.wait_for_turn()
            first.act(0)
        first, other = other, first


TOLD = [("en", "your-turn", "web-your-turn"), ("fa", "missed", "web-missed")]

# Web Push. A browser that is tested reaches no push service: its own subscription stands in.

_SUBSCRIPTION = {
    "endpoint": "https://push.example.com/ada",
    "expirationTime": None,
    "keys": {"p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA", "auth": "tBHItJI5svbpez7KI4CCXg"},
}
_SERVICE = f"""
  let asked = null;
  const found = {{
    toJSON: () => ({json.dumps(_SUBSCRIPTION)}),
    unsubscribe: async () => {{ asked = null; return true; }},
  }};
  PushManager.prototype.subscribe = async (wish) => {{
    globalThis.wished = wish;
    return (asked = found);
  }};
  PushManager.prototype.getSubscription = async () => asked;
"""


def test_a_device_is_put_on_the_list_and_taken_off(visit):
    ada = visit()
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script(_SERVICE)
    ada.make()
    ada.page.goto("/settings")
    on, off = (ada.page.get_by_role("button", name=name) for name in ("Turn on", "Turn off"))
    on.click()
    expect(off).to_be_visible()
    me = ada.context.request.get("/api/me").json()
    assert me["notices"]["push"] == [_SUBSCRIPTION]
    wished = ada.page.evaluate("wished")
    assert wished == {"userVisibleOnly": True, "applicationServerKey": me["push_key"]}
    off.click()
    expect(on).to_be_visible()
    assert ada.context.request.get("/api/me").json()["notices"].get("push", []) == []


_NOTICES = "navigator.serviceWorker.ready.then((w) => w.getNotifications()).then((s) => s.length)"


def pushed(ada: Person, told: dict[str, str]) -> None:
    """As if it came from the push service, which sends again what it is not sure of; until shown.

    Notices of one table are one: their tag is its link.
    """
    devtools = ada.context.new_cdp_session(ada.page)
    found: list[str] = []
    heard = lambda facts: found.extend(  # noqa: E731
        each["registrationId"] for each in facts["registrations"]
    )
    devtools.on("ServiceWorker.workerRegistrationUpdated", heard)
    devtools.send("ServiceWorker.enable")
    while not found:
        ada.page.wait_for_timeout(20)
    message = {"origin": ada.address, "registrationId": found[-1], "data": json.dumps(told)}
    for _ in range(8):
        devtools.send("ServiceWorker.deliverPushMessage", message)
        if _are_shown(ada):
            return
    raise AssertionError(told)


def _are_shown(ada: Person) -> bool:
    for _ in range(200):
        if ada.page.evaluate(_NOTICES):
            return True
        ada.page.wait_for_timeout(15)
    return False


_SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const shown = await worker.getNotifications();
  return shown.map(({ title, body, lang, dir }) => ({ title, body, lang, dir }));
}"""
# A person's tap; no script may open or raise a window without one, so both are written down.
_TAP = """async () => {
  globalThis.opened = [];
  self.clients.openWindow = async (path) => opened.push(path);
  WindowClient.prototype.focus = async function () {
    opened.push("focus " + new URL(this.url).pathname);
  };
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  await new Promise((done) => setTimeout(done, 100));
  return opened;
}"""


@pytest.mark.parametrize(("lang", "event", "key"), TOLD)
def test_a_push_is_shown_in_the_persons_language_and_leads_to_the_table(visit, lang, event, key):
    ada = visit(lang=lang)
    ada.context.grant_permissions(["notifications"])
    ada.page.goto("/")
    ada.until("navigator.serviceWorker.controller !== null")
    ada.until("caches.match('/words').then((found) => found !== undefined)")
    table = ada.make("survive")
    link = f"{ada.address}/table/{table}"
    pushed(ada, {"event": event, "game": "survive", "link": link})
    (shown,) = ada.page.evaluate(_SHOWN)
    words = Words(lang, rooms=PAGE)
    assert shown["title"] == words("game-survive") and shown["body"] == words(key)
    assert shown["lang"] == lang and shown["dir"] == ("rtl" if lang == "fa" else "ltr")
    (worker,) = ada.context.service_workers
    assert worker.evaluate(_TAP) == [f"/table/{table}"]
    ada.open(table)
    pushed(ada, {"event": event, "game": "survive", "link": link})
    assert worker.evaluate(_TAP) == [f"focus /table/{table}"]
