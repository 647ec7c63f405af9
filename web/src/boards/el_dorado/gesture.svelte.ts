// What a person is about to do: a card lifted, a pawn chosen. How far it would go is asked of the
// server; a walk to a far space is sent as the small moves that it has answered with.
import { tick, untrack } from "svelte";
import { choicesWith, type BoardProps } from "../../board/board";
import { DIRECTIONS, hexName, middleOf, neighbour, type Hex } from "../../board/hexes";
import type { Pawn, View } from "../../wire/views/el_dorado";
import type { Choice, Way } from "../../wire/wire";
import { faceOf } from "./cards";
import { wayTo, type Chart } from "./chart";
import { reachOf, type Reach } from "./reach";

type Props = Pick<BoardProps<View>, "view" | "now" | "act" | "why" | "ahead">;

const LEADING = ["move", "act"]; // what may set a pawn going
const OF_HAND = ["move", "coin", "act", "pay", "remove", "discard", "replace"];
const WAYS = DIRECTIONS.pointy;
// What one would want with a card of the hand in each phase, to ask why not
const WISHES: Record<string, string> = {
  pay: "pay",
  buy: "coin",
  remove: "remove",
  replace: "replace",
  keep: "discard",
};

export class Gesture {
  #card = $state(""); // of the hand, by its place: "scout 1"
  #pawn = $state(0);
  asked = $state.raw<Choice[]>([]); // which of these was meant?

  #told = $state.raw<{ question: string; ways: Way[] }>({ question: "", ways: [] });
  #question = ""; // the last one that was asked
  #answer: Promise<void> = Promise.resolve();

