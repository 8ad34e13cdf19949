import { callApp } from './late-app'
import { chartFile, chartHadItsChance, choosesByPicture, visit } from './map'
import { filesOf } from './page'
import { expect, settled, test } from './test'

test.describe('without the chart', () => {
  test('when it does not come, the picture selects', async ({ page }) => {
    await page.route(chartFile, (route) => route.abort())
    await visit(page)
    await chartHadItsChance(page)
    await choosesByPicture(page)
  })

  test('for visitors who save data it is not fetched, and the picture selects', { tag: '@night' }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const fetched = filesOf(page, chartFile)
    await page.goto('/where')
    await callApp(page)
    await settled(page)
    await chartHadItsChance(page)
    expect(fetched).toEqual([])
    await choosesByPicture(page)
  })
})
