import type { Page } from '@playwright/test'
import { type OpenStudio, studioOfFile, test } from './studio'
import { expect } from './test'

const studio = studioOfFile()
let page: Page
let open: OpenStudio['open']

test.beforeAll(() => {
  ;({ page, open } = studio)
})

/** Main states of the Studio. Each reveals parts that are hidden at first, so that these parts are checked as well. */
const states: Record<string, () => Promise<void>> = {
  'the settings of the page, with all that is seldom changed': async () => {
    await page.locator('.block-name.page-name').click()
    await openAll()
  },
  'a gallery with its pictures': async () => {
    await open('Reflector 150')
    await page.locator('.blocks .block-name').first().click()
    await page.locator('.inspector summary').first().click()
    await openAll()
  },
  'a table': async () => {
    await open('Telescopes')
    await page.locator('.blocks .block-name').nth(1).click()
    await openAll()
  },
  'all languages': () => page.locator('.inspector').getByRole('tab', { name: 'Languages' }).click(),
  'what is to fix': () => page.locator('.inspector').getByRole('tab', { name: 'To fix' }).click(),
  'the pages': () => page.getByRole('tab', { name: 'Pages', exact: true }).click(),
  'the pictures': () => page.getByRole('tab', { name: 'Pictures', exact: true }).click(),
  'the settings of the site': async () => {
    await page.locator('.inspector').getByRole('tab', { name: 'Fields' }).click()
    await page.getByRole('tab', { name: 'Pages', exact: true }).click()
    await page.locator('.sidebar').getByRole('button', { name: 'Site settings' }).click()
    await openAll()
  },
}

async function openAll(): Promise<void> {
  await page.locator('.inspector .more > summary').evaluateAll((all) =>
    all.forEach((element) => {
      ;(element.parentElement as HTMLDetailsElement).open = true
    }),
  )
}

/**
 * Finds parts that are too large: the document if it is too high (unless it has one column) or too wide, and panels
 * that are too wide.
 */
const tooLarge = () =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientWidth } = document.documentElement
    const panels = [...document.querySelectorAll('.panel, .field:not(.table-scroll *), dialog')]
    const isOneColumn = innerWidth <= 640
    return [
      ...(scrollHeight > innerHeight && !isOneColumn ? [`the document is ${scrollHeight} high in ${innerHeight}`] : []),
      ...(scrollWidth > clientWidth ? [`the document is ${scrollWidth} wide in ${clientWidth}`] : []),
      ...panels
        .filter((panel) => panel.clientWidth > 0 && panel.scrollWidth > panel.clientWidth + 1)
        .map(
          (panel) =>
            `${panel.className} is ${panel.scrollWidth} wide in ${panel.clientWidth}: ${panel.textContent?.slice(0, 60)}`,
        ),
    ]
  })

// The last size corresponds to 1440 × 900 at 200 % zoom.
const sizes = {
  '1440 × 900': [1440, 900],
  '1024 × 700': [1024, 700],
  '390 × 800': [390, 800],
  '200 %': [720, 450],
} as const

for (const [state, go] of Object.entries(states))
  test(`nothing scrolls that must not: ${state}`, { tag: '@ci' }, async () => {
    const found: string[] = []
    await page.setViewportSize({ width: 1440, height: 900 })
    await go()
    for (const [name, [width, height]] of Object.entries(sizes)) {
      await page.setViewportSize({ width, height })
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${state.slice(0, 24)} ${width}.png` })
      found.push(...(await tooLarge()).map((words) => `${name}: ${words}`))
    }
    expect(found).toEqual([])
  })
