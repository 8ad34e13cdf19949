import { fontTable, glyphsByLetter, padded, readTables, type Tables, writeLetters, writeTables } from './sfnt'

type Glyph = { outline: Buffer; metric: Buffer; variations: Buffer }

/** A font taken apart. `peaks` are the places on its axes that all glyphs share. */
type Part = { tables: Tables; glyphs: Glyph[]; letters: Map<number, number>; peaks: Buffer }

/** Tables that say the same in all slices of a family. */
const commonTables = ['OS/2', 'avar', 'fvar', 'head', 'hhea', 'maxp', 'name', 'post']

/**
 * Makes one variable font of slices of the same family, without rules for letters next to each other.
 * @param slices sfnt files with TrueType outlines; where two have a letter, that of the first counts
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
    // All begin with the glyph for missing letters. One of them is enough.
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
    // The last advance holds for all further glyphs, which have a side bearing alone.
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

/** Flags of a glyph that is made of others (OpenType, "glyf"). */
const flags = { wordArguments: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 }

/** An outline that is made of other glyphs names them by their new numbers. */
function withMovedParts(outline: Buffer, moved: (glyph: number) => number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline
  const copy = Buffer.from(outline)
  for (let at = 10, flag = flags.more; flag & flags.more; ) {
    flag = copy.readUInt16BE(at)
    copy.writeUInt16BE(moved(copy.readUInt16BE(at + 2)), at + 2)
    at += flag & flags.wordArguments ? 8 : 6
    at += flag & flags.scale ? 2 : flag & flags.twoScales ? 4 : flag & flags.matrix ? 8 : 0
  }
  return copy
}

/** What the headers say of all glyphs: their number, and the largest of their measures. */
function adaptHeaders(tables: Tables, parts: Part[], count: number): void {
  const widest = (tag: string, at: number, type: 'Int' | 'UInt', best: (...numbers: number[]) => number) => {
    const numbers = parts.map((part) => fontTable(part.tables, tag)[`read${type}16BE`](at))
    fontTable(tables, tag)[`write${type}16BE`](best(...numbers), at)
  }
  for (const at of [36, 38]) widest('head', at, 'Int', Math.min)
  for (const at of [40, 42]) widest('head', at, 'Int', Math.max)
  widest('hhea', 10, 'UInt', Math.max)
  for (let at = 6; at < 32; at += 2) widest('maxp', at, 'UInt', Math.max)
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

/** Where each of these begins when they lie in a row, and where the last ends. */
function offsetsOf(data: Buffer[]): Buffer {
  const offsets = Buffer.alloc(4 * (data.length + 1))
  let end = 0
  data.forEach(({ length }, i) => {
    end += length
    offsets.writeUInt32BE(end, 4 * (i + 1))
  })
  return offsets
}
