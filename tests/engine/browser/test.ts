/** Base of all browser tests. `expect` waits until the page is settled before it accepts that an element is absent. */
import { expect as expectNow, type Locator, type Page, test as quick } from '@playwright/test'
import { stress } from '../stress'

/** Playwright's `test`. Stress runs (`npm test -- --stress`) slow the processor down, and empty or fill the cache. */
export const test = stress
  ? quick.extend({
      page: async ({ page, baseURL }, use) => {
        if (stress === 'full')
          for (const address of ['/', '/about', '/contact'])
            await page.goto(new URL(address, baseURL).href, { waitUntil: 'networkidle' })
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
        await use(page)
      },
    })
  : quick

/**
 * Playwright's own `expect`, which does not wait until the page is settled. For tests that delay the app or let a file
 * hang, and then check that something is absent.
 */
export { expectNow }

/**
 * Waits until everything that loads after the page itself has loaded (`renderer/parts/settled.ts`). Without the app,
 * there is nothing to wait for.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { classList, dataset } = document.documentElement
    return dataset.settled !== undefined || !classList.contains('js') || !document.getElementById('_app')
  })
}

type Settings = { timeout?: number }

/** Creates an `expect` matcher that waits until the page is settled before it asserts that something is absent. */
function patient<Values extends unknown[]>(name: string, isAbsence: (isNot: boolean, values: Values) => boolean) {
  return async function (this: { isNot: boolean }, locator: Locator, ...values: Values) {
    if (isAbsence(this.isNot, values)) await settled(locator.page())
    const matchers = this.isNot ? expectNow(locator).not : expectNow(locator)
    await Reflect.get(matchers, name).apply(matchers, values)
    return { pass: !this.isNot, message: () => '' }
  }
}

const always = () => true
const denied = (isNot: boolean) => isNot

export const expect = expectNow.extend({
  toBeHidden: patient<[Settings?]>('toBeHidden', (isNot) => !isNot),
  toHaveCount: patient<[number, Settings?]>('toHaveCount', (isNot, [count]) => isNot !== (count === 0)),
  toBeVisible: patient<[Settings?]>('toBeVisible', denied),
  toBeAttached: patient<[Settings?]>('toBeAttached', denied),
  toBeEmpty: patient<[Settings?]>('toBeEmpty', (isNot) => !isNot),
  toContainText: patient<[string | RegExp, Settings?]>('toContainText', denied),
  toHaveText: patient<[string | RegExp | (string | RegExp)[], Settings?]>('toHaveText', denied),
  toHaveClass: patient<[string | RegExp, Settings?]>('toHaveClass', denied),
  toHaveAttribute: patient<[string, (string | RegExp)?, Settings?]>('toHaveAttribute', denied),
  toMatchAriaSnapshot: patient<[unknown?, Settings?]>('toMatchAriaSnapshot', always),
})
