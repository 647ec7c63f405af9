// The edges of the sheets of paper that a landscape is cut from: each suit's in its own character.
import type { Suit } from "../../art/suits";

// A step of an edge, in relative commands; `n` makes no two alike.
const STEPS: Record<Suit, (n: number) => [length: number, path: string]> = {
  red: (
    n,
  ) => [
    22 + 7 * (n % 3),
    `l${7 + 3 * (n % 3)}-${9 + 5 * ((n * 7) % 3)} 6 4 ${4 + 2 * (n % 3)}-3 ${5 + 2 * (n % 3)} ${8 + 5 * ((n * 7) % 3)}`,
  ],
  green: (
    n,
  ) => [
    18 + 5 * (n % 3),
    `q${1}-${13 + 3 * (n % 2)} ${9 + 2.5 * (n % 3)}-${12 + 2 * (n % 3)} ${8 + n % 2} 1 ${9 + 2.5 * (n % 3)} ${
      12 + 2 * (n % 3)
    }`,
  ],
  blue: (n) => [28, `c7 ${-9 - 2 * (n % 2)} 17 ${-9 - 2 * (n % 2)} 19-3-5-2-7 2-4 5 4 2 9 0 13-2`],
  yellow: (
    n,
  ) => [
    88 + 24 * (n % 3),
    `c${30 + 6 * (n % 3)}-2 ${44 + 10 * (n % 3)}-${14 + 4 * (n % 2)} ${56 + 14 * (n % 3)}-${13 + 3 * (n % 2)} 8 0 14 ${
      11 + 3 * (n % 2)
    } ${32 + 10 * (n % 3)} ${13 + 3 * (n % 2)}`,
  ],
  white: (
    n,
  ) => [
    46 + 10 * (n % 3),
    `l${14 + 4 * (n % 3)}-${13 + 5 * ((n * 5) % 3)} 6 5 ${5 + 2 * (n % 3)}-4 ${21 + 4 * (n % 3)} ${
      12 + 5 * ((n * 5) % 3)
    }`,
  ],
  purple: (n) => [40 + 10 * (n % 2), `q20-9 ${40 + 10 * (n % 2)} 0`],
};

export function edge(suit: Suit, length: number): string {
  let path = "", done = 0;
  for (let n = 0; done < length; n++) {
    const [step, drawn] = STEPS[suit](n);
    path += drawn;
    done += step;
  }
  return path;
}
