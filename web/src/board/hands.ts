// Fingers, mouse and wheel on a chart: dragging moves it, two fingers or the wheel bring it nearer.
// What stays in its place is a tap and is left to the click.
import type { Camera } from "./camera.svelte";
import type { Point } from "./hexes";

const SLACK = 8; // pixels that a tap may tremble

export function hands(window: HTMLElement, camera: Camera): () => void {
  const down = new Map<number, Point>();
  let start: Point | undefined, dragged = false;

  const at = (event: MouseEvent): Point => {
    const box = window.getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  };
  function press(event: PointerEvent) {
    if (event.button !== 0) return;
    down.set(event.pointerId, at(event));
    if (down.size === 1) [start, dragged] = [at(event), false];
  }
  function move(event: PointerEvent) {
    const before = down.get(event.pointerId), now = at(event);
    if (!before || !start) return;
    if (!dragged && down.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
    // From here on it is no tap, and the pointer may leave the window
    if (!dragged) window.setPointerCapture(event.pointerId);
    dragged = true;
    const others = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (others[0]) pinch(before, now, others[0]);
    else camera.pan(now.x - before.x, now.y - before.y);
    down.set(event.pointerId, now);
  }
  // What lay between the fingers stays between them
  function pinch(before: Point, now: Point, other: Point) {
    const [was, is] = [before, now].map((each) => Math.hypot(each.x - other.x, each.y - other.y));
    camera.zoom((is || 1) / (was || 1), { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 });
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }
  const lift = (event: PointerEvent) => void down.delete(event.pointerId);
  function click(event: MouseEvent) {
    if (!dragged) return;
    event.stopPropagation();
    event.preventDefault();
    dragged = false;
  }
  function wheel(event: WheelEvent) {
    if (event.deltaY > 0 && camera.isWhole) return; // then the page scrolls
    event.preventDefault();
    camera.zoom(Math.exp(-event.deltaY / 400), at(event));
  }

  const listening = new AbortController(), { signal } = listening;
  window.addEventListener("pointerdown", press, { signal });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", lift, { signal });
  window.addEventListener("pointercancel", lift, { signal });
  window.addEventListener("click", click, { capture: true, signal });
  window.addEventListener("wheel", wheel, { passive: false, signal });
  return () => listening.abort();
}
