// Sentences in one language, from keys and facts: the same Fluent files as the terminal reads.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import lessons from "fernweh:lessons";
import texts from "fernweh:texts";
import type { Language } from "../wire/games";
import type { Key } from "../wire/keys";
import { prepared, seated } from "./facts";
import { phaseFacts } from "./phases";

// A key that there is. One that is put together must begin as some do: `event-${kind}`.
export type Keyed<K extends string> = K extends Key ? K
  : string extends K ? never
  : [Extract<Key, K>] extends [never] ? never
  : K;
export type Pieces = Readonly<Record<string, string>>;

const SEATS = ["seat", "actor", "by", "expected"]; // facts of faults that name a seat
const PARAGRAPH = /\s*[(（]§[^)）]*[)）]/g;

const FILES = import.meta.glob(
  ["../../../src/fernweh/locales/*/*.ftl", "!../../../src/fernweh/locales/*/{arena,bench,cli}.ftl"],
  { query: "?raw", import: "default" },
);

const read = async (lang: Language, name: string): Promise<string> =>
  (await FILES[`../../../src/fernweh/locales/${lang}/${name}.ftl`]?.() ?? "") as string;

// What there is to say in a language, about no game in particular or about one; `rooms` are further
// files, such as "table".
export async function wordsOf(lang: Language, game = "", ...rooms: string[]): Promise<Words> {
  const shared = ["general", "server", "web", ...rooms].map((name) => read(lang, name));
  const own = (rooms.includes("learn") ? [texts, lessons] : [texts]).map((files) => files[`${game}/${lang}`]?.() ?? "");
  const all = await Promise.all([...shared, ...own]);
  const bundle = new FluentBundle(lang, { functions: { VERBATIM: ([text]) => text ?? "" } });
  for (const text of all) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return new Words(lang, game, bundle);
}

// As Fluent does it with each fact: what stands beside it keeps its order.
export const isolated = (name: string): string => `\u2068${name}\u2069`;

export class Words {
  constructor(readonly lang: Language, readonly game: string, private readonly bundle: FluentBundle) {}

  get isRightToLeft(): boolean {
    return this.lang === "fa";
  }

  has<const K extends string>(key: K & Keyed<K>): boolean {
    return this.bundle.hasMessage(key.split(".")[0] ?? "");
  }

  // `card.a` is an attribute's text.
  say<const K extends string>(key: K & Keyed<K>, facts: Readonly<Record<string, unknown>> = {}): string {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return key;
    const text = this.bundle.formatPattern(pattern, prepared(facts, this.game), []);
    return text.replace(/(?<![\p{L}\p{N}])-(?=\p{Nd})/gu, "−");
  }

  event(event: Readonly<Record<string, unknown>>, viewer: number, names: readonly string[]): string {
    const { event: kind, ...facts } = event;
    return this.say(`event-${String(kind)}`, seated(facts, viewer, names));
  }

  phase(
    phase: string,
    seat: number,
    viewer: number,
    names: readonly string[],
    view: Readonly<Record<string, unknown>> = {},
  ): string {
    return this.say(`phase-${phase}`, seated({ ...phaseFacts(this.game, view), seat }, viewer, names));
  }

  refusal(code: string, facts: Readonly<Record<string, unknown>>): string {
    if (this.has(`refusal-${code}`)) return this.say(`refusal-${code}`, facts);
    return this.say(`fault-${code}`, code === "option-value" ? this.readOption(facts) : this.read(facts));
  }

  // A refusal chooses by the names of notation; a fault has them read out.
  read(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const named = SEATS.filter((name) => typeof facts[name] === "string");
    return { ...facts, ...Object.fromEntries(named.map((name) => [name, this.seat(String(facts[name]))])) };
  }

  // Here nobody types the names that the terminal takes.
  private readOption(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const allowed = String(facts["allowed"]).split(", ").map((each) => this.value(each));
    return {
      option: this.option(String(facts["option"])),
      value: this.value(String(facts["value"])),
      allowed: allowed.reduce((first, second) => this.say("list", { first, second })),
    };
  }

  // A seat by its name in notation: `north` is North.
  seat(name: string): string {
    return this.has(`seat-${name}`) ? this.say(`seat-${name}`) : name;
  }

  // What an option is for; the terminal's texts name its paragraph, here it would be in the way.
  option(name: string): string {
    return this.say(`option-${name}`).replace(PARAGRAPH, "");
  }

  // What an option is set to: `lot` is at random, and a seat has its name.
  value(value: unknown): string {
    if (typeof value === "number") return this.number(value);
    const name = String(value);
    return this.has(`seat-${name}`) ? this.seat(name) : this.say("value", { value: name });
  }

  // A move, as something one can do: `play the red 7`.
  move(pieces: Pieces): string {
    const { verb, ...facts } = pieces;
    return this.say(`move-${verb}`, facts);
  }

  // Several names in a line, each in its own direction; one alone is isolated as a fact.
  names(names: readonly string[]): string {
    const each = names.length > 1 ? names.map(isolated) : names;
    return new Intl.ListFormat(this.lang, { type: "conjunction" }).format(each);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.lang, { useGrouping: false }).format(value).replace("-", "−");
  }
}
