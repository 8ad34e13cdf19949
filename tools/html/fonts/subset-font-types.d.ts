/** The font subsetter of HarfBuzz, compiled to WebAssembly. */
declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff2'
    /** Variation axes to fix at a value or limit to a range, by axis tag. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    dropTables?: string[]
    /** OpenType features to keep; all features if omitted. */
    keepFeatures?: string[]
    noHinting?: boolean
    keepAllGlyphs?: boolean
  }
  /** Returns the font with only the glyphs that the text needs. */
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>
}
