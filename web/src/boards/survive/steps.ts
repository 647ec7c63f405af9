// The phases of the rules, as the steps that a player knows (§2, §3.1).
export const SETTING_UP: readonly string[] = ["place", "launch"];
export const STEPS: readonly string[] = ["play", "move", "sink", "creature"];

const PHASES: Record<string, readonly string[]> = {
  place: ["start", "tiles", "pick", "place"],
  launch: ["launch"],
  play: ["play", "dolphin", "guide", "wind", "blow", "call", "send"],
  move: ["move", "step", "sail"],
  sink: ["sink", "back", "rescue"],
  creature: ["die", "creature", "prowl", "answer"],
};

// "" when the turns are over.
export const stepOf = (phase: string): string =>
  Object.entries(PHASES).find(([, phases]) => phases.includes(phase))?.[0] ?? "";
