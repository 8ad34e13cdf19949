import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { gallery, photo } from '../examples/links'

/** A fan that visitors turn, with frames of a certain weight. */
const turned = (bytes: number) => {
  const frames = Array.from({ length: 24 }, (_, i) => `turn-${i + 1}.avif`)
  const files = frames.map((file) => [`pages/_media/${file}`, { bytes, width: 640, height: 480 }])
  const [views] = gallery('photo.avif').blocks
  return {
    ...photo(1280, 960),
    ...Object.fromEntries(files),
    'pages/fan.json': { blocks: [{ ...views, turn: { frames } }] },
  }
}

export const explanation: Explanation = {
  why: say`Frames of different sizes make the product jump, and all of them must load on a slow line: 640 × 480 pixels as AVIF are about 16 kB each.`,
  wrong: turned(40_000),
  right: turned(16_000),
}
