// Motion from the difference of two views: what has the same `data-piece` before and after moves
// from its old place to the new one, and what lay face down (`data-face`) is turned over on the way.
// What has no old place comes from the place or piece that its `data-from` names; a `data-place` is
// one. No board needs to know what happened.
const MOST = 240; // milliseconds
const TIMING = { duration: MOST, easing: "ease-out" } as const;
const EYE = "perspective(40rem)"; // how far away one looks at a card that turns

type Piece = HTMLElement | SVGElement;
interface Lain { box: DOMRect; isDown: boolean; back: Piece | null } // the back of a card, as it was
export type Places = Map<string, Lain>;

const piecesOf = (root: Element) => root.querySelectorAll<Piece>("[data-piece]");
const faceOf = (piece: Element) => piece.querySelector<Piece>("[data-face]");
const isDown = (face: Piece | null) => face?.dataset["face"] === "down";

export function placesIn(root: Element): Places {
  const found: Places = new Map();
  for (const each of piecesOf(root)) found.set(each.dataset["piece"] ?? "", lain(each));
  for (const each of root.querySelectorAll<Piece>("[data-place]")) {
    found.set(each.dataset["place"] ?? "", { box: each.getBoundingClientRect(), isDown: isDown(each), back: null });
  }
  return found;
}

function lain(piece: Piece): Lain {
  const face = faceOf(piece), isHidden = isDown(face);
  return { box: piece.getBoundingClientRect(), isDown: isHidden, back: isHidden ? (face?.cloneNode(true) as Piece) : null };
}

export function wantsMotion(): boolean {
  const off = document.documentElement.dataset["motion"] === "off";
  return !off && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function moveFrom(before: Places, root: Element): void {
  if (!wantsMotion()) return;
  for (const each of piecesOf(root)) {
    const from = before.get(each.dataset["piece"] ?? "") ?? before.get(each.dataset["from"] ?? "");
    const face = faceOf(each);
    if (from) slide(each, from.box);
    else if (before.size && !isDown(face)) each.animate([{ opacity: 0 }, { opacity: 1 }], TIMING);
    if (from?.isDown && face && !isDown(face)) turn(face, from.back);
  }
}

function slide(piece: Piece, from: DOMRect): void {
  const to = piece.getBoundingClientRect();
  const x = from.x - to.x, y = from.y - to.y;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const scale = scaleOf(piece);
  const shift = `translate(${x / scale}px, ${y / scale}px)`;
  piece.animate([{ transform: shift }, { transform: "translate(0, 0)" }], { ...TIMING, composite: "add" });
}

// How many pixels a unit of the drawing has.
function scaleOf(piece: Piece): number {
  if (!(piece instanceof SVGGraphicsElement)) return 1;
  const matrix = (piece.parentNode instanceof SVGGraphicsElement ? piece.parentNode : piece).getScreenCTM();
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}

const turned = (from: number, to: number): Keyframe[] =>
  [from, to].map((angle) => ({ transform: `${EYE} rotateY(${angle}deg)`, backfaceVisibility: "hidden" }));

// The back turns away while the face comes round.
function turn(face: Piece, back: Piece | null): void {
  face.animate(turned(-180, 0), TIMING);
  if (!back || !face.parentElement) return;
  Object.assign(back.style, { position: "absolute", inset: "0", pointerEvents: "none" });
  face.parentElement.append(back);
  const clear = () => back.remove();
  back.animate(turned(0, 180), TIMING).finished.then(clear, clear);
}
