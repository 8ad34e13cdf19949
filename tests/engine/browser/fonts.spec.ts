import type { CDPSession, Page } from '@playwright/test'
import { byDay } from '../long-run'
import { fontsAfterPaint, shifts } from './page'
import { brands, inLanguage, usualAddresses, usualLanguages } from './site'
import { expect, settled, test } from './test'

const [brand] = brands

// Short runs test only the language whose font has the most letters.
for (const { code } of byDay([...usualLanguages].reverse(), 1)) {
  test(`every letter is in a font of the site: ${code}`, { tag: '@night' }, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    for (const address of usualAddresses(brand?.id ?? '')) {
      // If a font takes more than three seconds, the browser uses that font only from the next navigation on, so the
      // visit is repeated.
      await expect(async () => {
        await page.goto(inLanguage(code, address))
        await settled(page)
        await page.evaluate(() => document.fonts.ready.then(() => {}))
        const texts = await markTexts(page)
        expect(await boxes(page), `${code} ${address}`).toEqual([])
        expect(await strangers(session, texts), `${code} ${address}`).toEqual([])
      }).toPass({ timeout: 60_000 })
    }
  })
}

test('letters that come soon after the first paint are shown, and move next to nothing', { tag: '@night' }, async ({
  page,
}) => {
  const notOurs = await strangersOf(page)
  await fontsAfterPaint(page)
  for (const address of ['/', '/reflector-150', '/contact']) {
    await page.goto(address)
    await settled(page)
    await expect(async () => expect(await notOurs()).toEqual([])).toPass({ timeout: 30_000 })
    expect(await shifts(page, 0.01), address).toEqual([])
  }
})

test('names of languages are in the letters of the page where it has them', { tag: '@night' }, async ({ page }) => {
  const notOurs = await strangersOf(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/he/contact')
  await settled(page)
  await page.locator('.menu > button').click()
  const name = page.locator('.menu .languages-full a[hreflang=pt-BR]')
  await expect(name).toBeVisible()
  const [shownFont, ours] = await name.evaluate((link) => [
    getComputedStyle(link.querySelector('.language-name') ?? link).fontFamily,
    getComputedStyle(document.body).fontFamily,
  ])
  expect(shownFont).toBe(ours)
  await expect(async () => expect(await notOurs()).toEqual([])).toPass({ timeout: 30_000 })
})

// Layout shifts depend on timing and happen only in some visits, so the test makes 15 visits.
test('letters that come too late move no word, also as the app starts', { tag: '@night' }, async ({ page }) => {
  await leavesLateFonts(page)
  for (let visit = 0; visit < 15; visit++) {
    await page.goto('/ja/contact')
    await settled(page)
    expect(await shifts(page), `visit ${visit}`).toEqual([])
  }
})

test('letters that came too late are shown from the next page on', { tag: '@night' }, async ({ page }) => {
  const notOurs = await strangersOf(page)
  await leavesLateFonts(page)
  await page.goto('/')
  await settled(page)
  expect(await notOurs(), 'they came too late').not.toEqual([])
  await page.getByRole('main').locator('a[href="/telescopes"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(async () => expect(await notOurs()).toEqual([])).toPass({ timeout: 30_000 })
})

/**
 * Makes the browser ignore fonts that arrive late on the current page. Sets `font-display: optional`, because with
 * `fallback`, Chromium still uses preloaded fonts that are more than three seconds late.
 */
async function leavesLateFonts(page: Page): Promise<void> {
  await fontsAfterPaint(page)
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('font-display:fallback', 'font-display:optional')
    // Removes the content security policy, whose hashes match only the unchanged styles.
    await route.fulfill({ response: answer, body: body.replace(/<meta http-equiv[^>]*>/, '') })
  })
}

/** Creates a function that finds the texts on the page that are shown in a system font. */
async function strangersOf(page: Page): Promise<() => Promise<string[]>> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  return async () => strangers(session, await markTexts(page))
}

/** Numbers each element that contains text, in the attribute `data-text`. @returns the texts, in the same order */
function markTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      // Skips drawings, language names and code, which use system fonts.
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('svg, .language-name, pre, code') &&
          !element.querySelector('code'),
      )
      .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .map((element, i) => {
        element.setAttribute('data-text', String(i))
        return element.textContent ?? ''
      }),
  )
}

/** Letters on the page that no font contains, and that the browser therefore draws as empty boxes. */
function boxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('The browser has no canvas.')
    const drawn = (letter: string, font: string) => {
      context.clearRect(0, 0, 40, 40)
      context.font = font
      context.fillText(letter, 4, 30)
      return context.getImageData(0, 0, 40, 40).data.join()
    }
    const missingLetters = new Set<string>()
    const letters = new Map<string, Set<string>>()
    for (const element of document.querySelectorAll('[data-text]')) {
      const { fontFamily, fontWeight } = getComputedStyle(element)
      const font = `${fontWeight} 24px ${fontFamily}`
      const lettersOfFont = letters.get(font) ?? new Set()
      letters.set(font, lettersOfFont)
      for (const letter of element.textContent ?? '') if (/[^\s\p{C}\p{M}]/u.test(letter)) lettersOfFont.add(letter)
    }
    for (const [font, lettersOfFont] of letters) {
      const box = drawn('\u{10fffd}', font)
      for (const letter of lettersOfFont) if (drawn(letter, font) === box) missingLetters.add(letter)
    }
    return [...missingLetters]
  })
}

/** Texts on the page that are shown in a system font, each preceded by the name of that font. */
async function strangers(session: CDPSession, texts: string[]): Promise<string[]> {
  const { root } = await session.send('DOM.getDocument')
  const strangeTexts: string[] = []
  for (const [i, text] of texts.entries()) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: `[data-text="${i}"]` })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { isCustomFont, familyName } of fonts) if (!isCustomFont) strangeTexts.push(`${familyName}: ${text}`)
  }
  return strangeTexts
}
