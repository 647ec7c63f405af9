// One table: seats, the view as it is told, legal actions as buttons, events, talk.
import { button, known, make, request, say } from "/page/page.js";
import { sha256 } from "/page/sha256.js";

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** JSON Merge Patch, RFC 7396. */
export function merge(old, patch) {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const merged = old && typeof old === "object" && !Array.isArray(old) ? { ...old } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged;
}

export async function table(main, id) {
  const state = { id, table: null, view: {}, now: null, n: -1, viewer: -1, result: null, times: null,
    events: [], talk: [], wrong: "", hint: "", curtain: false };
  const client = hex(crypto.getRandomValues(new Uint8Array(8)));
  let socket, ids = 0, wait = 500;

  const send = (type, facts = {}) => socket.send(JSON.stringify({ type, id: String(++ids), ...facts }));
  const act = (type, facts = {}) => send(type, { at: state.n, ...facts });

  function connect() {
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket/${id}`);
    socket.onopen = () => {
      wait = 500;
      send("hello", { version: 1, client, viewer: state.viewer, since: state.n });
    };
    socket.onmessage = ({ data }) => { take(JSON.parse(data)); draw(); };
    socket.onclose = ({ code }) => {
      if (code === 4404) { state.wrong = say("no-table"); draw(); return; }
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, 10000);
    };
  }

  const takers = {
    table(message) {
      state.table = message;
      if (message.started && message.phase === "nonces") message.mine.forEach(showNonce);
      if (state.viewer < 0 && message.mine.length === 1) look(message.mine[0]);
    },
    welcome(message) {
      Object.assign(state, { view: message.view, now: message.now, n: message.now.n,
        viewer: message.viewer, result: message.result, commitment: message.commitment });
      pass();
    },
    step(message) {
      Object.assign(state, { view: merge(state.view, message.patch), now: message.now, n: message.n,
        result: message.result, hint: "", wrong: "" });
      state.events.push(...message.events.map((event) => [message.by, event]));
      pass();
    },
    times(message) { state.times = message; },
    talk(message) { state.talk.push(message); },
    hint(message) { state.hint = message.move; },
    refused(message) { state.wrong = `${message.code} ${message.rule && `§${message.rule}`} ${JSON.stringify(message.facts)}`; },
  };
  const take = (message) => takers[message.type]?.(message);

  /** With several seats on one device, nobody sees another's hand: a curtain, then a look. */
  function pass() {
    const mine = state.table?.mine ?? [];
    const turn = state.now?.actor;
    if (mine.length > 1 && mine.includes(turn) && turn !== state.viewer) state.curtain = true;
  }
  const look = (viewer) => { state.curtain = false; send("look", { viewer }); };

  async function sit(seat) {
    await known();
    const nonce = crypto.getRandomValues(new Uint8Array(32));
    localStorage.setItem(`nonce-${id}-${seat}`, hex(nonce));
    if (!state.table.mine.length && socket.readyState === 1 && !state.cookie) {
      state.cookie = true;
      socket.close();
      await new Promise((done) => setTimeout(done, 900));
    }
    const name = localStorage.getItem("name") || (await request("GET", "/api/me")).name || say("guest");
    send("sit", { seat, name, nonce_hash: sha256(nonce) });
  }
  function showNonce(seat) {
    const nonce = localStorage.getItem(`nonce-${id}-${seat}`);
    if (nonce) send("show-nonce", { seat, nonce });
  }

  // Drawing

  function draw() {
    const info = state.table;
    if (!info) { main.replaceChildren(make("p", { className: "wrong" }, state.wrong)); return; }
    if (state.curtain) { main.replaceChildren(curtain()); return; }
    const focus = document.activeElement?.id, typed = document.getElementById("say")?.value ?? "";
    main.replaceChildren(seats(info), ...turn(info), view(), log(), talk(typed), fairness(info));
    if (focus) document.getElementById(focus)?.focus();
  }

  function curtain() {
    const seat = state.now.actor;
    return make("div", { className: "curtain" },
      make("p", { className: "turn" }, state.table.seats[seat].name),
      button("curtain", () => look(seat)));
  }

  function seats(info) {
    const rows = info.seats.map((each, seat) => {
      const row = make("li", {}, `${each.seat}: ${each.bot || each.name || "—"} `);
      const time = state.times?.left[seat];
      if (time !== undefined) row.append(`${Math.round(time / 1000)} s `);
      if (!each.name) row.append(button("sit", () => sit(seat)));
      if (info.phase !== "play" && info.mine.includes(seat)) row.append(button("get-up", () => send("get-up", { seat })));
      if (info.mine.includes(seat) && each.bot && info.phase === "play") row.append(button("come-back", () => send("come-back", { seat })));
      if (info.phase === "play" && !each.bot && !info.mine.includes(seat) && !info.present.includes(seat) && info.mine.length)
        row.append(button("ask-bot", () => send("ask", { kind: "bot-in", seat })));
      return row;
    });
    const parts = [make("h2", {}, info.terms.game), make("ul", {}, ...rows)];
    if (info.phase === "seating" || info.phase === "nonces") parts.push(make("p", {}, say("send-link"), " ", make("code", {}, location.href)));
    if (info.is_maker && info.phase === "nonces" && !info.started) parts.push(button("start", () => send("start")));
    if (info.adjourned) parts.push(make("p", { className: "wrong" }, `${say("adjourned")} ${info.adjourned}`));
    if (info.rematch) parts.push(make("a", { href: `/table/${info.rematch}` }, say("rematch")));
    return make("section", {}, ...parts);
  }

  function turn(info) {
    const parts = [];
    if (state.wrong) parts.push(make("p", { className: "wrong", role: "alert" }, state.wrong));
    for (const offer of info.offers) parts.push(make("p", {}, say(`offer-${offer.kind}`), ` ${info.seats[offer.seat].seat} `,
      button("agree", () => send("reply", { kind: offer.kind, seat: offer.seat, agree: true })),
      button("decline", () => send("reply", { kind: offer.kind, seat: offer.seat, agree: false }))));
    if (state.result) parts.push(make("p", { className: "turn" }, `${say("over")} ${state.result.scores.join(" : ")}`),
      make("a", { href: `/api/tables/${id}/record` }, say("record")), " ", button("rematch", () => send("rematch")));
    else if (state.now?.actor >= 0) parts.push(make("p", { className: "turn" },
      state.now.actor === state.viewer ? say("your-turn") : info.seats[state.now.actor].name));
    if (state.hint) parts.push(make("p", {}, `${say("hint")} ${state.hint}`));
    parts.push(make("div", {}, ...(state.now?.choices ?? []).map((choice) =>
      make("button", { className: "move", title: `§${choice.rule}`, onclick: () => act("act", { move: choice.move }) }, choice.move))));
    if (state.viewer >= 0 && info.phase === "play") parts.push(deeds(info));
    return parts;
  }

  function deeds(info) {
    const back = () => (state.now.take_back ? act("take-back") : send("ask", { kind: "take-back", seat: state.viewer }));
    const line = make("p", {}, button("take-back", back),
      button("resign", () => confirm(say("resign-sure")) && act("resign")));
    if (info.terms.hints) line.append(button("ask-hint", () => send("ask-hint", { at: state.n })));
    return line;
  }

  const view = () => make("div", { className: "view" }, told(state.view));
  const told = (value, depth = 0) => Object.entries(value).map(([key, each]) => {
    const head = `${"  ".repeat(depth)}${key}: `;
    if (Array.isArray(each) && each.every((one) => typeof one !== "object")) return head + each.join(" ");
    return each && typeof each === "object" ? `${head}\n${told(each, depth + 1)}` : head + each;
  }).join("\n");

  function log() {
    const lines = state.events.slice(-30).reverse().map(([by, event]) =>
      make("li", {}, `${by}: ${Object.entries(event).map(([key, value]) => `${key} ${JSON.stringify(value)}`).join(" ")}`));
    return make("details", {}, make("summary", {}, say("events")), make("ul", { ariaLive: "polite" }, ...lines));
  }

  function talk(typed) {
    const mute = (voice) => button("mute", () => { send("mute", { voice, mute: true }); state.talk = state.talk.filter((t) => t.voice !== voice); draw(); });
    const lines = state.talk.slice(-50).map((each) => make("li", {}, `${each.name || "…"}: ${each.text} `, mute(each.voice)));
    const input = make("input", { id: "say", maxLength: 500, value: typed, ariaLabel: say("talk") });
    const form = make("form", { onsubmit: (event) => { event.preventDefault(); if (input.value) send("say", { text: input.value }); input.value = ""; } },
      input, make("button", {}, say("say")));
    return make("details", { open: state.talk.length > 0 }, make("summary", {}, say("talk")), make("ul", {}, ...lines), form);
  }

  function fairness(info) {
    const erase = async () => { if (confirm(say("delete-sure"))) { await request("DELETE", `/api/tables/${id}`); location.href = "/"; } };
    return make("details", {}, make("summary", {}, say("fair-chance")), make("p", {}, say("fair-proves")),
      make("p", {}, say("fair-not")), make("code", {}, state.commitment ?? ""),
      ...(info.is_maker ? [make("p", {}, button("delete-table", erase))] : []));
  }

  connect();
}
