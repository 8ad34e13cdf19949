import { imageSize } from 'image-size'
import { say } from '../../content/say/say.js'

/** Format and displayed size (in pixels) of a raster picture, and whether it is animated. */
export type Raster = { type: string; width?: number; height?: number; isAnimated?: boolean }

/** The fault reported for animated pictures, because pictures are encoded again from a single frame. */
export const animated = {
  message: say`This picture is animated, but only its first frame would be shown.`,
  hint: say`Save that frame as a picture, or the animation as a film for a "video" block.`,
}

/** A chunk of a PNG or WebP picture, or a box of an AVIF picture or MP4 film. `end`: offset of its end. */
type Chunk = { name: string; data: Buffer; end: number }

/** The bytes before each frame of an animated GIF, preceded by a block's final zero from the second frame on. */
const gifFrame = '\x21\xf9\x04'

/** Matches the main brands of HEIC pictures, which AVIF pictures may also have. */
const heifBrand = /^(hei|hev|mif1|msf1)/

/** Reads the header of a raster picture. @returns undefined if the content is not a raster picture */
export function readRaster(content: Buffer): Raster | undefined {
  const brands = brandsOf(content)
  // An AVIF image sequence, which `image-size` cannot measure.
  if (brands[0] === 'avis') return { type: 'avif', isAnimated: true }
  if (heifBrand.test(brands[0] ?? '') && !brands.includes('avif')) return { type: 'heic' }
  try {
    const { type = '', width, height, orientation } = imageSize(content)
    if (type === 'svg') return undefined
    const raster = { type: brands.includes('avif') ? 'avif' : type, isAnimated: isAnimated(content, type) }
    return isTurned(content, raster.type, orientation)
      ? { ...raster, width: height, height: width }
      : { ...raster, width, height }
  } catch {
    return undefined
  }
}

/** The brands of an MP4 or HEIF file, the main brand first; empty for other files. */
function brandsOf(content: Buffer): string[] {
  const [first] = boxesIn(content)
  if (first?.name !== 'ftyp') return []
  const brands = first.data.toString('latin1').match(/[\s\S]{4}/g) ?? []
  // Leaves out the second group of four bytes, which is the version of the main brand.
  return brands.filter((_, i) => i !== 1)
}

function isAnimated(content: Buffer, type: string): boolean {
  if (type === 'webp') return namesOf(chunksOfWebp(content)).filter((name) => name === 'ANMF').length > 1
  if (type === 'gif') return content.indexOf(`\0${gifFrame}`, content.indexOf(gifFrame, 0, 'latin1'), 'latin1') > 0
  if (type !== 'png') return false
  const control = chunkNamed('acTL', chunksOfPng(content))
  return control !== undefined && control.length >= 4 && control.readUInt32BE(0) > 1
}

/**
 * Whether a picture is displayed rotated by 90 or 270 degrees.
 * @param orientation EXIF orientation of a JPEG
 */
function isTurned(content: Buffer, type: string, orientation = 1): boolean {
  if (type === 'avif') return isRotated(content)
  const exif =
    type === 'png'
      ? chunkNamed('eXIf', chunksOfPng(content))
      : type === 'webp'
        ? chunkNamed('EXIF', chunksOfWebp(content))
        : undefined
  return (exif ? orientationIn(exif) : orientation) > 4
}

/** Whether an AVIF picture is rotated by 90 or 270 degrees. Its EXIF orientation is ignored. */
function isRotated(content: Buffer): boolean {
  const meta = chunkNamed('meta', boxesIn(content))
  // The box "meta" begins with four bytes that contain a version and flags.
  const properties = meta && chunkNamed('iprp', boxesIn(meta.subarray(4)))
  const list = properties && chunkNamed('ipco', boxesIn(properties))
  const rotation = list && chunkNamed('irot', boxesIn(list))
  return rotation !== undefined && ((rotation[0] ?? 0) & 1) === 1
}

/** The orientation in EXIF data, 1 to 8; 1 if there is none. */
function orientationIn(exif: Buffer): number {
  // Skips the EXIF marker of JPEG files, which some programs put before the data.
  const data = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
  const isLittle = data.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? data.readUInt16LE(at) : data.readUInt16BE(at))
  const directory = isLittle ? data.readUInt32LE(4) : data.readUInt32BE(4)
  for (let entry = 0; entry < short(directory); entry++) {
    const start = directory + 2 + 12 * entry
    if (short(start) === 0x0112) return short(start + 8)
  }
  return 1
}

/** Yields the chunks of a PNG file before its pixel data. Later chunks with metadata are ignored, as in sharp. */
function* chunksOfPng(content: Buffer): Iterable<Chunk> {
  for (let start = 8; start + 8 <= content.length; ) {
    const [length, name] = [content.readUInt32BE(start), nameAt(content, start + 4)]
    if (name === 'IDAT') return
    yield { name, data: content.subarray(start + 8, start + 8 + length), end: start + 12 + length }
    start += 12 + length
  }
}

function* chunksOfWebp(content: Buffer): Iterable<Chunk> {
  for (let start = 12; start + 8 <= content.length; ) {
    const [name, length] = [nameAt(content, start), content.readUInt32LE(start + 4)]
    const end = start + 8 + length + (length % 2)
    yield { name, data: content.subarray(start + 8, start + 8 + length), end }
    start = end
  }
}

/** The boxes in an MP4 or HEIF file, or in one of its boxes. */
export function* boxesIn(content: Buffer): Iterable<Chunk> {
  for (let start = 0; start + 8 <= content.length; ) {
    const short = content.readUInt32BE(start)
    const isLong = short === 1 && start + 16 <= content.length
    const head = isLong ? 16 : 8
    const length = isLong ? Number(content.readBigUInt64BE(start + 8)) : short || content.length - start
    if (length < head) return
    yield {
      name: nameAt(content, start + 4),
      data: content.subarray(start + head, start + length),
      end: start + length,
    }
    start += length
  }
}

function nameAt(content: Buffer, at: number): string {
  return content.toString('latin1', at, at + 4)
}

function namesOf(chunks: Iterable<Chunk>): string[] {
  return [...chunks].map(({ name }) => name)
}

function chunkNamed(name: string, chunks: Iterable<Chunk>): Buffer | undefined {
  for (const chunk of chunks) if (chunk.name === name) return chunk.data
  return undefined
}
