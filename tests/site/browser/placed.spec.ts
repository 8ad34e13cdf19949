import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { globSync } from 'tinyglobby'
import { displaced, placedBlocks, screens } from '../../engine/browser/placed'
import { expect, settled, test } from '../../engine/browser/test'
import { inLanguage, languages } from './site'

/** Pages whose blocks may show numbers on a picture. */
const pages = globSync('pages/[!_]**/*.json', { ignore: 'pages/_*/**' })
  .concat('pages/index.json')
  .map((file) => ({
    address: file === 'pages/index.json' ? '/' : `/${basename(file, '.json')}`,
    blocks: placedBlocks(JSON.parse(readFileSync(file, 'utf8'))),
  }))
  .filter(({ blocks }) => blocks.length > 0)

test('every picture with numbers fills its stage, and they stand on their parts at every width', async ({ page }) => {
  expect(pages.length).toBeGreaterThan(5)
  for (const { address, blocks } of pages)
    for (const code of languages.filter(({ dir }, i) => i === 0 || dir === 'rtl').map(({ code }) => code)) {
      await page.goto(inLanguage(code, address))
      await settled(page)
      for (const width of screens) {
        await page.setViewportSize({ width, height: 900 })
        expect(await displaced(page, blocks), `${code} ${address}, ${width} px`).toEqual([])
      }
    }
})
