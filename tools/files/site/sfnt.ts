/** Tables of an OpenType font by tag, such as "glyf". */
export type Tables = Map<string, Buffer>

/** Reads the tables of a font. @param font an sfnt file */
export function readTables(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, i): [string, Buffer] => {
      const offset = 12 + 16 * i
      const start = font.readUInt32BE(offset + 8)
      return [font.toString('latin1', offset, offset + 4), font.subarray(start, start + font.readUInt32BE(offset + 12))]
    }),
  )
}

/** Writes an sfnt file with TrueType outlines. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const power = 2 ** Math.floor(Math.log2(sorted.length))
  const header = Buffer.alloc(12 + 16 * sorted.length)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(sorted.length, 4)
  header.writeUInt16BE(16 * power, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE(16 * (sorted.length - power), 10)
  let start = header.length
  sorted.forEach(([tag, data], i) => {
    const offset = 12 + 16 * i
    header.write(tag, offset, 'latin1')
    header.writeUInt32BE(checksum(data), offset + 4)
    header.writeUInt32BE(start, offset + 8)
    header.writeUInt32BE(data.length, offset + 12)
    start += padded(data).length
  })
  return Buffer.concat([header, ...sorted.map(([, data]) => padded(data))])
}

/** Returns a table of a font. @throws if the table is missing */
export function fontTable(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag)
  if (!table) throw new Error(`The font has no table "${tag}".`)
  return table
}

/** Pads data with zeros to a multiple of four bytes. */
export function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc(-data.length & 3)])
}

function checksum(data: Buffer): number {
  const whole = padded(data)
  let sum = 0
  for (let offset = 0; offset < whole.length; offset += 4) sum = (sum + whole.readUInt32BE(offset)) >>> 0
  return sum
}

/** Glyph number by code point, from the table "cmap" of a font. */
export function glyphsByLetter(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * i + 4))
    const format = table.readUInt16BE(0)
    for (const [letter, glyph] of format === 12 ? inGroups(table) : format === 4 ? inSegments(table) : [])
      if (glyph !== 0) glyphs.set(letter, glyph)
  }
  return glyphs
}

/** Reads a subtable of format 12 (groups of consecutive letters). */
function* inGroups(table: Buffer): Generator<[letter: number, glyph: number]> {
  for (let i = 0; i < table.readUInt32BE(12); i++) {
    const [first, last, glyph] = [16, 20, 24].map((offset) => table.readUInt32BE(offset + 12 * i)) as [
      number,
      number,
      number,
    ]
    for (let letter = first; letter <= last; letter++) yield [letter, glyph + letter - first]
  }
}

/** Reads a subtable of format 4 (segments with deltas). */
function* inSegments(table: Buffer): Generator<[letter: number, glyph: number]> {
  const size = table.readUInt16BE(6)
  for (let position = 14; position < 14 + size; position += 2) {
    const [last, first, delta] = [position, position + size + 2, position + 2 * size + 2].map((place) =>
      table.readUInt16BE(place),
    ) as [number, number, number]
    const offsetAt = position + 3 * size + 2
    const offset = table.readUInt16BE(offsetAt)
    for (let letter = first; letter <= last && letter < 0xffff; letter++) {
      const glyph = offset === 0 ? letter : table.readUInt16BE(offsetAt + offset + 2 * (letter - first))
      yield [letter, offset !== 0 && glyph === 0 ? 0 : (glyph + delta) & 0xffff]
    }
  }
}

/** Writes the table "cmap". @param glyphs glyph numbers by code point */
export function writeLetters(glyphs: Map<number, number>): Buffer {
  const letters = [...glyphs].sort(([a], [b]) => a - b)
  const header = Buffer.from([0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12])
  const table = Buffer.alloc(16 + 12 * letters.length)
  table.writeUInt16BE(12, 0)
  table.writeUInt32BE(table.length, 4)
  table.writeUInt32BE(letters.length, 12)
  letters.forEach(([letter, glyph], i) => {
    table.writeUInt32BE(letter, 16 + 12 * i)
    table.writeUInt32BE(letter, 20 + 12 * i)
    table.writeUInt32BE(glyph, 24 + 12 * i)
  })
  return Buffer.concat([header, table])
}
