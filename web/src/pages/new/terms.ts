// What can be chosen of a game, read from the JSON schema that the server gives.
import type { GameInfo } from "../../wire/wire";

export type Value = boolean | number | string;
export interface Option {
  name: string;
  usual: Value;
  values: readonly (number | string)[];
  least: number;
  most: number;
  longest: number;
}

interface Property {
  enum?: (number | string)[];
  type?: string;
  default?: Value;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}
interface Schema {
  $defs?: Record<string, { properties?: Record<string, Property> }>;
}

export function optionsOf(game: GameInfo): Option[] {
  const schema = game.options as Schema;
  return Object.entries(schema.$defs?.["Options"]?.properties ?? {}).map(([name, each]) => ({
    name,
    usual: each.default ?? 0,
    values: each.enum ?? [],
    least: each.minimum ?? 0,
    most: each.maximum ?? 0,
    longest: each.maxLength ?? 0,
  }));
}

// Maps are texts: these have a name (§2.2 of El Dorado), any other is a map of one's own.
export const MAPS = [
  "first",
  "hills_of_gold",
  "home_stretch",
  "winding_paths",
  "serpentine",
  "swamplands",
  "witchs_cauldron",
];
