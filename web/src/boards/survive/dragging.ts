// Pieces that can be carried: a press that stays in its place is a tap, one that moves is a drag.
// What is a button leaves taps to its click.
import type { Attachment } from "svelte/attachments";
import type { Point } from "../../board/hexes";

const SLACK = 8; // pixels

export interface Hand {
  tap?: (cell: Element | undefined) => void;
  move: (by: Point) => void; // in units of the drawing
  drop: (cell: Element) => void;
  cancel: () => void;
}

export function carriedBy(hand: Hand): Attachment<HTMLElement | SVGGElement> {
  return (piece) => {
    let start: Point | undefined, far = false;
    const scale = () => (piece instanceof SVGElement && piece.getScreenCTM()?.a) || 1;
    const stop = () => void (start = undefined);
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.stopPropagation(); // the chart stays where it is
      piece.setPointerCapture(event.pointerId);
      [start, far] = [{ x: event.clientX, y: event.clientY }, false];
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const x = event.clientX - start.x, y = event.clientY - start.y;
      far ||= Math.hypot(x, y) >= SLACK;
      if (far) hand.move({ x: x / scale(), y: y / scale() });
    };
    const up = (event: PointerEvent) => {
      if (!start) return;
      const cell = cellAt(event);
      stop();
      if (!far) hand.tap?.(cell);
      else if (cell) hand.drop(cell);
      else hand.cancel();
    };
    const cancel = () => {
      if (start) hand.cancel();
      stop();
    };
    const click = (event: Event) => {
      if (far || hand.tap) event.stopPropagation(); // the chart would take it for its own
    };
    const listening = new AbortController(), { signal } = listening;
    const heard = piece as HTMLElement; // its events are those of any element
    heard.addEventListener("pointerdown", down, { signal });
    heard.addEventListener("pointermove", move, { signal });
    heard.addEventListener("pointerup", up, { signal });
    heard.addEventListener("pointercancel", cancel, { signal });
    heard.addEventListener("click", click, { signal });
    return () => {
      cancel();
      listening.abort();
    };
  };
}

const cellAt = (event: PointerEvent): Element | undefined =>
  document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest("[data-spot]")).find((each) =>
    each !== null
  ) ?? undefined;
