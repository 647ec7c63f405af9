// Every seat has a shape besides its colour; both on a square of 24 around its middle.
export const SHAPES: readonly string[] = [
  "M0-9.5A9.5 9.5 0 1 1 0 9.5 9.5 9.5 0 1 1 0-9.5z", // a disc
  "M0-11 11 0 0 11-11 0z", // a diamond
  "M0-10.5 11 8.5H-11z", // a triangle
  "M-8.5-8.5H8.5V8.5H-8.5z", // a square
];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? "";
export const colourOf = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;
