// What a person is about to do: the card that is picked up, where it may go, and what a tap means.
import { choiceWith, type BoardProps } from "../../board/board";
import type { View } from "../../wire/views/lost_cities";

export type Target = "play" | "discard";
type Table = Omit<BoardProps<View>, "names">;

export class Turn {
  picked = $state(""); // a card of the own hand

  constructor(private readonly table: () => Table) {}

  get colour(): string {
    return this.picked.split("-")[0] ?? "";
  }

  // Nothing stays picked up when the turn has gone on.
  get isLaying(): boolean {
    const { view } = this.table();
    return view.phase === "lay" && view.actor === view.viewer && this.table().now.choices.length > 0;
  }

  get isDrawing(): boolean {
    return this.can("draw");
  }

  can(move: string): boolean {
    return this.table().now.choices.some((each) => each.move === move);
  }

  canLay(target: Target, colour: string): boolean {
    const isOpen = this.isLaying && this.picked !== "" && colour === this.colour;
    return isOpen && choiceWith(this.table().now, { verb: target, card: this.picked }) !== undefined;
  }

  isHinted(move: string): boolean {
    return this.table().hint === move;
  }

  tapCard(card: string, near: Element): void {
    if (!this.isLaying) return this.table().why(`play ${card}`, near);
    this.picked = this.picked === card ? "" : card;
  }

  putBack(): void {
    this.picked = "";
  }

  // True if the card has been laid.
  lay(target: Target, near: Element): boolean {
    const move = `${target} ${this.picked}`;
    const isLegal = this.can(move);
    if (isLegal) this.table().act(move);
    else this.table().why(move, near);
    this.picked = "";
    return isLegal;
  }

  tapExpedition(colour: string, near: Element): void {
    if (this.picked && colour === this.colour) this.lay("play", near);
  }

  tapPile(colour: string, near: Element): void {
    if (this.picked && colour === this.colour) this.lay("discard", near);
    else this.ask(`take ${colour}`, near);
  }

  // Do it, or hear why not.
  ask(move: string, near: Element): void {
    if (this.can(move)) this.table().act(move);
    else this.table().why(move, near);
  }
}
