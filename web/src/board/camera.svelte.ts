// What of a large drawing is seen: a middle and a scale. It never leaves the drawing.
import type { Bounds, Point } from "./hexes";

const CLOSEST = 4; // pixels a unit
const ENOUGH = 0.65; // of the scale wished for

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

export class Camera {
  width = $state(0); // of the window, in pixels
  height = $state(0);
  scale = $state(0); // pixels a unit; 0 until the window is known
  x = $state(0); // the middle, in units
  y = $state(0);
  bounds: Bounds = $state({ x: 0, y: 0, width: 1, height: 1 });

  readonly whole = $derived(Math.min(this.width / this.bounds.width, this.height / this.bounds.height));
  readonly isWhole = $derived(this.scale <= this.whole * 1.01);
  // Where the drawing's corner lies in the window, in pixels
  readonly left = $derived(this.width / 2 - (this.x - this.bounds.x) * this.scale);
  readonly top = $derived(this.height / 2 - (this.y - this.bounds.y) * this.scale);

  // The window has this size now. At first all is shown, or if that would be much too small,
  // something at the scale wished for.
  fit(width: number, height: number, wished: number, at: Point): void {
    const isFirst = !this.scale, wasWhole = this.isWhole;
    [this.width, this.height] = [width, height];
    if (isFirst) this.look(at, this.whole < ENOUGH * wished ? wished : 0);
    else this.look(this, wasWhole ? 0 : this.scale);
  }

  look(at: Point, scale: number): void {
    this.scale = within(scale, this.whole, Math.max(CLOSEST, this.whole));
    [this.x, this.y] = [at.x, at.y];
    this.#stay();
  }

  showAll(): void {
    this.look(this, 0);
  }

  // By a factor; what lies at this pixel of the window stays there.
  zoom(factor: number, pixel: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const fixed = this.unitsAt(pixel);
    this.look(this, this.scale * factor);
    const moved = this.unitsAt(pixel);
    this.look({ x: this.x + fixed.x - moved.x, y: this.y + fixed.y - moved.y }, this.scale);
  }

  pan(x: number, y: number): void {
    this.look({ x: this.x - x / this.scale, y: this.y - y / this.scale }, this.scale);
  }

  // Move just so far that this place can be seen, with some room around it.
  reveal({ x, y }: Point, room: number): void {
    const width = Math.max(this.width / this.scale / 2 - room, 0);
    const height = Math.max(this.height / this.scale / 2 - room, 0);
    this.look({ x: within(this.x, x - width, x + width), y: within(this.y, y - height, y + height) }, this.scale);
  }

  unitsAt(pixel: Point): Point {
    return {
      x: this.x + (pixel.x - this.width / 2) / this.scale,
      y: this.y + (pixel.y - this.height / 2) / this.scale,
    };
  }

  #stay(): void {
    this.x = kept(this.x, this.width / this.scale, this.bounds.x, this.bounds.width);
    this.y = kept(this.y, this.height / this.scale, this.bounds.y, this.bounds.height);
  }
}

// In the middle if all of it is seen, else no further than its edge.
function kept(at: number, seen: number, from: number, size: number): number {
  if (seen >= size) return from + size / 2;
  return within(at, from + seen / 2, from + size - seen / 2);
}
