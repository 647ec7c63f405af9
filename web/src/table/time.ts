// How long there is: days with hours, or a clock.
import type { TimesTold } from "../client/table.svelte";
import type { Words } from "../words/words";

const SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

// From a day on in days and hours, never more than there is, and never "2 days" of what is nearly three.
export function timeLeft(words: Words, left: number): string {
  const hours = Math.floor((left % DAY) / HOUR);
  if (left >= DAY) return words.say("table-days-hours", { days: Math.floor(left / DAY), hours });
  const two = (value: number) => words.number(value).padStart(2, words.number(0));
  const minutes = two(Math.floor((left % HOUR) / MINUTE)), seconds = two(Math.floor((left % MINUTE) / SECOND));
  return left >= HOUR ? `${words.number(hours)}:${minutes}:${seconds}` : `${minutes}:${seconds}`;
}

// What a seat has so many milliseconds after it was told, and for how long it is on vacation: until then none of its
// time runs.
export function timeOf(times: TimesTold, seat: number, passed: number): { left: number; rest: number } {
  const rest = times.off?.[seat] ?? 0, ran = times.running === seat ? Math.max(0, passed - rest) : 0;
  return { left: Math.max(0, (times.left[seat] ?? 0) - ran), rest: Math.max(0, rest - passed) };
}
