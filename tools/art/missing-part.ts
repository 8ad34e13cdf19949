/** The picture on the page for missing addresses (404). */
import { beltDrive } from './fan-drive'
import { circle, each, MID, type Point, path, stroke, track } from './parts'
import { picture, shadow } from './picture'

/** A fan with its drive and motor. Its housing and its missing propeller are drawn as dashed outlines. */
function missingPart(): string {
  const [h, d, r] = [240, 130, 205]
  const shell: Point[][] = [
    [
      [-h, -h],
      [h, -h],
      [h, h],
      [-h, h],
      [-h, -h],
    ],
    [
      [-h, -h],
      [-h, -h, -d],
      [-h, h, -d],
      [-h, h],
    ],
    [
      [-h, -h, -d],
      [h, -h, -d],
      [h, -h],
    ],
  ]
  const dash = 'stroke-dasharray="15 10" stroke-linecap="round"'
  const blade = 'M-12-48C-30-90-52-140-34-196Q30-212 84-182C76-120 46-80 20-48Z'
  const ghosts = each([12, 72, 132, 192, 252, 312], (turn) => `<path d="${blade}" transform="rotate(${turn})"/>`)
  return (
    shadow(-10, 246, 330, 180) +
    shell.map((places) => path(track(places), stroke(MID, 4, dash))).join('') +
    circle(0, 0, r, 'none', stroke(MID, 4, dash)) +
    circle(0, 0, r + 14, 'none', stroke(MID, 2)) +
    `<g ${stroke('#3E93A8', 2.4, 'stroke-dasharray="5 8" stroke-linecap="round"')}>${ghosts}</g>` +
    beltDrive(r, 46)
  )
}

/** The picture, by its path below `pages/_media`, without extension. */
export const missing: Readonly<Record<string, () => string>> = {
  'not-found/missing-part': () => picture(515, 362, 1, missingPart()),
}
