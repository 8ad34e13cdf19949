import { expect } from '../browser/test'
import type { Driver } from './driver'

/** Repeats until something holds. Questions fail while a document replaces another one, and are then repeated. */
function soon(holds: () => Promise<void>): Promise<void> {
  return expect(holds).toPass({ timeout: 30_000, intervals: [50, 100, 250] })
}

/** Waits until an element is visible, or until it is not. */
export function expectSeen(driver: Driver, selector: string, isSeen = true): Promise<void> {
  return soon(async () => expect((await driver.ask(countSeen, selector)) > 0, selector).toBe(isSeen))
}

/** Number of visible elements that match a selector. Runs in the page. */
export function countSeen(selector: string): number {
  return [...document.querySelectorAll(selector)].filter(
    (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  ).length
}

/** Waits until a question to the page has an answer. */
export function expectSaid<Answer>(driver: Driver, question: () => Answer, answer: Answer): Promise<void> {
  return soon(async () => expect<unknown>(await driver.ask(question)).toEqual(answer))
}

export async function expectAt(driver: Driver, path: string): Promise<void> {
  await expectSaid(driver, () => location.pathname, path)
  await expectSeen(driver, 'main h1')
}

/** Waits until the app shows the target of a link: first the address changes, then its heading gets the focus. */
export async function expectFollowed(driver: Driver, path: string): Promise<void> {
  await expectAt(driver, path)
  await expectSaid(driver, () => document.activeElement?.localName, 'h1')
}

/** Clicks the first visible element that matches a selector, as soon as there is one. */
export async function press(driver: Driver, selector: string): Promise<void> {
  await soon(async () => expect(await driver.ask(mark, selector), selector).toBe(true))
  await driver.click('[data-to-press]')
}

/** Marks the first visible element, since engines click the first match. Runs in the page. @returns if there is one */
function mark(selector: string): boolean {
  for (const marked of document.querySelectorAll('[data-to-press]')) marked.removeAttribute('data-to-press')
  const target = [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  )
  target?.setAttribute('data-to-press', '')
  // An element beneath a fixed one could not be clicked.
  target?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return target !== undefined
}

export async function goBack(driver: Driver, path: string): Promise<void> {
  await driver.ask(() => history.back())
  await expectAt(driver, path)
}

/** Opens a page, records its errors, and waits until the app runs. */
export async function openLive(driver: Driver, address: string): Promise<void> {
  await driver.open(address)
  await driver.ask(noteErrors)
  await expectSeen(driver, 'html.live main h1')
}

/** Collects errors and violations for as long as the document lives. Runs in the page before the app loads. */
function noteErrors(): void {
  const errors: string[] = []
  Object.assign(window, { errors })
  addEventListener('error', ({ message }) => message && errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
    // Chromium also applies this page's policy to a page that it only parses: the one in another language, whose styles
    // the inline script adds separately (`boot/language.ts`). Nothing of this page is refused then.
    const isOther = sourceFile.startsWith(origin) && !/\.\w+$/.test(sourceFile) && sourceFile !== location.href
    if (!isOther) errors.push(violatedDirective)
  })
}

/** Expects that the document has not been reloaded, has no errors, and fits the window. */
export async function expectWell(driver: Driver): Promise<void> {
  const { errors, over } = await driver.ask(() => ({
    errors: (Reflect.get(window, 'errors') as string[] | undefined) ?? ['The document was loaded again.'],
    over: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  }))
  expect({ errors, over }).toEqual({ errors: [], over: 0 })
}
