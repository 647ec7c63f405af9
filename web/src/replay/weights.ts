// Outcomes with their weights as one line, the twin of fernweh/play/weights.py:
//     turn up: yellow-wager*3 | yellow-2 | yellow-3
export type Weights = [move: string, weight: number][];

export function weightsOf(text: string): Weights {
  const at = text.indexOf(": ");
  const stem = at < 0 ? "" : `${text.slice(0, at)} `;
  return (at < 0 ? text : text.slice(at + 2)).split(" | ").map((outcome) => {
    const [, move = outcome, times = "1"] = /^(.*)\*([0-9]{1,9})$/.exec(outcome) ?? [];
    return [stem + move, Number(times)];
  });
}

// The outcome to which a number from 0 to the sum of the weights falls.
export function fallsTo(weights: Weights, drawn: number): string {
  let end = 0;
  return weights.find(([, weight]) => drawn < (end += weight))?.[0] ?? "";
}
