// Motion from the difference of two views: what has the same `data-piece` before and after moves
// from its old place to the new one, and what lay face down (`data-face`) is turned over on the way.
// What has no old place comes from the place or piece that its `data-from` names; a `data-place` is
// one. No board needs to know what happened.
const MOST = 240; // milliseconds
const TIMING = { duration: MOST, easing: "ease-out" } as const;
const ABOVE = 40; // all that lies still
const EYE = "perspective(40rem)"; // how far away one looks at a card that turns

interface Point {
  x: number;
  y: number;
}
type Piece = HTMLElement | SVGElement;
// On the board, and in its frame
interface Place {
  at: Point;
  frame: Element | null;
  within: Point;
}
interface Lain extends Place {
  isDown: boolean;
  back: Piece | null; // of a card, as it was
}
export type Places = Map<string, Lain>;

const piecesOf = (root: Element) => root.querySelectorAll<Piece>("[data-piece]");
const faceOf = (piece: Element) => piece.querySelector<Piece>("[data-face]");
const isDown = (face: Piece | null) => face?.dataset["face"] === "down";

export function placesIn(root: Element): Places {
  const found: Places = new Map();
  for (const each of piecesOf(root)) found.set(each.dataset["piece"] ?? "", { ...placeOf(each, root), ...lying(each) });
  for (const each of root.querySelectorAll<Piece>("[data-place]")) {
    found.set(each.dataset["place"] ?? "", { ...placeOf(each, root), isDown: isDown(each), back: null });
  }
  return found;
}

// What stays in its `data-frame` moves only within it: if a purse or the whole board is pushed aside,
// no coin flies.
function placeOf(piece: Piece, root: Element): Place {
  const frame = piece.closest("[data-frame]"), box = piece.getBoundingClientRect();
  return { at: away(box, root), frame, within: away(box, frame ?? root) };
}

function away({ x, y }: Point, from: Element): Point {
  const corner = from.getBoundingClientRect();
  return { x: x - corner.x, y: y - corner.y };
}

function lying(piece: Piece): Pick<Lain, "isDown" | "back"> {
  const face = faceOf(piece), isHidden = isDown(face);
  return { isDown: isHidden, back: isHidden ? (face?.cloneNode(true) as Piece) : null };
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
    if (from) slide(each, from, placeOf(each, root));
    else if (before.size && !isDown(face)) each.animate([{ opacity: 0 }, { opacity: 1 }], TIMING);
    if (from?.isDown && face && !isDown(face)) turn(face, from.back);
  }
}

function slide(piece: Piece, from: Place, to: Place): void {
  const [a, b] = from.frame === to.frame ? [from.within, to.within] : [from.at, to.at];
  const x = a.x - b.x, y = a.y - b.y;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const scale = scaleOf(piece);
  const shift = `translate(${x / scale}px, ${y / scale}px)`;
  piece.animate([{ transform: shift }, { transform: "translate(0, 0)" }], { ...TIMING, composite: "add" });
  if (piece instanceof HTMLElement) piece.animate([{ zIndex: ABOVE }, { zIndex: ABOVE }], TIMING);
}

// How many pixels a unit of the drawing has.
function scaleOf(piece: Piece): number {
  if (!(piece instanceof SVGGraphicsElement)) return 1;
  const matrix = (piece.parentNode instanceof SVGGraphicsElement ? piece.parentNode : piece).getScreenCTM();
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}

const turned = (from: number, to: number): Keyframe[] =>
  [from, to].map((angle) => ({ transform: `${EYE} rotateY(${angle}deg)`, backfaceVisibility: "hidden" }));

// Within a drawing nothing has depth: what turns gets narrow, and wide again with its other side.
const narrowed = (...widths: number[]): Keyframe[] => widths.map((width) => ({ transform: `scaleX(${width})` }));
const isDrawn = (face: Piece) => face instanceof SVGGElement;

// The back turns away while the face comes round.
function turn(face: Piece, back: Piece | null): void {
  face.animate(isDrawn(face) ? narrowed(0, 0, 1) : turned(-180, 0), TIMING);
  if (!back || !face.parentElement || isDrawn(back) !== isDrawn(face)) return;
  Object.assign(back.style, { position: "absolute", inset: "0", pointerEvents: "none" });
  face.parentElement.append(back);
  const clear = () => back.remove();
  back.animate(isDrawn(back) ? narrowed(1, 0, 0) : turned(0, 180), TIMING).finished.then(clear, clear);
}
