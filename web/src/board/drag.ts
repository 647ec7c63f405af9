// Dragging something onto something else, with finger, pen or mouse. What can be dropped upon has
// `data-drop`, whose value `drop` is given. What hardly moves is a tap and is left to the click.
export interface Drag {
  begin: () => boolean; // false where it cannot be picked up
  drop: (onto: HTMLElement | undefined) => boolean; // false where it goes back
}

const SLACK = 8; // pixels that a tap may tremble
const REST = 600; // milliseconds that a dropped thing waits where it is, for the view to move it

export function draggable(drag: Drag) {
  return (node: HTMLElement) => {
    let start: { x: number; y: number } | undefined;
    let isMoving = false;

    const shift = (x: number, y: number) => (node.style.transform = x || y ? `translate(${x}px, ${y}px)` : "");
    function press(event: PointerEvent) {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      isMoving = false;
    }
    function move(event: PointerEvent) {
      if (!start) return;
      const x = event.clientX - start.x, y = event.clientY - start.y;
      if (!isMoving && Math.hypot(x, y) < SLACK) return;
      if (!isMoving && !drag.begin()) return void (start = undefined);
      if (!isMoving) node.setPointerCapture(event.pointerId);
      isMoving = true;
      node.dataset["dragged"] = "";
      shift(x, y);
    }
    function lift(event: PointerEvent) {
      start = undefined;
      if (!isMoving) return;
      delete node.dataset["dragged"];
      const isLaid = event.type === "pointerup" && drag.drop(under(event, node));
      if (isLaid) setTimeout(() => shift(0, 0), REST);
      else shift(0, 0);
    }
    // The click that follows a drag is none
    function click(event: MouseEvent) {
      if (!isMoving) return;
      isMoving = false;
      event.stopPropagation();
      event.preventDefault();
    }

    node.addEventListener("pointerdown", press);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", lift);
    node.addEventListener("pointercancel", lift);
    node.addEventListener("click", click, true);
    return () => {
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", lift);
      node.removeEventListener("pointercancel", lift);
      node.removeEventListener("click", click, true);
    };
  };
}

function under(event: PointerEvent, node: HTMLElement): HTMLElement | undefined {
  const found = document.elementsFromPoint(event.clientX, event.clientY);
  return found.filter((each) => !node.contains(each)).map((each) => each.closest<HTMLElement>("[data-drop]")).find((each) => each) ?? undefined;
}
