import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { globSync } from 'tinyglobby'
import type { Site } from '../../schema/types'
import { browserFlags, findBrowser } from '../cli/browser'
import { paletteOf } from '../content/localize/colours'

/** Paths of the contact sheet: an HTML page, and a screenshot of that page, which is committed. */
const page = '.cache/contact-sheet.html'
const picture = 'docs/contact-sheet.webp'

/** Makes an overview of all renders, except frames of turns, on the picture backgrounds of both themes. */
export async function makeContactSheet(): Promise<void> {
  const renders = globSync('*/*.avif', { cwd: 'pages/_media', ignore: ['_*/**', 'home/**', '*/turn-*'] }).sort()
  mkdirSync('.cache', { recursive: true })
  writeFileSync(page, sheet(renders))
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    const tab = await browser.newPage({ viewport: { width: 1600, height: 900 } })
    await tab.goto(pathToFileURL(page).href)
    await sharp(await tab.screenshot({ fullPage: true }))
      .webp({ quality: 60, effort: 6 })
      .toFile(picture)
  } finally {
    await browser.close()
  }
  console.log(`${renders.length} renders: ${page}, ${picture}`)
}

function sheet(renders: string[]): string {
  const [light, dark] = stages()
  const figures = renders.map((render) => {
    const image = `<img src="${pathToFileURL(resolve(join('pages/_media', render))).href}" alt="">`
    return `<figure><div>${image}</div><div>${image}</div><figcaption>${render.replace(/\.avif$/, '')}</figcaption></figure>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Renders</title><style>
body { margin: 16px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px; font: 13px system-ui, sans-serif }
figure { margin: 0; display: grid; grid-template-columns: 1fr 1fr }
figcaption { grid-column: 1 / -1; padding-block: 4px }
img { display: block; inline-size: 100%; aspect-ratio: 4 / 3; object-fit: contain }
div { background: ${light} }
div + div { background: ${dark} }
</style>${figures.join('')}`
}

/** Background colours of pictures (the colour "stage") for the first brand: in the light and in the dark theme. */
function stages(): string[] {
  const site: Site = JSON.parse(readFileSync('pages/_site.json', 'utf8'))
  const [brand] = site.brands
  if (!brand) return []
  return [paletteOf(brand.colours, false).stage, paletteOf(brand.darkColours ?? brand.colours, true).stage]
}
