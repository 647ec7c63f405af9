// What a person is about to do: the offer on the stepper, the card picked from the display.
import { choicesWith, type BoardProps } from "../../board/board";
import type { View } from "../../wire/views/lost_cities_rivals";

const TAKING = ["take", "trash", "done"]; // what the winner of an auction does (§5.6, §5.7)
type Table = Omit<BoardProps<View>, "names">;

export class Turn {
  picked = $state(""); // a card of the display
  private wished = $state(0);

  constructor(private readonly table: () => Table) {}

  can(move: string): boolean {
    return this.table().now.choices.some((each) => each.move === move);
  }

  isHinted(move: string): boolean {
    return this.table().hint === move;
  }

  get isActing(): boolean {
    return this.table().now.choices.length > 0;
  }

  get isTaking(): boolean {
    return this.table().now.choices.some((each) => TAKING.includes(each.pieces["verb"] ?? ""));
  }

  // The bids that can be made, lowest first.
  get bids(): number[] {
    return choicesWith(this.table().now, { verb: "bid" }).map((each) => Number(each.pieces["coins"])).sort((a, b) =>
      a - b
    );
  }

  // What the stepper shows: never less than the least that can be bid.
  get offer(): number {
    const [least = this.table().view.bid + 1] = this.bids;
    return Math.max(least, Math.min(this.wished, this.bids.at(-1) ?? least));
  }

  step(by: number, near: Element): void {
    const offer = this.offer + by;
    if (this.bids.includes(offer)) this.wished = offer;
    else this.table().why(`bid ${offer}`, near);
  }

  // Do it, or hear why not.
  ask(move: string, near: Element): boolean {
    const isLegal = this.can(move);
    if (isLegal) this.table().act(move);
    else this.table().why(move, near);
    this.picked = "";
    return isLegal;
  }

  bid(near: Element): void {
    this.ask(`bid ${this.offer}`, near);
    this.wished = 0;
  }

  tapCard(card: string, near: Element): void {
    if (!this.isTaking) return void this.ask(`take ${card}`, near);
    this.picked = this.picked === card ? "" : card;
  }

  canTake(colour: string): boolean {
    return this.picked.startsWith(`${colour}-`) && this.can(`take ${this.picked}`);
  }

  tapExpedition(colour: string, near: Element): void {
    if (this.picked.startsWith(`${colour}-`)) this.ask(`take ${this.picked}`, near);
  }

  tapBox(near: Element): void {
    if (this.picked) this.ask(`trash ${this.picked}`, near);
  }
}
