// What the person has in their fingers, and what a tap then does.
import type { BoardProps } from "../../board/board";
import type { View } from "../../wire/views/lost_cities_board_game";
import { onDeck, onHome, onPath, onPile, useOf, type Deed, type Use } from "./deeds";
import { colourOf, type Named } from "./pieces";

const NOTHING: Named = { card: "", id: "" };

export class Turn {
  lit = $state(""); // the colour under the pointer: its path, piece and row light up together
  byKeyboard = false; // whether the last move was: then the focus goes on to the next choice
  #held = $state({ ...NOTHING, n: -1 });

  constructor(private readonly board: () => BoardProps<View>) {}

  // A card is held for one choice only
  get picked(): Named {
    return this.#held.n === this.board().now.n ? this.#held : NOTHING;
  }

  get hint(): string {
    return this.board().hint;
  }

  path = (colour: string): Deed => onPath(this.board().now, colour, this.picked.card);
  pile = (colour: string): Deed => onPile(this.board().now, colour, this.picked.card);
  deck = (): Deed => onDeck(this.board().now);
  home = (piece: string): Deed => onHome(this.board().now, piece);
  use = (card: string): Use => useOf(this.board().now, card);

  hintsAt(colour: string, ...verbs: string[]): boolean {
    const [verb = "", thing = ""] = this.hint.split(" ");
    return verbs.includes(verb) && thing.split("-")[0] === colour;
  }

  pick(card: Named): void {
    this.#held = { ...card, n: this.board().now.n };
  }

  putBack(): void {
    this.#held = { ...NOTHING, n: -1 };
  }

  // A tap on a card picks it up, or puts it back.
  touch(card: Named, near: Element): void {
    if (!this.use(card.card)) this.board().why(`play ${card.card}`, near);
    else if (this.picked.id === card.id) this.putBack();
    else this.pick(card);
  }

  do(deed: Deed, near: Element): void {
    if (!deed.can) return this.board().why(deed.move, near);
    this.putBack();
    this.byKeyboard = document.activeElement?.matches(":focus-visible") ?? false;
    this.board().act(deed.move);
  }

  // What a card can be dropped on says so in `data-drop`: "path red".
  drop(card: Named, near: Element, place: string): boolean {
    const [kind, colour = ""] = place.split(" "), { now } = this.board();
    const meant = kind === "pile" ? onPile(now, colour, card.card) : onPath(now, colour, card.card);
    const deed = colour === colourOf(card.card) ? meant : { move: `play ${card.card}`, can: false };
    this.do(deed, near);
    return deed.can;
  }
}
