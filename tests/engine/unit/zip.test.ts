import { crc32, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipOf } from '../../../tools/editor/pack'

/** The files of an archive, by its list at the end. */
function filesIn(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf('PK\x05\x06')
  let at = zip.readUInt32LE(end + 16)
  const files: Record<string, string> = {}
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [sum, packed, bytes] = [16, 20, 24].map((place) => zip.readUInt32LE(at + place)) as [number, number, number]
    const name = zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString()
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = inflateRawSync(zip.subarray(start, start + packed))
    expect([zip.subarray(local, local + 4).toString(), crc32(content), content.length]).toEqual([
      'PK\x03\x04',
      sum,
      bytes,
    ])
    files[name] = content.toString()
    at += 46 + Buffer.byteLength(name)
  }
  expect(zip.readUInt32LE(end + 12)).toBe(end - zip.readUInt32LE(end + 16))
  return files
}

test('an archive has the files that are put into it, byte for byte and the same each time', () => {
  const files = { '[Content_Types].xml': '<a/>', 'extension/ünï.js': 'x'.repeat(100_000), empty: '' }
  expect(filesIn(zipOf(files))).toEqual(files)
  expect(zipOf(files)).toEqual(zipOf(files))
})
