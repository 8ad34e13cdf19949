import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/**
 * Whether a generated file is complete, that is, not truncated. AVIF, WebP, JPEG and PDF files are tested by their
 * structure. Files in other formats only need a minimum size.
 */
export function isWhole(file: string): boolean {
  let input: number
  try {
    input = openSync(file, 'r')
  } catch {
    return false
  }
  try {
    const { size } = fstatSync(input)
    const read = (length: number, from: number) => {
      const bytes = Buffer.alloc(length)
      return bytes.subarray(0, readSync(input, bytes, 0, length, Math.max(0, from)))
    }
    if (size < 16) return false
    if (file.endsWith('.avif')) return endOfBoxes(size, read) === size
    if (file.endsWith('.webp')) return read(4, 4).readUInt32LE(0) + 8 === size
    if (file.endsWith('.jpg'))
      return read(2, 0).readUInt16BE(0) === 0xffd8 && read(2, size - 2).readUInt16BE(0) === 0xffd9
    if (file.endsWith('.pdf')) return read(32, size - 32).includes('%%EOF')
    return true
  } finally {
    closeSync(input)
  }
}

/**
 * Returns the offset in bytes at which an AVIF file's last box ends; -1 if a box has an invalid length. Each box begins
 * with its length.
 */
function endOfBoxes(size: number, read: (length: number, from: number) => Buffer): number {
  let end = 0
  while (end + 8 <= size) {
    const length = read(4, end).readUInt32BE(0)
    if (length < 8) return -1
    end += length
  }
  return end
}
