// Motion from the difference of two views: what has the same `data-piece` before and after moves
// from its old place to the new one. No board needs to know what happened.
const MOST = 240; // milliseconds

export type Places = Map<string, DOMRect>;

export function placesIn(root: Element): Places {
  const found: Places = new Map();
  for (const each of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    found.set(each.dataset["piece"] ?? "", each.getBoundingClientRect());
  }
  return found;
}

export function wantsMotion(): boolean {
  const off = document.documentElement.dataset["motion"] === "off";
  return !off && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function moveFrom(before: Places, root: Element): void {
  if (!wantsMotion()) return;
  for (const each of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const from = before.get(each.dataset["piece"] ?? "");
    if (from) slide(each, from);
    else if (before.size) each.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOST, easing: "ease-out" });
  }
}

function slide(piece: HTMLElement | SVGElement, from: DOMRect): void {
  const to = piece.getBoundingClientRect();
  const x = from.x - to.x, y = from.y - to.y;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const scale = scaleOf(piece);
  const shift = `translate(${x / scale}px, ${y / scale}px)`;
  piece.animate([{ transform: shift }, { transform: "translate(0, 0)" }],
    { duration: MOST, easing: "ease-out", composite: "add" });
}

// How many pixels a unit of the drawing has.
function scaleOf(piece: HTMLElement | SVGElement): number {
  if (!(piece instanceof SVGGraphicsElement)) return 1;
  const matrix = (piece.parentNode instanceof SVGGraphicsElement ? piece.parentNode : piece).getScreenCTM();
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}