  constructor(readonly props: () => Props, readonly chart: () => Chart) {
    $effect(() => {
      this.#question = this.question;
      this.#answer = untrack(() => this.#ask(this.#question));
      return () => (this.#question = "");
    });
  }

  readonly own = $derived.by(() => this.props().view.seats[this.props().view.viewer]);
  readonly pawns = $derived((this.own?.pawns ?? []).filter((pawn) => !pawn.arrived));
  readonly chosen = $derived.by(() => (this.#canChoose(this.#card) ? this.#card : ""));
  readonly pawn = $derived.by(() => this.props().view.pawn || this.#pawn);
  readonly options = $derived(this.chosen ? this.ofCard(nameIn(this.chosen)) : []);

  // Spaces that can be entered at once, with the choices that do it
  readonly steps = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of choicesWith(this.props().now, { verb: "step" })) {
      const id = this.#endOf(choice);
      found.set(id, [...(found.get(id) ?? []), choice]);
    }
    return found;
  });

  // The moves after which a pawn would go on; "" is the card that moves now.
  readonly starts = $derived.by(() => {
    const { view, now } = this.props();
    if (view.phase === "move") return now.choices.length ? [""] : [];
    return this.options.filter((choice) => LEADING.includes(choice.pieces["verb"] ?? "")).map((choice) => choice.move);
  });
  readonly question = $derived.by(() => [this.props().now.n, this.props().view.viewer, ...this.starts].join("|"));

  readonly reach: Reach = $derived(
    this.#told.question === this.question ? reachOf(this.#told.ways, this.pawn) : new Map(),
  );

  ofCard(card: string): Choice[] {
    return choicesWith(this.props().now, { card }).filter((choice) => OF_HAND.includes(choice.pieces["verb"] ?? ""));
  }

  // Taps

  pressCard(place: string, near: Element): void {
    const choices = this.ofCard(nameIn(place)), { act, why } = this.props();
    if (!choices.length) why(this.#wish(nameIn(place)), near);
    else if (this.#canChoose(place)) this.#card = this.chosen === place ? "" : place;
    else act(choices[0]?.move ?? "");
  }

  pressSpace(id: string, near: Element): void {
    const steps = this.steps.get(id) ?? [], cave = this.chart().caves.get(id);
    const own = this.pawns.find((pawn) => hexName(pawn) === id);
    const explore = choicesWith(this.props().now, { verb: "explore", cave: String(cave ?? 0) })[0];
    if (explore) this.props().act(explore.move);
    else if (steps.length) this.#step(steps);
    else if (this.reach.has(id)) this.walk(id);
    else if (own && this.pawns.length > 1) this.#pawn = this.#pawn === own.number ? 0 : own.number;
    else this.#askWhy(id, near);
  }

  pressBlockade(number: number, near: Element): void {
    const choices = choicesWith(this.props().now, { verb: "break", blockade: String(number) });
    if (choices.length) this.#step(choices);
    else this.props().why(`break ${this.pawn || 1} ${number}`, near);
  }

  // A card that is dragged to a space; a pawn that is.
  lift(place: string): void {
    if (this.props().view.phase === "play") this.#card = place;
  }

  async drop(place: string, id: string, near: Element): Promise<void> {
    this.lift(place);
    if (this.props().view.phase !== "play" || !this.chosen) return this.pressCard(place, near);
    await tick();
    await this.#answer; // who drags fast is before it
    this.walk(id);
  }

  dropPawn(pawn: number, id: string, near: Element): void {
    if (!this.props().view.pawn) this.#pawn = pawn;
    this.pressSpace(id, near);
  }

  leave(): void {
    this.putDown();
    this.#pawn = 0;
  }

  putDown(): void {
    this.#card = "";
    this.asked = [];
  }

  walk(id: string): void {
    const way = this.reach.get(id);
    if (!way) return;
    this.props().act(...way.moves);
    this.#pawn = 0;
  }

  // Between

  // Elsewhere a card has one use, and a tap is enough.
  #canChoose(place: string): boolean {
    const uses = place ? this.ofCard(nameIn(place)).length : 0;
    return uses > 1 || (uses > 0 && this.props().view.phase === "play");
  }

  async #ask(question: string): Promise<void> {
    const ways = await Promise.all(this.starts.map((move) => this.props().ahead(move)));
    if (question === this.#question) this.#told = { question, ways: ways.flat() };
  }

  #endOf({ pieces }: Choice): string {
    const pawn = this.pawns.find((each) => String(each.number) === pieces["pawn"]);
    return pawn ? hexName(neighbour(pawn, WAYS.indexOf(pieces["direction"] ?? ""))) : "";
  }

  // Of two pawns that could do it, the chosen one, or the person is asked.
  #step(choices: Choice[]): void {
    const ours = choices.find((each) => each.pieces["pawn"] === String(this.pawn))
      ?? (choices.length === 1 ? choices[0] : undefined);
    if (ours) this.props().act(ours.move);
    else this.asked = choices;
  }

  #wish(card: string): string {
    const verb = WISHES[this.props().view.phase];
    if (verb) return `${verb} ${card}`;
    const face = faceOf(card);
    return face.colour === "purple" ? `act ${card}` : `move ${card} as ${face.signs[0]}`;
  }

  #askWhy(id: string, near: Element): void {
    const to = this.chart().spaces.get(id);
    const pawn = this.pawns.find((each) => each.number === this.pawn) ?? nearestOf(this.pawns, to);
    if (!to || !pawn) return;
    const way = wayTo(pawn, to);
    this.props().why(`step ${pawn.number} ${WAYS[way < 0 ? towards(pawn, to) : way]}`, near);
  }
}

// "scout 1" lies in the hand; its name is "scout".
export const nameIn = (place: string): string => place.split(" ")[0] ?? "";

function nearestOf(pawns: readonly Pawn[], to: Hex | undefined): Pawn | undefined {
  if (!to) return undefined;
  const far = (pawn: Pawn) => Math.hypot(middleOf(pawn).x - middleOf(to).x, middleOf(pawn).y - middleOf(to).y);
  return [...pawns].sort((a, b) => far(a) - far(b))[0];
}

function towards(from: Hex, to: Hex): number {
  const [a, b] = [middleOf(from), middleOf(to)];
  return (Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 3) / Math.PI) + 6) % 6;
}
