// Taps everything that glows, and what begins to glow then, until every move that can be made was made.
// Boards mark with the class `can` or with `data-move` what does something, and with `step` what may be
// tapped again and again.
const GLOWS = ".can, [data-move], .step";
const DEEPEST = 4; // taps for a move, not counting steps

export interface Board {
  sent: string[]; // the first of the moves that each gesture sent
  again: () => Promise<void>; // lays the board out anew
}

type Taps = readonly number[]; // each the number of what glows, in the order of the page

const glowing = (): Element[] => [...document.querySelectorAll(GLOWS)];

function signature(each: Element): string {
  const { dataset } = each as HTMLElement;
  const text = each.getAttribute("aria-label") ?? each.textContent;
  return [dataset["move"], dataset["card"], dataset["spot"], dataset["target"], text].join("|");
}

// Two cards may light up the same places, but they are two choices.
const chosen = (): string[] => [...document.querySelectorAll("[aria-pressed=true]")].map(signature);

async function tap(each: Element | undefined): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = each?.getBoundingClientRect() ?? {};
  each?.dispatchEvent(
    new MouseEvent("click", {
      bubbles: true,
      cancelable: true,
      detail: 1,
      clientX: x + width / 2,
      clientY: y + height / 2,
    }),
  );
  await new Promise((done) => setTimeout(done));
}

async function replay(board: Board, taps: Taps): Promise<void> {
  await board.again();
  for (const n of taps) await tap(glowing()[n]);
}

// The moves that were reached of those wanted.
export async function explore(board: Board, wanted: readonly string[]): Promise<string[]> {
  const found = new Set<string>(), seen = new Set<string>();
  const paths: { taps: Taps; depth: number; known: Set<string> }[] = [{ taps: [], depth: 0, known: new Set() }];
  for (let path = paths.shift(); path && found.size < wanted.length; path = paths.shift()) {
    const { taps, depth, known } = path;
    await replay(board, taps);
    const here = glowing().map((each) => ({ name: signature(each), isStep: each.matches(".step") }));
    const state = [...here.map(({ name }) => name), ...chosen()].join("\n");
    if (seen.has(state)) continue;
    seen.add(state);
    for (const [n, { name, isStep }] of here.entries()) {
      if (!isStep && known.has(name)) continue;
      const further = [...taps, n];
      await replay(board, further);
      const sent = board.sent.splice(0);
      sent.forEach((move) => wanted.includes(move) && found.add(move));
      if (!sent.length && (isStep || depth < DEEPEST)) {
        paths.push({
          taps: further,
          depth: isStep ? depth : depth + 1,
          known: new Set([...known, ...here.map((each) => each.name)]),
        });
      }
    }
  }
  return [...found];
}
