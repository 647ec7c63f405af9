// The order of the colours is that of the seats (§1.1), and of their shapes.
export const COLOURS: readonly string[] = ["red", "blue", "green", "yellow"];
export const TERRAINS = ["beach", "forest", "mountain"] as const;
export const CREATURES = ["serpent", "shark", "whale"] as const;
