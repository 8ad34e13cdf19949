import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byDay } from '../long-run'
import { boxOf } from './map'
import { displaced, placedBlocks, screens } from './placed'
import { expect, settled, test } from './test'

const pages = 'tests/fixture-site/pages'

// One page of each kind: a scene with a tall drawing for phones, a picture beside its key, and pictures smaller than
// their frame.
for (const [address, file] of [
  ['/visit', 'company/visit.json'],
  ['/reflector-150', 'telescopes/reflector-150.json'],
  ['/sky-notes', 'observatory/sky-notes.json'],
] as const)
  for (const language of byDay(['/he', ''], 1))
    test(`a picture fills its stage, and numbers stand on their parts: ${language}${address}`, {
      tag: address === '/visit' ? [] : '@ci',
    }, async ({ page }) => {
      const blocks = placedBlocks(JSON.parse(readFileSync(join(pages, file), 'utf8')))
      expect(blocks).not.toEqual([])
      await page.goto(language + address)
      await settled(page)
      for (const width of screens) {
        await page.setViewportSize({ width, height: 900 })
        expect(await displaced(page, blocks), `${width} px`).toEqual([])
      }
    })

test('what can be turned lies on its stage, and what is zoomed is twice as large as its stage', {
  tag: '@night',
}, async ({ page }) => {
  const stage = page.locator('.gallery-slides > .stage:visible')
  await page.goto('/dobson-mount')
  await settled(page)
  await page.locator('.turn-button').click()
  const turned = page.locator('.turn-stage canvas')
  await expect(turned).toBeVisible()
  for (const width of screens) {
    await page.setViewportSize({ width, height: 900 })
    expect(await boxOf(turned), `${width} px`).toEqual(await boxOf(stage))
  }
  await page.goto('/reflector-150')
  await settled(page)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(stage).toHaveClass(/zoomed/)
  for (const width of screens) {
    await page.setViewportSize({ width, height: 900 })
    const [around, picture] = [await boxOf(stage), await boxOf(stage.locator('img'))]
    expect(picture.width / around.width, `${width} px`).toBeCloseTo(2, 2)
    expect(picture.height / around.height, `${width} px`).toBeCloseTo(2, 2)
  }
})
