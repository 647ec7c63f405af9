// What leaves the board goes under.
import { wantsMotion } from "../../board/motion";

const LONG = 420; // milliseconds

export function goesUnder(_: Element, { isTaken = false }: { isTaken?: boolean } = {}) {
  const css = (left: number, gone: number) =>
    `opacity: ${left}; transform: translateY(${12 * gone}px) scale(${0.6 + 0.4 * left})`;
  return { duration: wantsMotion() && !isTaken ? LONG : 0, css };
}
