// What the sentence about a phase says beside who acts: the view's plain values, as the terminal
// gives them.
type View = Readonly<Record<string, unknown>>;
export type PhaseFacts = (view: View) => Record<string, unknown>;

const plain = (view: View) =>
  Object.fromEntries(
    Object.entries(view).filter(([, value]) => typeof value === "number" || typeof value === "string"),
  );

// What a game's folder has of its own to say.
const OWN = import.meta.glob<PhaseFacts>("../boards/*/phase.ts", { import: "default", eager: true });

export const phaseFacts = (game: string, view: View): Record<string, unknown> => ({
  ...plain(view),
  ...OWN[`../boards/${game}/phase.ts`]?.(view),
});
