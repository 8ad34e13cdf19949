import { expect } from '../browser/test'
import type { Driver } from './driver'

/** Repeats a check until it succeeds. A check can fail while one document replaces another. */
function soon(holds: () => Promise<void>): Promise<void> {
  return expect(holds).toPass({ timeout: 30_000, intervals: [50, 100, 250] })
}

/** Waits until an element is visible, or until the element is hidden if `isSeen` is false. */
export function expectSeen(driver: Driver, selector: string, isSeen = true): Promise<void> {
  return soon(async () => expect((await driver.ask(countSeen, selector)) > 0, selector).toBe(isSeen))
}

/** Number of visible elements that match a selector. Runs in the page. */
export function countSeen(selector: string): number {
  return [...document.querySelectorAll(selector)].filter(
    (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  ).length
}

/** Waits until a function that runs in the page returns the expected value. */
export function expectSaid<Answer>(driver: Driver, question: () => Answer, answer: Answer): Promise<void> {
  return soon(async () => expect<unknown>(await driver.ask(question)).toEqual(answer))
}

export async function expectAt(driver: Driver, path: string): Promise<void> {
  await expectSaid(driver, () => location.pathname, path)
  await expectSeen(driver, 'main h1')
}

/** Waits until the app shows a link's target: first the address changes, then the heading receives focus. */
export async function expectFollowed(driver: Driver, path: string): Promise<void> {
  await expectAt(driver, path)
  await expectSaid(driver, () => document.activeElement?.localName, 'h1')
}

/** Clicks the first visible element that matches a selector, as soon as there is one. */
export async function press(driver: Driver, selector: string): Promise<void> {
  await soon(async () => expect(await driver.ask(mark, selector), selector).toBe(true))
  await driver.click('[data-to-press]')
}

/**
 * Marks the first visible element that matches a selector, because drivers click the first match even if it is hidden.
 * Runs in the page.
 * @returns whether a visible element matches
 */
function mark(selector: string): boolean {
  for (const marked of document.querySelectorAll('[data-to-press]')) marked.removeAttribute('data-to-press')
  const target = [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  )
  target?.setAttribute('data-to-press', '')
  // Scrolls first, because an element beneath a fixed element cannot be clicked.
  target?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return target !== undefined
}

export async function goBack(driver: Driver, path: string): Promise<void> {
  await driver.ask(() => history.back())
  await expectAt(driver, path)
}

/** Opens a page, begins to record its errors, and waits until the app runs. */
export async function openLive(driver: Driver, address: string): Promise<void> {
  await driver.open(address)
  await driver.ask(noteErrors)
  await expectSeen(driver, 'html.live main h1')
}

/** Collects errors and policy violations until the document is replaced. Runs in the page before the app loads. */
function noteErrors(): void {
  const errors: string[] = []
  Object.assign(window, { errors })
  addEventListener('error', ({ message }) => message && errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
    // Skips violations reported for the same page in another language: the inline script parses that page, and adds its
    // styles separately (`boot/language.ts`). Chromium applies the current page's policy to the parsed page, but blocks
    // nothing on the current page.
    const isOther = sourceFile.startsWith(origin) && !/\.\w+$/.test(sourceFile) && sourceFile !== location.href
    if (!isOther) errors.push(violatedDirective)
  })
}

/** Expects that the document was not reloaded, had no errors, and is not wider than the window. */
export async function expectWell(driver: Driver): Promise<void> {
  const { errors, over } = await driver.ask(() => ({
    errors: (Reflect.get(window, 'errors') as string[] | undefined) ?? ['The document was loaded again.'],
    over: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  }))
  expect({ errors, over }).toEqual({ errors: [], over: 0 })
}
