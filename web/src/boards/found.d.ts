// The files of the games by their names: see plugins/games.ts.
// A module that is declared here cannot import by a path.
/* oxlint-disable typescript/consistent-type-imports */
declare module "fernweh:boards" {
  const found: Record<string, () => Promise<import("./index").Board>>;
  export default found;
}
declare module "fernweh:seats" {
  const found: Record<string, () => Promise<import("svelte").Component<import("./pads").PadSeatProps>>>;
  export default found;
}
declare module "fernweh:maps" {
  const found: Record<string, () => Promise<import("svelte").Component<import("./pads").PadMapProps>>>;
  export default found;
}
declare module "fernweh:pads" {
  const found: Record<string, () => Promise<import("../pad/pad.svelte").PadFacts>>;
  export default found;
}
declare module "fernweh:rules" {
  const found: Record<string, () => Promise<import("../../plugins/rules").Rules>>;
  export default found;
}
declare module "fernweh:texts" {
  const found: Record<string, () => Promise<string>>;
  export default found;
}
declare module "fernweh:lessons" {
  const found: Record<string, () => Promise<string>>;
  export default found;
}
declare module "fernweh:covers" {
  const found: Record<string, string>;
  export default found;
}
declare module "fernweh:phases" {
  const found: Record<string, import("../words/phases").PhaseFacts>;
  export default found;
}
declare module "fernweh:tokens" {}
