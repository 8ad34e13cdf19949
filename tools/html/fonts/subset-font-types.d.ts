/** Harfbuzz's subsetter (WebAssembly). */
declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff2'
    /** Variation axes that are fixed at a value or limited to a range. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    dropTables?: string[]
    /** OpenType features that are kept; all if omitted. */
    keepFeatures?: string[]
    noHinting?: boolean
    keepAllGlyphs?: boolean
  }
  /** Returns the font with only the glyphs that the text needs. */
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>
}
