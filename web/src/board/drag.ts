// Dragging something onto something else, with finger, pen or mouse. What can be dropped upon has
// `data-drop`, whose value `drop` is given. What hardly moves is a tap and is left to the click.
export interface Drag {
  begin: () => boolean; // false where it cannot be picked up
  drop: (onto: HTMLElement | undefined) => boolean; // false where it goes back
}

interface Press {
  x: number;
  y: number;
  isDown: boolean;
  isMoving: boolean;
}

const SLACK = 8; // pixels that a tap may tremble
const REST = 600; // milliseconds that a dropped thing waits where it is, for the view to move it

// Kept outside: a view that comes while a finger is down attaches anew and must not let go.
const presses = new WeakMap<HTMLElement, Press>();

export function draggable(drag: Drag) {
  return (node: HTMLElement) => {
    const shift = (x: number, y: number) => (node.style.transform = x || y ? `translate(${x}px, ${y}px)` : "");
    function press(event: PointerEvent) {
      if (event.button !== 0) return;
      presses.set(node, { x: event.clientX, y: event.clientY, isDown: true, isMoving: false });
      node.setPointerCapture(event.pointerId); // a quick hand has left it before the first move
    }
    function move(event: PointerEvent) {
      const from = presses.get(node);
      if (!from?.isDown) return;
      const x = event.clientX - from.x, y = event.clientY - from.y;
      if (!from.isMoving && (Math.hypot(x, y) < SLACK || !begun(from))) return;
      shift(x, y);
    }
    function begun(from: Press): boolean {
      from.isDown = from.isMoving = drag.begin();
      if (from.isMoving) node.dataset["dragged"] = "";
      return from.isMoving;
    }
    function lift(event: PointerEvent) {
      const from = presses.get(node);
      if (!from?.isDown) return;
      from.isDown = false;
      if (!from.isMoving) return;
      delete node.dataset["dragged"];
      const isLaid = event.type === "pointerup" && drag.drop(under(event, node));
      if (isLaid) setTimeout(() => shift(0, 0), REST);
      else shift(0, 0);
    }
    // The click that follows a drag is none
    function click(event: MouseEvent) {
      if (!presses.get(node)?.isMoving) return;
      presses.delete(node);
      event.stopPropagation();
      event.preventDefault();
    }

    const listening = new AbortController(), { signal } = listening;
    node.addEventListener("pointerdown", press, { signal });
    node.addEventListener("pointermove", move, { signal });
    node.addEventListener("pointerup", lift, { signal });
    node.addEventListener("pointercancel", lift, { signal });
    node.addEventListener("click", click, { capture: true, signal });
    return () => listening.abort();
  };
}

function under(event: PointerEvent, node: HTMLElement): HTMLElement | undefined {
  const found = document.elementsFromPoint(event.clientX, event.clientY);
  const others = found.filter((each) => !node.contains(each));
  return others.map((each) => each.closest<HTMLElement>("[data-drop]")).find((each) => each) ?? undefined;
}
