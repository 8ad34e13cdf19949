import { afterEach, expect, test, vi } from 'vitest'

type Link = { on(event: string, listener: (data: unknown) => void): void }

/** Event stream of the page that was loaded last. */
let stream: { onmessage?(message: { data: string }): void }

/** Loads the live editing script in a page, or in a frame of the page `around`. @returns the script's window */
async function load(around?: { pageLink: Link }): Promise<{ pageLink: Link }> {
  const page: Record<string, unknown> = {}
  page.parent = around ?? page
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal(
    'EventSource',
    class {
      constructor() {
        stream = this
      }
    },
  )
  vi.resetModules()
  await vi.importActual('../../../tools/dev/link')
  return page as { pageLink: Link }
}

function heardBy({ pageLink }: { pageLink: Link }, event: string): unknown[] {
  const heard: unknown[] = []
  pageLink.on(event, (data) => heard.push(data))
  return heard
}

const say = (event: string, data?: unknown) => stream.onmessage?.({ data: JSON.stringify({ event, data }) })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a script that comes late hears what was said while it was on its way', async () => {
  const page = await load()
  say('content:update')
  say('content:problems', ['one'])
  expect(heardBy(page, 'content:update')).toHaveLength(1)
  expect(heardBy(page, 'content:problems')).toEqual([['one']])
})

test('a frame hears of no change from before it began, but of what is still wrong', async () => {
  const page = await load()
  say('content:update')
  say('content:problems', ['one'])
  vi.stubGlobal('performance', { timeOrigin: Date.now() + 1 })
  const frame = await load(page)
  expect(heardBy(frame, 'content:update')).toEqual([])
  expect(heardBy(frame, 'content:problems')).toEqual([['one']])
})
