import type { Live } from '../browser/live'
import { expect } from '../browser/test'
import type { Driver } from './driver'
import { expectSeen, press } from './page'

/** The page of the fixture site that the test edits: its name, and the index and id of a block with a heading. */
const page = { name: 'telescopes/telescopes', block: 1, id: 'models' }
const file = `pages/${page.name}.json`
const heading = `[data-field="blocks/${page.block}/title"]`

/** Tests the Studio in any browser: writing in both directions, moving a block, dropping a picture, adding a page. */
export async function editInStudio(driver: Driver, live: Live): Promise<void> {
  const address = /http\S+token=\S+/.exec(live.output())?.[0] ?? ''
  await driver.resize(1440, 900)
  await driver.open(address)
  await expectOnCanvas(driver, 'h1', /./)
  await driver.open(`${new URL('/_studio/', address).href}#${encodeURIComponent(page.name)}`)
  await driver.ask(() => location.reload())
  await expectOnCanvas(driver, `#${page.id} h2`, /The three sizes/)
  const before = live.read(file)

  // Types text letter by letter. The text appears on the page and is saved.
  await press(driver, `.blocks > li:nth-child(${page.block + 1}) .block-name`)
  await press(driver, heading)
  await driver.ask(selectEnd, heading)
  await driver.type(' in glass')
  await expectOnCanvas(driver, `#${page.id} h2`, /^The three sizes in glass$/)
  await expectFile(live, file, /"The three sizes in glass"/)

  // Edits text in a right-to-left language.
  await driver.ask(choose, ['.looks select', 'he'])
  await expectOnCanvas(driver, 'html[dir=rtl] h1', /./)
  await driver.ask(write, [heading, 'שלושה גדלים'])
  await expectOnCanvas(driver, `#${page.id} h2`, /^שלושה גדלים$/)
  await expectFile(live, `locales/he/${page.name}.json`, /שלושה גדלים/)
  await driver.ask(choose, ['.looks select', 'en'])

  // Moves a block, then undoes all changes.
  await press(driver, `.blocks > li:nth-child(${page.block + 1}) .steps button`)
  await expectFile(live, file, new RegExp(`"blocks": \\[\\s*\\{\\s*"type": "[a-z-]+",\\s*"id": "${page.id}"`))
  for (let steps = 0; steps < 9 && (await driver.ask(canUndo)); steps++) await driver.click('.top-bar .icon')
  await expect.poll(() => live.read(file), { timeout: 30_000 }).toBe(before)

  // Drops a picture.
  await press(driver, '[data-tab=pictures]')
  await expectSeen(driver, '.pictures .drop')
  await driver.ask(dropPicture)
  await expectSeen(driver, 'dialog .picture-large')
  await driver.ask(() => document.querySelector<HTMLElement>('.dialog-head button')?.click())

  // Creates a page.
  await press(driver, '[data-tab=pages]')
  await press(driver, '.sidebar .row > button')
  await expectSeen(driver, 'dialog input:not([type=radio])')
  await press(driver, 'dialog input:not([type=radio])')
  await driver.type('Guiding scope')
  await press(driver, 'dialog .primary:not(:disabled)')
  await expectFile(live, 'pages/guiding-scope.json', /"Guiding scope"/)
  await expectOnCanvas(driver, 'h1', /^Guiding scope$/)
}

/** Waits until the text of an element on the canvas matches `words`. */
function expectOnCanvas(driver: Driver, selector: string, words: RegExp): Promise<void> {
  return expect(async () => expect(await driver.ask(textOnCanvas, selector), selector).toMatch(words)).toPass({
    timeout: 60_000,
    intervals: [100],
  })
}

function expectFile(live: Live, path: string, text: RegExp): Promise<void> {
  const read = () => {
    try {
      return live.read(path)
    } catch {
      return '' // The file does not exist yet.
    }
  }
  return expect.poll(read, { timeout: 30_000 }).toMatch(text)
}

// The functions below run in the page.

function textOnCanvas(selector: string): string {
  const canvas = document.querySelector<HTMLIFrameElement>('iframe.stage-frame')?.contentDocument
  return canvas?.querySelector(selector)?.textContent ?? ''
}

function selectEnd(selector: string): void {
  const field = document.querySelector<HTMLTextAreaElement>(selector)
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

function canUndo(): boolean {
  return document.querySelector<HTMLButtonElement>('.top-bar .icon')?.disabled === false
}

function choose([selector = '', value = '']: string[]): void {
  const field = document.querySelector<HTMLSelectElement>(selector)
  if (!field) return
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function write([selector = '', words = '']: string[]): void {
  const field = document.querySelector<HTMLTextAreaElement>(selector)
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  set?.call(field, words)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Draws a picture, and simulates dropping it on the Studio as a file. */
async function dropPicture(): Promise<void> {
  const drawing = document.createElement('canvas')
  drawing.width = 640
  drawing.height = 480
  drawing.getContext('2d')?.fillRect(0, 0, 640, 480)
  const picture = await new Promise<Blob | null>((done) => drawing.toBlob(done, 'image/png'))
  const dataTransfer = new DataTransfer()
  if (picture) dataTransfer.items.add(new File([picture], 'dropped.png', { type: 'image/png' }))
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  document.querySelector('.pictures')?.dispatchEvent(event)
}
