import { createServer, type ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { openWithoutApp } from './late-app'
import { lateLetters, shifts } from './page'
import { expect, settled } from './test'

/** Factor by which the processor is slowed down, to about the speed of a cheap phone. */
const slower = 6

/** Opens each page twice on a slowed processor, at the widths of a phone and a desktop, and expects no layout shift. */
export async function expectNoShift(page: Page, addresses: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const address of addresses)
      for (const visit of ['first', 'second']) {
        await page.goto(address)
        await settled(page)
        expect(await shifts(page, lateLetters), `${address} at ${width}, ${visit} visit`).toEqual([])
      }
  }
}

/** Minimum length of a piece of a document, in characters. */
const pieceLength = 600

/**
 * Opens pages whose documents arrive in pieces, as on a slow network. Each piece is sent only when the previous one is
 * on the screen. Expects no layout shift, because the position of an element must not depend on content that follows
 * it.
 * @param origin origin of the server for the pages
 */
export async function expectSteadyInPieces(page: Page, origin: string | undefined, addresses: string[]): Promise<void> {
  let comes: { response: ServerResponse; pieces: string[] } | undefined
  const server = createServer(async ({ url = '/' }, response) => {
    const from = await fetch(origin + url)
    response.writeHead(from.status, { 'content-type': from.headers.get('content-type') ?? '' })
    if (url.includes('.')) return void response.end(Buffer.from(await from.arrayBuffer()))
    const [first = '', ...pieces] = piecesOf(await from.text())
    comes = { response, pieces }
    response.write(first)
  })
  await new Promise<void>((done) => server.listen(0, done))
  // Blocks fonts, because late fonts may shift text a little, which `fonts.spec.ts` tests.
  await page.route(/\.woff2$/, (route) => route.abort())
  const { port } = Object(server.address())
  const foundShifts: string[] = []
  for (const address of addresses) {
    await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'commit' })
    if (!comes) throw new Error(`${address} did not come.`)
    const { response, pieces } = comes
    comes = undefined
    for (const piece of pieces) {
      response.write(piece)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    }
    response.end()
    await settled(page)
    foundShifts.push(...(await shifts(page)).map((shift) => `${address} ${shift}`))
  }
  server.close()
  expect(foundShifts).toEqual([])
}

/**
 * Splits a document: first everything before the body, then pieces that each begin at an element. An icon, `span` or
 * `wbr` stays in the same piece as the text before it.
 */
function piecesOf(html: string): string[] {
  const body = html.indexOf('<body')
  const elements = html.slice(body).split(/(?=<(?!svg|use|span|bdi|wbr|\/))/)
  const pieces = [html.slice(0, body), '']
  for (const element of elements) {
    if ((pieces.at(-1)?.length ?? 0) > pieceLength) pieces.push('')
    pieces[pieces.length - 1] += element
  }
  return pieces
}

/** Box of an element, relative to the document, in CSS px. */
type Place = { x: number; y: number; width: number; height: number }

/**
 * Opens a page first without and then with its app, and expects that no element moves or changes its size. Positions
 * are relative to the document.
 */
export async function expectSameLook(page: Page, address: string): Promise<void> {
  const release = await openWithoutApp(page, address)
  await page.evaluate(async () => {
    await document.fonts.ready
    const places = [...document.querySelectorAll('#_app :not(svg *)')].map((element): [Element, Place] => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element, { x: x + scrollX, y: y + scrollY, width, height }]
    })
    Reflect.set(window, 'placesBefore', places)
  })
  release()
  await settled(page)
  const moved = await page.evaluate(() => {
    const places: [Element, Place][] = Reflect.get(window, 'placesBefore')
    const isOther = ([element, placeBefore]: [Element, Place]) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const now = [x + scrollX, y + scrollY, width, height]
      // Skips elements that the app replaces or hides. Elements that move as a result are still reported.
      if (!element.isConnected || width === 0 || placeBefore.width === 0) return false
      return [placeBefore.x, placeBefore.y, placeBefore.width, placeBefore.height].some(
        (was, i) => Math.abs(was - (now[i] ?? 0)) > 1,
      )
    }
    const others = places.filter(isOther).map(([element]) => element)
    const innermost = others.filter((element) => !others.some((other) => other !== element && element.contains(other)))
    return innermost.map(({ localName, className, parentElement }) =>
      [parentElement?.className, localName, className].filter((name) => typeof name === 'string' && name).join(' '),
    )
  })
  await page.unrouteAll()
  expect(moved, address).toEqual([])
}
