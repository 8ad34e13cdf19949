import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { globSync } from 'tinyglobby'
import type { Site } from '../../schema/types'
import { turnWeight } from '../checks/turn'
import { paletteOf } from '../content/localize/colours'
import { widthsOf } from '../site/pictures/encode'
import { fadeShadow, type Pixels, tuneAmber } from './finish'

/** AVIF quality of a master: no visible loss, but small enough to commit. */
const masterQuality = 80

/** Minimum number of frames of a turn (`schema/parts/turn.json`), and AVIF qualities to try for these frames. */
const leastFrames = 12
const turnQualities = [75, 70, 65, 60, 56, 52, 48, 45, 42, 38]

/**
 * Converts renders to masters, the source pictures of the site: FOLDER/<route>/<view>.png to
 * pages/_media/<route>/<view>.avif. Fades the shadows of cut-outs, and corrects amber, which Blender shifts towards
 * lemon.
 * @param folder folder of PNG files, which have an alpha channel, except for rooms, and are at least as wide as the
 *   widest file of a picture (turn frames may be smaller)
 * @param hanging renders whose subjects have no shadow, as <route>/<view>.png
 */
export async function publish(folder: string, hanging: Set<string>): Promise<void> {
  const signal = signalColour()
  const turns = new Map<string, Map<string, Sharp>>()
  for (const render of globSync('*/*.png', { cwd: folder, ignore: ['**/*.part*.png'] }).sort()) {
    const target = join('pages/_media', render.replace(/\.png$/, '.avif'))
    mkdirSync(dirname(target), { recursive: true })
    const { width, height } = await sharp(join(folder, render)).metadata()
    // A sharper kernel would draw a bright line along every edge.
    const image = sharp(join(folder, render)).resize({ width: widthsOf(width, height).at(-1), kernel: 'mitchell' })
    const { isOpaque } = await sharp(join(folder, render)).stats()
    const finished = isOpaque ? image : await finish(image, hanging.has(render), signal)
    if (/\/turn-\d\d\.png$/.test(render)) {
      const route = dirname(target)
      turns.set(route, (turns.get(route) ?? new Map()).set(target, finished))
      continue
    }
    await finished.avif({ quality: masterQuality }).toFile(target)
    console.log(`${target}  ${Math.round(statSync(target).size / 1000)} kB`)
  }
  for (const [route, frames] of turns) await publishTurn(route, frames)
}

/** Writes the frames of a turn at the highest quality at which all frames together stay within `turnWeight`. */
async function publishTurn(route: string, frames: Map<string, Sharp>): Promise<void> {
  if (frames.size < leastFrames)
    return console.log(`${route}: ${frames.size} frames, not published before there are ${leastFrames}`)
  for (const quality of turnQualities) {
    const files = await Promise.all(
      [...frames].map(async ([target, frame]) => ({
        target,
        content: await frame.clone().avif({ quality }).toBuffer(),
      })),
    )
    const weight = files.reduce((sum, { content }) => sum + content.length, 0)
    if (weight > turnWeight && quality !== turnQualities.at(-1)) continue
    for (const { target, content } of files) writeFileSync(target, content)
    return console.log(`${route}: ${frames.size} frames, ${Math.round(weight / 1000)} kB, quality ${quality}`)
  }
}

async function finish(image: Sharp, hangs: boolean, signal: string): Promise<Sharp> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels: Pixels = { data, width: info.width, height: info.height }
  fadeShadow(pixels, hangs)
  tuneAmber(pixels, signal)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
}

/** The signal colour of the first brand's light theme. */
function signalColour(): string {
  const site: Site = JSON.parse(readFileSync('pages/_site.json', 'utf8'))
  const [brand] = site.brands
  if (!brand) throw new Error('pages/_site.json has no brand whose signal colour the pictures could take.')
  return paletteOf(brand.colours, false).accent
}
