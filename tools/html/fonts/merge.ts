import {
  fontTable,
  glyphsByLetter,
  padded,
  readTables,
  type Tables,
  writeLetters,
  writeTables,
} from '../../files/site/sfnt'

type Glyph = { outline: Buffer; metric: Buffer; variations: Buffer }

/** A parsed slice: a file with some letters of a font. `peaks` are the shared positions on the variation axes. */
type Part = { tables: Tables; glyphs: Glyph[]; letters: Map<number, number>; peaks: Buffer }

/** Font tables that are equal in all slices of a family. */
const commonTables = ['OS/2', 'avar', 'fvar', 'head', 'hhea', 'maxp', 'name', 'post']

/**
 * Merges slices of the same family into one variable font, without kerning and other layout rules.
 * @param slices sfnt files with TrueType outlines; if two have the same letter, the first one wins
 * @returns an sfnt file
 */
export function mergeFonts(slices: Buffer[]): Buffer {
  const parts = slices.map(readFontPart)
  const [first] = parts
  if (!first) throw new Error('There is no font to merge.')
  if (parts.some(({ peaks }) => !peaks.equals(first.peaks))) throw new Error('The slices are not of the same family.')
  const glyphs: Glyph[] = first.glyphs.slice(0, 1)
  const letters = new Map<number, number>()
  for (const part of parts) {
    // Every slice begins with the glyph for missing letters, which the merged font contains only once.
    const shift = glyphs.length - 1
    const moved = (glyph: number) => (glyph === 0 ? 0 : glyph + shift)
    for (const glyph of part.glyphs.slice(1)) glyphs.push({ ...glyph, outline: withMovedParts(glyph.outline, moved) })
    for (const [letter, glyph] of part.letters) if (!letters.has(letter)) letters.set(letter, moved(glyph))
  }
  const outlines = glyphs.map(({ outline }) => padded(outline))
  const tables: Tables = new Map(commonTables.map((tag) => [tag, Buffer.from(fontTable(first.tables, tag))]))
  adaptHeaders(tables, parts, glyphs.length)
  tables.set('glyf', Buffer.concat(outlines))
  tables.set('loca', offsetsOf(outlines))
  tables.set('hmtx', Buffer.concat(glyphs.map(({ metric }) => metric)))
  tables.set('gvar', writeVariations(glyphs, first))
  tables.set('cmap', writeLetters(letters))
  return writeTables(tables)
}

function readFontPart(font: Buffer): Part {
  const tables = readTables(font)
  const [glyf, loca, hmtx, gvar] = ['glyf', 'loca', 'hmtx', 'gvar'].map((tag) => fontTable(tables, tag)) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ]
  const isLong = fontTable(tables, 'head').readInt16BE(50) === 1
  const outlineAt = (i: number) => (isLong ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i))
  const isWide = gvar.readUInt16BE(14) === 1
  const variationAt = (i: number) =>
    gvar.readUInt32BE(16) + (isWide ? gvar.readUInt32BE(20 + 4 * i) : 2 * gvar.readUInt16BE(20 + 2 * i))
  const metrics = fontTable(tables, 'hhea').readUInt16BE(34)
  const metricOf = (i: number) => {
    // The last advance width applies to all further glyphs, which only have a side bearing.
    const advance = hmtx.subarray(4 * Math.min(i, metrics - 1)).subarray(0, 2)
    const bearing = hmtx.subarray(i < metrics ? 4 * i + 2 : 2 * metrics + 2 * i).subarray(0, 2)
    return Buffer.concat([advance, bearing])
  }
  const [axes, peaks, peaksAt] = [gvar.readUInt16BE(4), gvar.readUInt16BE(6), gvar.readUInt32BE(8)]
  return {
    tables,
    glyphs: Array.from({ length: fontTable(tables, 'maxp').readUInt16BE(4) }, (_, i) => ({
      outline: glyf.subarray(outlineAt(i), outlineAt(i + 1)),
      metric: metricOf(i),
      variations: gvar.subarray(variationAt(i), variationAt(i + 1)),
    })),
    letters: glyphsByLetter(fontTable(tables, 'cmap')),
    peaks: gvar.subarray(peaksAt, peaksAt + 2 * axes * peaks),
  }
}

/** Flags of a composite glyph (OpenType table "glyf"). */
const flags = { wordArguments: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 }

/** Renumbers the component glyphs of a composite outline. */
function withMovedParts(outline: Buffer, moved: (glyph: number) => number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline
  const copy = Buffer.from(outline)
  for (let offset = 10, flag = flags.more; flag & flags.more; ) {
    flag = copy.readUInt16BE(offset)
    copy.writeUInt16BE(moved(copy.readUInt16BE(offset + 2)), offset + 2)
    offset += flag & flags.wordArguments ? 8 : 6
    offset += flag & flags.scale ? 2 : flag & flags.twoScales ? 4 : flag & flags.matrix ? 8 : 0
  }
  return copy
}

/** Updates the header tables with the number of glyphs, and with the largest and smallest metrics of all slices. */
function adaptHeaders(tables: Tables, parts: Part[], count: number): void {
  const widest = (tag: string, offset: number, type: 'Int' | 'UInt', best: (...numbers: number[]) => number) => {
    const numbers = parts.map((part) => fontTable(part.tables, tag)[`read${type}16BE`](offset))
    fontTable(tables, tag)[`write${type}16BE`](best(...numbers), offset)
  }
  for (const offset of [36, 38]) widest('head', offset, 'Int', Math.min)
  for (const offset of [40, 42]) widest('head', offset, 'Int', Math.max)
  widest('hhea', 10, 'UInt', Math.max)
  for (let offset = 6; offset < 32; offset += 2) widest('maxp', offset, 'UInt', Math.max)
  fontTable(tables, 'head').writeInt16BE(1, 50)
  fontTable(tables, 'maxp').writeUInt16BE(count, 4)
  fontTable(tables, 'hhea').writeUInt16BE(count, 34)
}

function writeVariations(glyphs: Glyph[], { tables, peaks }: Part): Buffer {
  const data = glyphs.map(({ variations }) => padded(variations))
  const offsets = offsetsOf(data)
  const header = Buffer.from(fontTable(tables, 'gvar').subarray(0, 20))
  header.writeUInt32BE(20 + offsets.length, 8)
  header.writeUInt16BE(glyphs.length, 12)
  header.writeUInt16BE(1, 14)
  header.writeUInt32BE(20 + offsets.length + peaks.length, 16)
  return Buffer.concat([header, offsets, peaks, ...data])
}

/** Start offset of each buffer after concatenation, and the end offset of the last, as 32-bit big-endian numbers. */
function offsetsOf(data: Buffer[]): Buffer {
  const offsets = Buffer.alloc(4 * (data.length + 1))
  let end = 0
  data.forEach(({ length }, i) => {
    end += length
    offsets.writeUInt32BE(end, 4 * (i + 1))
  })
  return offsets
}
