import { callApp } from './late-app'
import { chartFile, chartHadItsChance, choosesByPicture, continents, panelOf, picture, rows, visit } from './map'
import { filesOf } from './page'
import { inLanguage, languages } from './site'
import { expect, settled, test } from './test'

test.describe('without the chart', () => {
  test('when it does not come, the picture selects', async ({ page }) => {
    await page.route(chartFile, (route) => route.abort())
    await visit(page)
    await chartHadItsChance(page)
    await choosesByPicture(page)
  })

  test('for visitors who save data it is not fetched, and the picture selects', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const fetched = filesOf(page, chartFile)
    await page.goto('/where')
    await callApp(page)
    await settled(page)
    await chartHadItsChance(page)
    expect(fetched).toEqual([])
    await choosesByPicture(page)
  })

  test('when the data of the page does not come, everything can be read', async ({ page }) => {
    await page.route(/\/data\//, (route) => route.abort())
    await page.goto('/where')
    for (const id of continents) await expect(panelOf(page, id)).toBeVisible()
  })

  test.describe('and without scripts', () => {
    test.use({ javaScriptEnabled: false })
    for (const { code } of languages) {
      test(`every continent is a heading with its content (${code})`, async ({ page }) => {
        await page.goto(inLanguage(code, '/where'))
        await expect(rows(page)).toHaveCount(0)
        for (const id of continents) {
          await expect(page.locator(`#${id}`).and(page.getByRole('heading'))).toBeVisible()
          await expect(panelOf(page, id)).toBeVisible()
        }
        await expect(picture(page).locator('[data-continent]')).toHaveCount(6)
      })
    }
  })
})
