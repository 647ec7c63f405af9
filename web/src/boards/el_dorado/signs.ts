// The signs of the game on a square of 24 around (0, 0), filled by the even-odd rule.
export const SIGNS: Record<string, string> = {
  machete: "M-11 8.6-8.6 11-3.6 6-6 3.6zM-5 3C1-2.4 4.2-8.4 11-11.4 11.6-4 5.4 3.4-2 6z",
  paddle: "M-11.4 9.6-9.6 11.4 3.4-1.6 1.6-3.4zM2-4.6C2.6-9 7.4-12 11.2-11.2 12-7.4 9-2.6 4.6-2 3.4-2.2 2.2-3.4 2-4.6z",
  coin: "M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10zM0-7.4A7.4 7.4 0 1 0 0 7.4 7.4 7.4 0 1 0 0-7.4z"
    + "M0-5 1.6-1.6 5 0 1.6 1.6 0 5-1.6 1.6-5 0-1.6-1.6z",
  card: "M-5.5-10H5.5A2 2 0 0 1 7.5-8V8A2 2 0 0 1 5.5 10H-5.5A2 2 0 0 1-7.5 8V-8A2 2 0 0 1-5.5-10zM-4.5-7V7H4.5V-7z",
  removed: "M-5.5-10H5.5A2 2 0 0 1 7.5-8V8A2 2 0 0 1 5.5 10H-5.5A2 2 0 0 1-7.5 8V-8A2 2 0 0 1-5.5-10z"
    + "M-5-3.4-1.7 0-5 3.4-3.4 5 0 1.7 3.4 5 5 3.4 1.7 0 5-3.4 3.4-5 0-1.7-3.4-5z",
  draw: "M-8-7.5H1A1.6 1.6 0 0 1 2.6-5.9V8.9A1.6 1.6 0 0 1 1 10.5H-8A1.6 1.6 0 0 1-9.6 8.9V-5.9A1.6 1.6 0 0 1-8-7.5z"
    + "M7-10.5 12-4.5H8.6V4H5.4V-4.5H2z",
  take: "M-11-2H-6L0-11 6-2H11L9 10H-9zM-1.6-1.4H1.6V3H4.6L0 8-4.6 3H-1.6z",
  step: "M0-11 9.6-5.5V5.5L0 11-9.6 5.5V-5.5zM0-7.6-6.6-3.8V3.8L0 7.6 6.6 3.8V-3.8zM-3-3.4H1V-5.6L5.4-.6 1 4.4V2.2H-3z",
  flag: "M-7-11H-4.6V11H-7zM-3.4-10.4H9L5.6-5.4 9-.4H-3.4z",
  once: "M-7.5-9.5-9.5-7.5-2 0-9.5 7.5-7.5 9.5 0 2 7.5 9.5 9.5 7.5 2 0 9.5-7.5 7.5-9.5 0-2z",
  replace: "M-9-2A9 9 0 0 1 6.6-6.2L9-8.6V-1H1.4L4.4-4A5.8 5.8 0 0 0-5.8-2zM9 2A9 9 0 0 1-6.6 6.2L-9 8.6V1H-1.4L-4.4 4"
    + "A5.8 5.8 0 0 0 5.8 2z",
  pass: "M-6-9A3.4 3.4 0 1 1-6-2.2 3.4 3.4 0 1 1-6-9zM6-9A3.4 3.4 0 1 1 6-2.2 3.4 3.4 0 1 1 6-9zM-11.5 9"
    + "C-11.5 2-9-1-6-1-3.4-1-1.2 1 0 4 1.2 1 3.4-1 6-1 9-1 11.5 2 11.5 9z",
  change: "M-10-5H4V-9L11-3 4 3V-1H-10zM10 5H-4V1.5L-11 7-4 12V9H10z",
  keep: "M0-11 10-7V0C10 6 5.4 9.6 0 12-5.4 9.6-10 6-10 0V-7zM-5.6-.4-1.4 4 6-4.4 4-6.4-1.4-.2-3.6-2.4z",
  discard: "M-7.5-10H7.5V2H3.4V-6H-3.4V2H-7.5zM-2-3H2V4H6.5L0 11-6.5 4H-2z",
  blockade: "M-11-6H11V-1H-11zM-11 2H11V7H-11zM-8-10H-4V11H-8zM4-10H8V11H4z",
  token: "M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10zM0-5A5 5 0 1 0 0 5 5 5 0 1 0 0-5z",
  path: "M-8 8.5A2.4 2.4 0 1 1-8 3.7 2.4 2.4 0 1 1-8 8.5zM-2 3A2 2 0 1 1-2-1 2 2 0 1 1-2 3zM3-2.6"
    + "A2 2 0 1 1 3-6.6 2 2 0 1 1 3-2.6zM9-5.6A3 3 0 1 1 9-11.6 3 3 0 1 1 9-5.6z",
};

// What a space shows, and so what the drawing of it repeats.
export const SHOWN: Record<string, string> = {
  jungle: "machete",
  water: "paddle",
  village: "coin",
  rubble: "card",
  camp: "removed",
  start: "flag",
};

// A blockade's demand by the same signs.
export const signOf = (asks: string): string => (asks === "rubble" ? "card" : asks === "camp" ? "removed" : asks);

// A token's sign, and its number if it has one.
export function tokenSign(token: string): { sign: string; power: number } {
  const [kind = "", power] = token.split("-");
  if (power && /^[0-9]$/.test(power)) return { sign: kind, power: Number(power) };
  return { sign: token === "free-step" ? "step" : token === "remove" ? "removed" : token, power: 0 };
}
