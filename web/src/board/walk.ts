// Arrows among what can be done: the nearest that lies in that direction.
const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

// True if the focus has moved. The hand has arrows of its own.
export function walk(event: KeyboardEvent, root: Element): boolean {
  const way = WAYS[event.key], from = document.activeElement;
  if (!way || !from?.matches("[data-target]")) return false;
  const others = [...root.querySelectorAll<HTMLElement>('[data-target][tabindex="0"]')].filter((each) => each !== from);
  const found = others.map((each) => ({ each, far: distance(from, each, way) })).filter(({ far }) => far < Infinity);
  found.sort((a, b) => a.far - b.far)[0]?.each.focus();
  return true;
}

// Whether the focus is on nothing, or on something here with which nothing can be done any more.
export function isAtLoss(root: Element | undefined): boolean {
  const at = document.activeElement as HTMLElement | null;
  return !at || at === document.body || (root?.contains(at) === true && at.tabIndex < 0);
}

function distance(from: Element, to: Element, [x, y]: [number, number]): number {
  const a = from.getBoundingClientRect(), b = to.getBoundingClientRect();
  const dx = b.x + b.width / 2 - a.x - a.width / 2, dy = b.y + b.height / 2 - a.y - a.height / 2;
  const along = dx * x + dy * y, aside = Math.abs(dx * y) + Math.abs(dy * x);
  return along > 4 ? along + 2 * aside : Infinity;
}
