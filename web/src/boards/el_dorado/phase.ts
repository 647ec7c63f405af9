// What the sentence about a phase says: coins are counted in halves.
import type { PhaseFacts } from "../../words/phases";

const facts: PhaseFacts = ({ coins }) => ({
  coins: Math.floor(Number(coins) / 2),
  half: String(Number(coins) % 2 === 1),
});
export default facts;
