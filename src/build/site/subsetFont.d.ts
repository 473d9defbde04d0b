declare module 'subset-font' {
  /** Reduces a font to the glyphs of a text and to a range of each variation axis. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      /** Leaves out glyphs that only substitutions bring, such as ligatures. */
      noLayoutClosure?: boolean;
      variationAxes: Record<string, number | { min: number; max: number; default: number }>;
    },
  ): Promise<Buffer>;
}
