import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from '@playwright/test'
import { testPort } from '../browser/port'
import { addresses, inLanguage, languages } from '../browser/site'

for (const { code } of languages)
  test(`every product is two sheets of paper at most, in "${code}"`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: `http://localhost:${testPort}` })
    const page = await context.newPage()
    const counts: Record<string, number> = {}
    for (const address of addresses) {
      await page.goto(inLanguage(code, address))
      if ((await page.locator('.opening .gallery').count()) === 0) continue
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
      counts[address] = (await PDFDocument.load(pdf)).getPageCount()
    }
    expect(Object.keys(counts).length).toBeGreaterThan(40)
    expect(Object.entries(counts).filter(([, count]) => count > 2)).toEqual([])
    await context.close()
  })
