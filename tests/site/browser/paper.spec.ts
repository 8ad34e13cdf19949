import { expect, test } from '../../engine/browser/test'
import { byDay } from '../../engine/long-run'

for (const address of byDay(['/', '/broiler-production', '/breeding-systems'], 1))
  test(`a house is a render on screens, and a drawing with its numbers on paper: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(address)
    const scene = page.locator('.scene')
    await expect(scene.locator('.spots-wide picture')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(scene.locator('.spots-wide')).toBeHidden()
    const drawing = await scene.locator('.spots-tall svg').boundingBox()
    if (!drawing) throw new Error('There is no drawing on paper.')
    for (const spot of await scene.locator('.spot').all()) {
      const box = await spot.boundingBox()
      if (!box) throw new Error('A number is not on paper.')
      expect(box.x).toBeGreaterThanOrEqual(drawing.x)
      expect(box.x + box.width).toBeLessThanOrEqual(drawing.x + drawing.width)
      expect(box.y).toBeGreaterThanOrEqual(drawing.y)
      expect(box.y + box.height).toBeLessThanOrEqual(drawing.y + drawing.height)
    }
  })

for (const address of byDay(['/ar', '/', '/de'], 1))
  test(`the home page is two sheets of paper: ${address}`, async ({ page }) => {
    await page.goto(address)
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  })
