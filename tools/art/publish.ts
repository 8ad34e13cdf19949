import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { globSync } from 'tinyglobby'
import type { Site } from '../../schema/types'
import { turnWeight } from '../checks/turn'
import { paletteOf } from '../content/localize/colours'
import { fadeShadow, type Pixels, tuneAmber } from './finish'

/** Width of a master, and a quality that shows no loss and leaves it small enough to commit. */
const master = { width: 1280, quality: 80 }

/** How many frames a turn has at least (`schema/parts/turn.json`), and the qualities to try. They are shown as they are, never encoded again. */
const leastFrames = 12
const turnQualities = [75, 70, 65, 60, 56, 52, 48, 45, 42, 38]

/**
 * Makes renders the masters of the site's pictures: FOLDER/<route>/<view>.png becomes pages/_media/<route>/<view>.avif.
 * A cut-out's shadow ends before the frame, and its amber is the page's: a renderer's film response turns it to lemon.
 * @param folder of PNG files, 1280 wide or wider (a frame of a turn is smaller, and stays so), with alpha unless they show a room
 * @param hanging the renders without a shadow, as <route>/<view>.png
 */
export async function publish(folder: string, hanging: Set<string>): Promise<void> {
  const signal = signalColour()
  const turns = new Map<string, Map<string, Sharp>>()
  for (const render of globSync('*/*.png', { cwd: folder, ignore: ['**/*.part*.png'] }).sort()) {
    const target = join('pages/_media', render.replace(/\.png$/, '.avif'))
    mkdirSync(dirname(target), { recursive: true })
    const { width, quality } = master
    const image = sharp(join(folder, render)).resize({ width, withoutEnlargement: true })
    const { isOpaque } = await sharp(join(folder, render)).stats()
    const finished = isOpaque ? image : await finish(image, hanging.has(render), signal)
    if (/\/turn-\d\d\.png$/.test(render)) {
      const route = dirname(target)
      turns.set(route, (turns.get(route) ?? new Map()).set(target, finished))
      continue
    }
    await finished.avif({ quality }).toFile(target)
    console.log(`${target}  ${Math.round(statSync(target).size / 1000)} kB`)
  }
  for (const [route, frames] of turns) await publishTurn(route, frames)
}

/** Writes the frames of a turn in the best quality with which all of them are within what a turn may weigh. */
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
