import { expect, test } from '../browser/test'
import type { Driver } from './driver'
import {
  countSeen,
  expectAt,
  expectFollowed,
  expectSaid,
  expectSeen,
  expectWell,
  goBack,
  openLive,
  press,
} from './page'

/** Addresses, queries and ids that a visitor's journey through a site uses. */
export type Journey = {
  origin: string
  /**
   * Addresses of links to follow one after the other, beginning on the home page. The first link is in the header's
   * menu of fields; the last one leads to a page with a gallery.
   */
  way: string[]
  /** Address of a page that is in the main menu and has tabs. */
  tabs: string
  /** Id of the menu entry that opens the list with the page of `tabs`, if that page is on the second level. */
  group?: string
  /** A page with a map, and the id of one of its continents. */
  map: { address: string; continent: string }
  /** A visitor's query, and the address of the page that it must find. */
  search: { words: string; finds: string }
  /** Like `search`, but in a right-to-left language. */
  other: { language: string; words: string; finds: string }
}

/** Steps of the journey, by name. Each step begins where the previous one ended. */
const steps: Record<string, (driver: Driver, journey: Journey) => Promise<void>> = {
  'the home page': async (driver, { origin }) => {
    await driver.resize(1280, 900)
    await openLive(driver, `${origin}/`)
  },
  consent: async (driver) => {
    await press(driver, '[data-consent=accepted]')
    await expectSeen(driver, '.consent', false)
    expect(await driver.ask(() => document.cookie)).toContain('cookieConsent=accepted')
  },
  'the menu of fields': async (driver, { way: [field = ''] }) => {
    await press(driver, '[aria-controls="_fields"]')
    await press(driver, `#_fields a[href="${field}"]`)
    await expectFollowed(driver, field)
    await expectSeen(driver, '#_fields', false)
  },
  'a product, by the app': async (driver, { way }) => {
    for (const address of way.slice(1)) {
      await press(driver, `main a[href="${address}"]`)
      await expectFollowed(driver, address)
      await expectSaid(driver, () => scrollY, 0)
    }
  },
  'its gallery': async (driver) => {
    const shownSlide = () => driver.ask(() => document.querySelector('.gallery-slides > :not([hidden])')?.id)
    await expect.poll(() => driver.ask(countSeen, '.gallery-slides > *')).toBe(1)
    const first = await shownSlide()
    await press(driver, '.gallery-controls button:last-child')
    await expect.poll(shownSlide).not.toBe(first)
    await press(driver, '.gallery-controls button:nth-last-of-type(2)')
    await expect.poll(shownSlide).toBe(first)
  },
  back: async (driver, { way }) => {
    await goBack(driver, way.at(-2) ?? '')
  },
  'a tab': async (driver, { tabs, group }) => {
    if (group !== undefined) await press(driver, `[aria-controls="_menu-${group}"]`)
    await press(driver, `.header a[href="${tabs}"]`)
    await expectFollowed(driver, tabs)
    await press(driver, '[role=tab]:nth-of-type(2)')
    await expectSaid(
      driver,
      () =>
        [...document.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-selected')).indexOf('true'),
      1,
    )
    expect(await driver.ask(countSeen, '.tab-panel')).toBe(1)
  },
  'a continent of the map': async (driver, { map }) => {
    await press(driver, `.header a[href="${map.address}"]`)
    await expectFollowed(driver, map.address)
    await press(driver, `#${map.continent}_button`)
    await expectSeen(driver, `#${map.continent}_panel`)
  },
  'the search': (driver, { search }) => find(driver, search),
  'the dark theme': async (driver) => {
    await press(driver, '.header .theme-toggle')
    await expectSeen(driver, 'html.dark main h1')
    expect(await driver.ask(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  },
  'another language': async (driver, { search, other: { language } }) => {
    await press(driver, `.header a[hreflang="${language}"]`)
    await expectAt(driver, `/${language}${search.finds}`)
    await expectSaid(driver, () => document.documentElement.dir, 'rtl')
    await expectSaid(driver, () => document.documentElement.lang, language)
  },
  'the search in it': (driver, { other }) => find(driver, other),
  'nothing went wrong': (driver) => expectWell(driver),
  'a new document in the language and theme that were chosen': async (
    driver,
    { origin, tabs, other: { language } },
  ) => {
    await openLive(driver, origin + tabs)
    await expectSaid(driver, () => document.documentElement.lang, language)
    await expectSeen(driver, 'html.dark main h1')
    await expectSeen(driver, '.consent', false)
    await expectWell(driver)
  },
  'the menu of a phone': async (driver, { tabs, map }) => {
    await driver.resize(390, 800)
    await press(driver, '.menu > button')
    await expectSeen(driver, '#_menu')
    await press(driver, `#_menu a[href="${map.address}"]`)
    await expectFollowed(driver, map.address)
    await expectSeen(driver, '#_menu', false)
    await goBack(driver, tabs)
    await expectWell(driver)
  },
}

/** Searches for text, and follows the link to the expected page. */
async function find(driver: Driver, { words, finds, language }: { words: string; finds: string; language?: string }) {
  const address = language ? `/${language}${finds}` : finds
  await press(driver, '.search > button')
  await expectSeen(driver, '.search-dialog input')
  await expectSaid(driver, () => document.activeElement?.localName, 'input')
  await driver.type(words)
  await expectSeen(driver, `.search-results a[href="${address}"]`)
  await press(driver, `.search-results a[href="${address}"]`)
  await expectAt(driver, address)
  await expectSeen(driver, '.search-dialog', false)
}

/** Makes a visitor's journey through a site. @returns the number of steps */
export async function travel(driver: Driver, journey: Journey): Promise<number> {
  for (const [name, step] of Object.entries(steps)) await test.step(name, () => step(driver, journey))
  return Object.keys(steps).length
}
