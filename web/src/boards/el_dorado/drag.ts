// Dragging a thing to a space of the map or to the market: it follows the pointer, and falls back
// by itself. Where it was let go is told; what that means is for others to say.
const SLACK = 8; // pixels that a tap may tremble

type Dropped = (place: string, near: Element) => void;

// Called with the `pointerdown`. The place is the `data-spot` or `data-drop` under the pointer.
export function dragged(down: PointerEvent, dropped: Dropped, begun: () => void = () => undefined): void {
  const thing = down.currentTarget as HTMLElement | SVGElement;
  if (down.button !== 0) return;
  down.stopPropagation(); // no chart is to move below it
  let isDragged = false;

  function move(event: PointerEvent) {
    const x = event.clientX - down.clientX, y = event.clientY - down.clientY;
    if (!isDragged && Math.hypot(x, y) < SLACK) return;
    if (!isDragged) begun();
    isDragged = true;
    const scale = scaleOf(thing);
    thing.style.translate = `${x / scale}px ${y / scale}px`;
    thing.style.pointerEvents = "none";
    thing.style.zIndex = "5";
  }
  function up(event: PointerEvent) {
    stop();
    if (!isDragged) return;
    // The click that ends a drag is no tap; with fingers there is none
    const swallow = (click: MouseEvent) => click.stopPropagation();
    addEventListener("click", swallow, true);
    setTimeout(() => (removeEventListener("click", swallow, true), thing.style.removeProperty("pointer-events")));
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement | SVGElement>(
      "[data-spot], [data-drop]",
    );
    if (under) dropped(under.dataset["spot"] ?? under.dataset["drop"] ?? "", under);
  }
  function stop() {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
    for (const property of ["translate", "z-index", ...(isDragged ? [] : ["pointer-events"])]) {
      thing.style.removeProperty(property);
    }
  }
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", stop);
}

function scaleOf(thing: HTMLElement | SVGElement): number {
  if (!(thing instanceof SVGGraphicsElement)) return 1;
  const matrix = thing.getScreenCTM();
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}
