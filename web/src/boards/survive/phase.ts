// What the sentence about a phase says: who is chosen, and which creature, unless it is a tile's back.
import type { PhaseFacts } from "../../words/phases";

const facts: PhaseFacts = ({ chosen, kind, unseen }) => ({
  explorer: chosen,
  creature: typeof unseen === "object" && unseen && String(kind) in unseen ? "" : kind,
});
export default facts;
