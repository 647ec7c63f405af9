// Dragging a card: it follows the pointer, and what lies under it at the end is told. What stays in its
// place is a tap and is left to the click.
import type { Attachment } from "svelte/attachments";

const SLACK = 8; // pixels that a tap may tremble

export interface Drag {
  begun: () => void;
  dropped: (on: HTMLElement | SVGElement | null) => void;
}

export function draggable({ begun, dropped }: Drag): Attachment<HTMLElement> {
  return (card) => {
    let from: PointerEvent | undefined, isDragged = false;

    function press(event: PointerEvent) {
      if (event.button === 0 && event.isPrimary) [from, isDragged] = [event, false];
    }
    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.pointerId) return;
      const x = event.clientX - from.clientX, y = event.clientY - from.clientY;
      if (!isDragged && Math.hypot(x, y) < SLACK) return;
      if (!isDragged) begin(event);
      card.style.translate = `${x}px ${y}px`;
    }
    function begin(event: PointerEvent) {
      isDragged = true;
      card.setPointerCapture(event.pointerId);
      card.classList.add("dragged");
      begun();
    }
    function lift(event: PointerEvent) {
      if (!from) return;
      from = undefined;
      if (!isDragged) return;
      const under = event.type === "pointerup" ? below(event) : null;
      card.classList.remove("dragged");
      card.style.translate = "";
      dropped(under);
    }
    function below(event: PointerEvent) {
      card.style.pointerEvents = "none";
      const found = document.elementFromPoint(event.clientX, event.clientY);
      card.style.pointerEvents = "";
      return found?.closest<HTMLElement | SVGElement>("[data-drop]") ?? null;
    }
    function click(event: MouseEvent) {
      if (!isDragged) return;
      event.stopPropagation();
      isDragged = false;
    }

    const heard = { pointerdown: press, pointermove: move, pointerup: lift, pointercancel: lift } as const;
    for (const [name, each] of Object.entries(heard)) card.addEventListener(name, each as EventListener);
    card.addEventListener("click", click, true);
    return () => {
      for (const [name, each] of Object.entries(heard)) card.removeEventListener(name, each as EventListener);
      card.removeEventListener("click", click, true);
    };
  };
}
