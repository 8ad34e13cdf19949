import sharp from 'sharp'
import type { Media } from '../../tools/content/read/model'
import { ico } from './integration/small-site'

/** Content for a media file with the given properties. `exampleSite` returns such properties. */
export async function pictureFile(
  file: string,
  { fault, bytes, width = 1, height = 1, labels = [] }: Media,
): Promise<string | Buffer> {
  if (fault) return ''
  if (file.endsWith('.svg')) {
    const texts = labels.map((label) => `<text>${label}</text>`).join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${texts}</svg>`
  }
  if (file.endsWith('.ico')) return ico
  const blank = sharp({ create: { width, height, channels: 3, background: '#0b5468' } })
  if (file.endsWith('.png')) return blank.png().toBuffer()
  const small = await blank.avif({ effort: 0 }).toBuffer()
  // Pads the file to the wanted size with a box that image readers ignore.
  const box = Buffer.alloc(Math.max(8, bytes - small.length))
  box.writeUInt32BE(box.length)
  box.write('free', 4)
  return Buffer.concat([small, box])
}
