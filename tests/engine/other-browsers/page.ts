import { expect } from '../browser/test'
import type { Driver } from './driver'

/** Waits until something holds. What is asked while one document takes the other's place has no answer, and is asked again. */
function soon(holds: () => Promise<void>): Promise<void> {
  return expect(holds).toPass({ timeout: 30_000, intervals: [50, 100, 250] })
}

/** Waits until an element is in sight, or gone. */
export function expectSeen(driver: Driver, selector: string, isSeen = true): Promise<void> {
  return soon(async () => expect((await driver.ask(countSeen, selector)) > 0, selector).toBe(isSeen))
}

/** Runs in the page. @returns how many elements in sight a selector names */
export function countSeen(selector: string): number {
  return [...document.querySelectorAll(selector)].filter(
    (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  ).length
}

/** Waits until the page says something about itself. */
export function expectSaid<Answer>(driver: Driver, question: () => Answer, answer: Answer): Promise<void> {
  return soon(async () => expect<unknown>(await driver.ask(question)).toEqual(answer))
}

/** Waits until a page is there. */
export async function expectAt(driver: Driver, path: string): Promise<void> {
  await expectSaid(driver, () => location.pathname, path)
  await expectSeen(driver, 'main h1')
}

/** Waits until the app shows what a link leads to: its address is there before it, the focus of its heading comes with it. */
export async function expectFollowed(driver: Driver, path: string): Promise<void> {
  await expectAt(driver, path)
  await expectSaid(driver, () => document.activeElement?.localName, 'h1')
}

/** Presses the first element in sight that a selector names, as soon as there is one. */
export async function press(driver: Driver, selector: string): Promise<void> {
  await soon(async () => expect(await driver.ask(mark, selector), selector).toBe(true))
  await driver.click('[data-to-press]')
}

/** Runs in the page: marks an element, since engines take a selector's first element, in sight or not. @returns whether there is one */
function mark(selector: string): boolean {
  for (const marked of document.querySelectorAll('[data-to-press]')) marked.removeAttribute('data-to-press')
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  )
  found?.setAttribute('data-to-press', '')
  // Nothing can be pressed that is beneath something that stays in place.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found !== undefined
}

/** Goes back, by the app or without it. */
export async function goBack(driver: Driver, path: string): Promise<void> {
  await driver.ask(() => history.back())
  await expectAt(driver, path)
}

/** Opens a page, notes its errors, and waits until the app runs. */
export async function openLive(driver: Driver, address: string): Promise<void> {
  await driver.open(address)
  await driver.ask(noteErrors)
  await expectSeen(driver, 'html.live main h1')
}

/** Runs in the page, before the app comes: it keeps what the browser complains about, as long as the document is there. */
function noteErrors(): void {
  const errors: string[] = []
  Object.assign(window, { errors })
  addEventListener('error', ({ message }) => message && errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
    // Chromium holds also a page that is only parsed to the policy of this one: that of another language, whose styles the
    // inline script adds by themselves (`boot/language.ts`). Nothing of this page is refused then.
    const isOther = sourceFile.startsWith(origin) && !/\.\w+$/.test(sourceFile) && sourceFile !== location.href
    if (!isOther) errors.push(violatedDirective)
  })
}

/** Expects that the document is still the one that was opened, that nothing went wrong in it, and that it fits the window. */
export async function expectWell(driver: Driver): Promise<void> {
  const { errors, over } = await driver.ask(() => ({
    errors: (Reflect.get(window, 'errors') as string[] | undefined) ?? ['The document was loaded again.'],
    over: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  }))
  expect({ errors, over }).toEqual({ errors: [], over: 0 })
}
