import { createServer, type ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { openWithoutApp } from './late-app'
import { lateLetters, shifts } from './page'
import { expect, settled } from './test'

/** How much slower than this machine's the processor is: as in a cheap phone. */
const slower = 6

/** Opens pages twice with a slow processor, in the usual widths: nothing moves under the reader, at either visit. */
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

/** At least so many characters of a document come together. */
const pieceLength = 600

/**
 * Opens pages whose documents come in pieces, as on a slow network, each once the one before is on the screen: nothing moves,
 * so where a thing stands does not depend on what comes after it.
 * @param origin the site's own address
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
  // Letters that come late may move a little, and are looked at in `fonts.spec.ts`.
  await page.route(/\.woff2$/, (route) => route.abort())
  const { port } = Object(server.address())
  const found: string[] = []
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
    found.push(...(await shifts(page)).map((shift) => `${address} ${shift}`))
  }
  server.close()
  expect(found).toEqual([])
}

/** A document up to its body, and then in pieces that end where an element begins; words of one line come together. */
function piecesOf(html: string): string[] {
  const body = html.indexOf('<body')
  const elements = html.slice(body).split(/(?=<(?!svg|use|span|bdi|\/))/)
  const pieces = [html.slice(0, body), '']
  for (const element of elements) {
    if ((pieces.at(-1)?.length ?? 0) > pieceLength) pieces.push('')
    pieces[pieces.length - 1] += element
  }
  return pieces
}

/** A place in the document, in whole CSS pixels. */
type Place = { x: number; y: number; width: number; height: number }

/**
 * Opens a page, without and then with its app: all that is there before has the place and the size that it has
 * afterwards, wherever the reader is.
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
    const isOther = ([element, before]: [Element, Place]) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const now = [x + scrollX, y + scrollY, width, height]
      // What the app puts something else in the place of, or puts away, is not looked at: others would move.
      if (!element.isConnected || width === 0 || before.width === 0) return false
      return [before.x, before.y, before.width, before.height].some((was, i) => Math.abs(was - (now[i] ?? 0)) > 1)
    }
    const others = places.filter(isOther).map(([element]) => element)
    const innermost = others.filter((one) => !others.some((other) => other !== one && one.contains(other)))
    return innermost.map(({ localName, className, parentElement }) =>
      [parentElement?.className, localName, className].filter((name) => typeof name === 'string' && name).join(' '),
    )
  })
  await page.unrouteAll()
  expect(moved, address).toEqual([])
}
