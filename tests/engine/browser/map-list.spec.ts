import { boxOf, continents, openOnes, panelOf, picture, rowOf, rows, visit } from './map'
import { expect, settled, test } from './test'

test.describe('the list', () => {
  test('opens one continent at a time, and closes it again, by pointer', { tag: '@night' }, async ({ page }) => {
    await visit(page)
    await expect(rows(page)).toHaveCount(continents.length)
    expect(await openOnes(page)).toEqual([])
    await rowOf(page, 'europe').click()
    expect(await openOnes(page)).toEqual(['europe'])
    await expect(panelOf(page, 'europe').getByRole('img')).toHaveCount(1)
    await rowOf(page, 'africa').click()
    expect(await openOnes(page)).toEqual(['africa'])
    await expect(panelOf(page, 'africa')).toContainText('We have not been here yet.')
    await expect(panelOf(page, 'africa').getByRole('link')).toHaveAttribute('href', /\/contact$/)
    await rowOf(page, 'africa').click()
    expect(await openOnes(page)).toEqual([])
  })

  test('opens and closes by keyboard', { tag: '@night' }, async ({ page }) => {
    await visit(page)
    await rowOf(page, 'asia').focus()
    await page.keyboard.press('Enter')
    expect(await openOnes(page)).toEqual(['asia'])
    await page.keyboard.press('Space')
    expect(await openOnes(page)).toEqual([])
  })

  for (const [anchor, continent] of [
    ['asia', 'asia'],
    ['europe-schools', 'europe'],
    // Address of a choice in a block inside a continent: the block's id, then the choice.
    ['south-facts/altitude', 'southAmerica'],
  ] as const)
    test(`is opened by an address that leads to or into a continent: #${anchor}`, { tag: '@night' }, async ({
      page,
    }) => {
      await page.goto(`/where#${anchor}`)
      await settled(page)
      expect(await openOnes(page)).toEqual([continent])
    })

  test('on a phone, opens below the row that was pressed, which stays where it is', { tag: '@night' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page)
    await rowOf(page, 'europe').click()
    const panel = await boxOf(panelOf(page, 'europe'))
    const [above, below] = [await boxOf(rowOf(page, 'europe')), await boxOf(rowOf(page, 'asia'))]
    expect(above.y + above.height).toBeLessThanOrEqual(panel.y + 1)
    expect(panel.y + panel.height).toBeLessThanOrEqual(below.y + 1)
    await rowOf(page, 'asia').scrollIntoViewIfNeeded()
    const before = await boxOf(rowOf(page, 'asia'))
    await rowOf(page, 'asia').click()
    expect(await openOnes(page)).toEqual(['asia'])
    const after = await boxOf(rowOf(page, 'asia'))
    expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('on a desktop, opens below the map', { tag: '@night' }, async ({ page }) => {
    await visit(page)
    await rowOf(page, 'africa').click()
    const [map, panel] = [await boxOf(picture(page)), await boxOf(panelOf(page, 'africa'))]
    expect(panel.y).toBeGreaterThanOrEqual(map.y + map.height)
  })
})
