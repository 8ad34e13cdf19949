import { brotliDecompressSync } from 'node:zlib'
import { rangesOf } from '../../content/language/faces'
import type { FontFacts } from '../../content/read/model'
import { fontTable, glyphsByLetter, readTables, type Tables } from './sfnt'

/** Tags of the tables that `readFont` reads, by their index in the list of known tables of the WOFF2 format. */
const knownTags: Record<number, string> = { 0: 'cmap', 1: 'head', 2: 'hhea', 3: 'hmtx', 6: 'OS/2', 47: 'fvar' }

/** Sample text with the letter frequencies of European texts, and the average width of its letters in Arial, in em. */
const sample = 'aaabcddeeeeefghhiiiijklllmnnnnooopqrrrssstttttuuvwxyz       '
const arialWidth = 0.439

/**
 * Reads the properties of a font that pages need before a subset of the font is made.
 * @param content a WOFF2, TrueType or OpenType file
 * @throws if the content is damaged
 */
export function readFont(content: Buffer): FontFacts {
  const { tables, widthsAt, widthSize } = content.toString('latin1', 0, 4) === 'wOF2' ? unpack(content) : plain(content)
  const [hhea, hmtx] = [fontTable(tables, 'hhea'), fontTable(tables, 'hmtx')]
  const glyphs = glyphsByLetter(fontTable(tables, 'cmap'))
  const last = hhea.readUInt16BE(34) - 1
  const em = fontTable(tables, 'head').readUInt16BE(18)
  const widths = Array.from(sample, (letter) => {
    const glyph = glyphs.get(letter.charCodeAt(0))
    return glyph === undefined ? arialWidth : hmtx.readUInt16BE(widthsAt + widthSize * Math.min(glyph, last)) / em
  })
  const scale = widths.reduce((sum, width) => sum + width, 0) / sample.length / arialWidth
  const percent = (part: number) => `${Math.round(1000 * part) / 10}%`
  const [ascent, descent] = [hhea.readInt16BE(4) / em / scale, -hhea.readInt16BE(6) / em / scale]
  return {
    weights: weightsOf(tables),
    ranges: rangesOf(Array.from(glyphs.keys(), (code) => String.fromCodePoint(code)).join(''), 1),
    standIn: `size-adjust:${percent(scale)};ascent-override:${percent(ascent)};descent-override:${percent(descent)}`,
  }
}

/** Weights of a font for CSS: the lowest and the highest of its weight axis, or its only weight. */
function weightsOf(tables: Tables): string {
  const axes = tables.get('fvar')
  for (let i = 0; axes && i < axes.readUInt16BE(8); i++) {
    const axis = axes.readUInt16BE(4) + i * axes.readUInt16BE(10)
    if (axes.toString('latin1', axis, axis + 4) === 'wght')
      return `${axes.readInt16BE(axis + 4)} ${axes.readInt16BE(axis + 12)}`
  }
  return `${fontTable(tables, 'OS/2').readUInt16BE(4)}`
}

/** Tables of a font. In the table "hmtx", the first width is at offset `widthsAt`, the next `widthSize` bytes later. */
type Unpacked = { tables: Tables; widthsAt: number; widthSize: number }

function plain(font: Buffer): Unpacked {
  return { tables: readTables(font), widthsAt: 0, widthSize: 4 }
}

/** Unpacks the tables of a WOFF2 file, except the outlines of glyphs, which stay transformed. */
function unpack(font: Buffer): Unpacked {
  let at = 48
  const readNumber = () => {
    for (let number = 0; ; ) {
      const byte = font.readUInt8(at++)
      number = number * 128 + (byte & 127)
      if (byte < 128) return number
    }
  }
  const entries = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font.readUInt8(at++)
    const index = flags & 63
    // Skips the four-byte tag, which only tables outside the list of known tables have.
    if (index === 63) at += 4
    const length = readNumber()
    const isOutline = index === 10 || index === 11
    const isTransformed = flags >> 6 !== (isOutline ? 3 : 0)
    return { tag: knownTags[index] ?? '', isTransformed, length: isTransformed ? readNumber() : length }
  })
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  const tables: Tables = new Map()
  let start = 0
  for (const { tag, length } of entries) {
    tables.set(tag, data.subarray(start, start + length))
    start += length
  }
  const isBare = entries.some(({ tag, isTransformed }) => tag === 'hmtx' && isTransformed)
  return { tables, widthsAt: isBare ? 1 : 0, widthSize: isBare ? 2 : 4 }
}
