import type { Route } from '@playwright/test'

/** A kind of page, with an example address and the window width for the test, in CSS px. */
export type KindOfPage = { name: string; address: string; width: number }

export const pages: KindOfPage[] = [
  { name: 'home', address: '/', width: 390 },
  { name: 'product', address: '/reflector-150', width: 1280 },
  { name: 'tabs', address: '/about', width: 1280 },
  { name: 'map', address: '/where', width: 390 },
  { name: 'contact', address: '/contact', width: 1280 },
  { name: 'in Hebrew', address: '/he/reflector-150', width: 390 },
  { name: 'missing', address: '/no-such-page', width: 1280 },
]

/** Action of a visitor that makes the page request the file. */
type Step = 'reads' | 'goes on' | 'changes the language'

export type KindOfFile = {
  name: string
  address: RegExp
  /** Whether the app needs the file to run. If such a file fails, the page works as it does without scripts. */
  isNeeded: boolean
  step: Step
  /** Names of the kinds of pages that request the file; undefined if all of them do. */
  on?: string[]
}

const file = (name: string, address: RegExp, isNeeded = false, on?: string[]): KindOfFile => ({
  name,
  address,
  isNeeded,
  step: 'reads',
  on,
})

export const files: KindOfFile[] = [
  file('the app', /\/assets\/client-.*\.js$/, true),
  file('the data of the page', /\/data\/[^/]+\/(?!_)[^?]*\.json$/, true),
  file('the data of the site', /\/data\/[^/]+\/_site\.json$/, true),
  file('the styles of the app', /\/assets\/client-.*\.css$/),
  file('the colours of all brands', /\/assets\/themes\..*\.css$/),
  file('the styles of paper', /\/assets\/print-.*\.css$/),
  file('the letters', /\.woff2$/),
  file('the photographs', /\.(avif|webp)$/, false, ['home', 'product', 'in Hebrew']),
  file('logos, flags and drawings', /\.svg$/),
  file('the chart', /\/assets\/chart-.*\.js$/, false, ['map']),
  { name: 'the data of the next page', address: /\/data\/[^/]+\/(?!_)[^?]*\.json$/, isNeeded: true, step: 'goes on' },
  {
    name: 'the data of the site in another language',
    address: /\/data\/[^/]+\/_site\.json$/,
    isNeeded: true,
    step: 'changes the language',
  },
]

export type Fault = { name: string; happens(route: Route): unknown; hangs?: true; breaksScripts?: true }

const portal = '<!doctype html><title>Hotel</title><h1>Welcome</h1><form><button>I agree</button></form>'

export const faults: Fault[] = [
  { name: 'is refused', happens: (route) => route.abort('connectionrefused') },
  { name: 'is missing', happens: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: portal }) },
  { name: 'fails', happens: (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Error' }) },
  { name: 'never comes', happens: () => {}, hangs: true },
  { name: 'is cut in half', happens: cutInHalf, breaksScripts: true },
  { name: 'is empty', happens: empty },
  {
    name: 'is the page of a hotel’s network',
    happens: (route) => route.fulfill({ contentType: 'text/html', body: portal }),
  },
]

async function cutInHalf(route: Route): Promise<void> {
  const { contentType, body } = await fetched(route)
  await route.fulfill({ contentType, body: body.subarray(0, body.length / 2) })
}

async function empty(route: Route): Promise<void> {
  const { contentType } = await fetched(route)
  await route.fulfill({ contentType, body: '' })
}

async function fetched(route: Route) {
  const response = await route.fetch({ maxRetries: 3 })
  return { contentType: response.headers()['content-type'], body: await response.body() }
}
