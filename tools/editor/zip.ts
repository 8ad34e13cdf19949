import { crc32, deflateRawSync } from 'node:zlib'

/** A day that all files of an archive are of, so that the same files give the same bytes: 1 January 1980. */
const day = 0x21

/** A ZIP archive of some files, by their paths. */
export function zipOf(files: Record<string, string | Buffer>): Buffer {
  const parts: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path)
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(26)
    // Version 2.0, names in UTF-8, packed with "deflate".
    for (const [at, value] of [20, 0x800, 8, 0, day].entries()) head.writeUInt16LE(value, at * 2)
    for (const [at, value] of [crc32(bytes), packed.length, bytes.length].entries())
      head.writeUInt32LE(value, 10 + at * 4)
    head.writeUInt16LE(name.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    parts.push(Buffer.from('PK\x03\x04'), head, name, packed)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, rest, name]))
    offset += 30 + name.length + packed.length
  }
  const list = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end])
}
