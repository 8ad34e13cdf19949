import { studioOfFile, test } from './studio'
import { expect } from './test'

const studio = studioOfFile()

/** Runs in a document. Makes the creation of elements with this tag name throw an error. */
function breakElements(name: string): void {
  const make = document.createElement.bind(document)
  document.createElement = (tag: string, options?: ElementCreationOptions) => {
    if (tag === name) throw new Error(`No ${name} can be made.`)
    return make(tag, options)
  }
}

/** Undoes `breakElements`. */
function makeElements(): void {
  Reflect.deleteProperty(document, 'createElement')
}

/** Runs a function in the page on the canvas. */
async function inCanvas(run: (argument: string) => void, argument = ''): Promise<void> {
  const frame = studio.page.frames().find((frame) => new URL(frame.url()).pathname === '/_frame/')
  await frame?.evaluate(run, argument)
}

test('where a component fails, that is said, and the canvas goes on with what it can show', {
  tag: '@ci',
}, async () => {
  const { page, canvas, field, open, saved, json } = studio
  await open('Telescopes')
  await canvas().locator('#about').first().click()
  await inCanvas(breakElements, 'blockquote')
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('testimonials')
  await page.getByRole('dialog').locator('.picker-list button').first().click()
  const note = page.locator('.stage').getByRole('alert')
  await expect(note).toContainText('because of a fault in the program')
  await note.getByRole('button', { name: 'Undo' }).click()
  await expect(note).toHaveCount(0)
  await field('title').or(page.locator('.block-name.page-name')).first().click()
  await saved()
  expect(JSON.stringify(json('pages/telescopes/telescopes.json'))).not.toContain('"testimonials"')

  // The canvas recovers as soon as a page can be rendered again.
  await inCanvas(makeElements)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(canvas().locator('main blockquote').first()).toBeAttached()
  await page.getByRole('button', { name: 'Undo' }).click()
  await saved()
})

test('where all of it fails, a sentence says so, and what was written is saved and there again', {
  tag: '@night',
}, async () => {
  const { page, canvas, open, field, live } = studio
  await open('Telescopes')
  await page.locator('.blocks .block-name').nth(1).click()
  await field('blocks/1/title').fill('Three sizes on one plan')
  await page.evaluate(breakElements, 'dialog')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert')).toContainText('The Studio has stopped')
  await expect.poll(() => live.read('pages/telescopes/telescopes.json')).toContain('Three sizes on one plan')
  await page.getByRole('button', { name: 'Open the Studio again' }).click()
  await expect(canvas().locator('#models h2')).toHaveText('Three sizes on one plan')
})
