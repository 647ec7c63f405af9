// Home: make a table, join one, see one's own.
import { button, known, make, request, say } from "/page/page.js";

export async function home(main) {
  const [catalogue, open, me] = await Promise.all(
    ["/api/games", "/api/tables", "/api/me"].map((path) => request("GET", path)));
  main.append(maker(catalogue));
  main.append(make("h2", {}, say("open-tables")), list(open.tables));
  if (me.known) {
    const mine = await request("GET", "/api/me/tables");
    main.append(make("h2", {}, say("my-matches")), list(mine.tables), own());
  }
}

function list(tables) {
  const row = (each) => make("li", {}, make("a", { href: `/table/${each.id}` },
    `${each.terms.game} · ${say(`phase-${each.phase}`)} · ${new Date(each.changed).toLocaleString()}`));
  return tables.length ? make("ul", {}, ...tables.map(row)) : make("p", {}, say("none"));
}

function choice(name, values, shown = (value) => value) {
  return make("select", { name }, ...values.map((value) => make("option", { value }, shown(value))));
}

function maker(catalogue) {
  const game = choice("game", catalogue.games.map((each) => each.name));
  const seats = choice("seats", []);
  const bots = choice("bots", [0, 1, 2, 3]);
  const level = choice("level", catalogue.bots);
  const clock = choice("clock", ["none", "live", "days"], (kind) => say(`clock-${kind}`));
  const zero = choice("zero", ["lose", "bot"], (what) => say(`zero-${what}`));
  const listed = make("input", { type: "checkbox", name: "listed" });
  const hints = make("input", { type: "checkbox", name: "hints" });
  game.onchange = () => {
    const { seats: counts } = catalogue.games.find((each) => each.name === game.value);
    seats.replaceChildren(...counts.map((n) => make("option", { value: n }, n)));
  };
  game.onchange();
  const go = async () => {
    await known();
    const n = Number(seats.value), from = Math.max(0, n - Number(bots.value));
    const made = await request("POST", "/api/tables", {
      game: game.value, seats: n, listed: listed.checked, hints: hints.checked,
      bots: Array.from({ length: n }, (_, seat) => (seat >= from && seat > 0 ? level.value : "")),
      clock: { kind: clock.value, at_zero: zero.value },
    });
    location.href = `/table/${made.id}`;
  };
  const field = (key, input) => make("label", {}, `${say(key)} `, input, " ");
  return make("section", {}, make("h2", {}, say("new-table")),
    field("game", game), field("seats", seats), field("bots", bots), field("level", level),
    field("clock", clock), field("zero", zero), field("listed", listed), field("hints", hints),
    button("make-table", go));
}

function own() {
  const link = async () => {
    const { token } = await request("POST", "/api/me/link");
    prompt(say("personal-link"), `${location.origin}/me#${token}`);
  };
  const forget = async () => {
    if (!confirm(say("forget-sure"))) return;
    await request("DELETE", "/api/me");
    location.reload();
  };
  const notices = async () => {
    const { notices: now } = await request("GET", "/api/me");
    const mail = prompt(say("mail"), now.mail);
    if (mail === null) return;
    const webhook = prompt(say("webhook"), now.webhook) ?? "";
    await request("PUT", "/api/me/notices",
      { ...now, mail, webhook, lang: document.documentElement.lang });
  };
  return make("p", {}, button("move-device", link), button("notices", notices),
    make("a", { href: "/api/me/export" }, say("export-all")), " ", button("forget-me", forget));
}
