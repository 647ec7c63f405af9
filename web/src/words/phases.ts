// What the sentence about a phase says beside who acts: the view's plain values, as the terminal
// gives them.
import phases from "fernweh:phases";

type View = Readonly<Record<string, unknown>>;
export type PhaseFacts = (view: View) => Record<string, unknown>;

const plain = (view: View) =>
  Object.fromEntries(
    Object.entries(view).filter(([, value]) => typeof value === "number" || typeof value === "string"),
  );

export const phaseFacts = (game: string, view: View): Record<string, unknown> => ({
  ...plain(view),
  ...phases[game]?.(view), // what its folder has of its own to say
});
