/** Harfbuzz's subsetter (WebAssembly). */
declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff2'
    /** Axes that are fixed at a place. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    dropTables?: string[]
    /** The rules for letters that stay; without it all. */
    keepFeatures?: string[]
    noHinting?: boolean
    keepAllGlyphs?: boolean
  }
  /** The font with the glyphs that the letters of a text need. */
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>
}
