import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import type { OpenStudio } from './studio'
import { expect } from './test'

/** Actions of an author in an open Studio. */
export function authorIn({ page, git }: OpenStudio) {
  const dialog = page.getByRole('dialog')
  const exactly = (name: string) => ({ name, exact: true })
  return {
    /** Creates a product page. @param file path that the dialog shows for the new page */
    async startProduct(title: string, pageAbove: string, file: string) {
      await page.getByRole('tab', exactly('Pages')).click()
      await page.getByRole('button', exactly('New page')).click()
      await dialog.getByText('Product', { exact: true }).click()
      await dialog.getByRole('textbox', exactly('Title')).fill(title)
      await dialog.getByLabel('Page above').selectOption({ label: pageAbove })
      await expect(dialog.getByText(file)).toBeVisible()
      await dialog.getByRole('button', exactly('Create')).click()
      await expect(page.locator('.top-bar h1')).toHaveText(title)
      await page.getByRole('tab', exactly('On this page')).click()
    },
    choose: (block: number) => page.locator('.blocks .block-name').nth(block).click(),
    /** Replaces the row that a new table starts with, by pasting rows from a spreadsheet. */
    async pasteTable(rows: string) {
      // Presses a key instead of clicking, because the form moves when the message of a solved problem disappears.
      await page.getByRole('button', { name: 'Remove: [write' }).press('Enter')
      await page.locator('.table-field').evaluate((place, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      }, rows)
    },
    /** Replaces the picture that a new product page starts with, by dropping another one. */
    async replacePicture(picture: string) {
      await page.locator('.blocks .block-name').first().click()
      await page.locator('.inspector summary').first().click()
      await dropPicture(page.locator('.media-field').first(), picture)
    },
    /** Ends the draft state of the open page, so that it can be published. */
    async endDraft() {
      await page.locator('.block-name.page-name').click()
      await page.locator('.inspector details.more > summary').click()
      await page.locator('.segments:has([name="draft"]) label').first().click()
    },
    /**
     * Adds a card to the selected grid.
     * @param title title of the card, and of the page that it links to
     * @param part part of that title, to type into the link field
     */
    async addCard(kind: string, title: string, part: string) {
      const cards = await page.locator('.inspector .sortable > li').count()
      await page.getByRole('button', { name: `Add: ${kind}` }).click()
      const field = (name: string) => page.locator(`[data-field$="/cards/${cards}/${name}"]`)
      await field('title').fill(title)
      await field('href').fill(part)
      const option = page.getByRole('option', { name: title })
      // Touching the option must not choose it yet, because the touch may be the start of a scroll.
      await option.dispatchEvent('pointerdown')
      await option.click()
      await expect(field('href')).toHaveValue(title)
    },
    lookIn: (language: string) => page.locator('.looks select').first().selectOption({ label: language }),
    /** Changes the name in the address of the open page. @param touched path that the dialog must list as changed */
    async renamePage(name: string, touched: string) {
      await page.getByRole('tab', exactly('Pages')).click()
      await page.getByRole('button', exactly('Rename')).first().click()
      await page.getByLabel('New name in the address').fill(name)
      await expect(dialog).toContainText(touched)
      await dialog.getByRole('button', exactly('Rename')).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.locator('[aria-current=page]')).toContainText(`/${name}`)
    },
    /** Checks, builds and commits the site. @param title title of a page that the dialog must list as changed */
    async publish(title: string) {
      await page.getByRole('button', exactly('Publish')).click()
      await expect(dialog).toContainText(title)
      await page.getByRole('button', exactly('Check, build and record')).click()
      await expect(dialog.locator('.good, .problem')).toBeVisible({ timeout: 200_000 })
      await expect(dialog).toContainText(git('rev-parse', '--short', 'HEAD').trim())
      expect(git('status', '--porcelain', 'pages', 'locales').trim()).toBe('')
    },
  }
}

/** Drops a single-coloured picture with the aspect ratio 4:3 onto an element. */
async function dropPicture(place: Locator, name: string): Promise<void> {
  const bytes = await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const picture = { name, data: bytes.toString('base64') }
  await place.evaluate((element, { name, data }) => {
    const dataTransfer = new DataTransfer()
    const file = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    dataTransfer.items.add(new File([file], name, { type: 'image/png' }))
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, picture)
}
