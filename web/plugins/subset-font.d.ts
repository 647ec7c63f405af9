declare module "subset-font" {
  interface Wanted {
    targetFormat: "woff2";
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  export default function subset(font: Uint8Array, letters: string, wanted: Wanted): Promise<Uint8Array>;
}
