// What the sentence about a phase says beside who acts: the view's plain values, as the terminal
// gives them.
type View = Readonly<Record<string, unknown>>;

const plain = (view: View) => Object.fromEntries(Object.entries(view).filter(([, value]) => typeof value === "number" || typeof value === "string"));

const OWN: Record<string, (view: View) => Record<string, unknown>> = {
  // Coins are counted in halves
  el_dorado: ({ coins }) => ({ coins: Math.floor(Number(coins) / 2), half: String(Number(coins) % 2 === 1) }),
  survive: ({ chosen, kind, unseen }) => ({
    explorer: chosen,
    creature: typeof unseen === "object" && unseen && String(kind) in unseen ? "" : kind,
  }),
};

export const phaseFacts = (game: string, view: View): Record<string, unknown> => ({ ...plain(view), ...OWN[game]?.(view) });
