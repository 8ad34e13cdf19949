import { holdBack } from './page'
import { studioOfFile, test } from './studio'
import { expect } from './test'

const [page, other] = ['pages/telescopes/telescopes.json', 'pages/company/visit.json']
const studio = studioOfFile()

/** Gives the block "models" of the open page another id, in its form. @param leave what is done when it is typed */
async function rename(to: string, leave = () => studio.page.keyboard.press('Enter')): Promise<void> {
  await studio.canvas().locator('#models h2').click()
  const more = studio.page.locator('.inspector details.more').last()
  await more.evaluate((details: HTMLDetailsElement) => {
    details.open = true
  })
  await more.getByRole('button', { name: 'Rename: Id' }).click()
  await studio.page.locator('.inspector input:focus').fill(to)
  await leave()
}

test('an id that no other page links to gets another name at once', { tag: '@night' }, async () => {
  const { open, live, saved } = studio
  await open('Telescopes')
  const before = live.read(page)
  await rename('sizes')
  await expect(studio.canvas().locator('#sizes h2')).toHaveText('The three sizes')
  await expect(studio.page.getByRole('dialog')).toHaveCount(0)
  await saved()
  await studio.page.getByRole('button', { name: 'Undo' }).click()
  await expect(studio.canvas().locator('#models h2')).toHaveText('The three sizes')
  await saved()
  await expect.poll(() => live.read(page)).toBe(before)
})

test('links of other pages follow: first it is shown what that touches, and undo takes it back in all of them', {
  tag: '@night',
}, async () => {
  const { live, git } = studio
  live.save(other, (text) =>
    text.replaceAll('](/telescopes)', '](/telescopes#models)').replaceAll('"/telescopes"', '"/telescopes#models"'),
  )
  expect(live.read(other)).toContain('/telescopes#models')
  const before = [page, other].map(live.read)
  await rename('sizes')
  const dialog = studio.page.getByRole('dialog')
  await expect(dialog).toContainText(other)
  expect([page, other].map(live.read)).toEqual(before)
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(studio.canvas().locator('#sizes h2')).toHaveText('The three sizes')
  expect(live.read(other)).toContain('/telescopes#sizes')
  expect(live.read(other)).not.toContain('/telescopes#models')

  await studio.page.getByRole('button', { name: 'Undo' }).click()
  await expect(studio.canvas().locator('#models h2')).toHaveText('The three sizes')
  expect([page, other].map(live.read)).toEqual(before)
  await studio.page.getByRole('button', { name: 'Redo' }).click()
  await expect(studio.canvas().locator('#sizes h2')).toHaveText('The three sizes')
  expect(live.read(other)).toContain('/telescopes#sizes')
  await studio.page.getByRole('button', { name: 'Undo' }).click()
  await expect(studio.canvas().locator('#models h2')).toHaveText('The three sizes')
  expect([page, other].map(live.read)).toEqual(before)
  expect(git('status', '--porcelain', '--', 'pages').trim()).toBe(`M ${other}`)
})

test('an id that was typed counts for its page, also where another page is opened before it is clear what links to it', {
  tag: '@night',
}, async () => {
  const { page: studioPage, git, live, json, open } = studio
  git('checkout', '--', 'pages')
  await open('Reflector 150')
  await open('Telescopes')
  await studioPage.getByRole('tab', { name: 'Pages', exact: true }).click()
  const release = await holdBack(studioPage, '**/api/pages')
  const before = live.read('pages/telescopes/reflector-150.json')
  await rename('late-name', () =>
    studioPage.locator('.page-list .block-name:has(> span:text-is("Reflector 150"))').click(),
  )
  await expect(studioPage.locator('.kept')).toHaveText('Saving …')
  release()
  await expect(studioPage.locator('.top-bar h1')).toContainText('Reflector 150')
  expect(json(page).blocks.map(({ id }: { id: string }) => id)).toContain('late-name')
  expect(live.read('pages/telescopes/reflector-150.json')).toBe(before)
  await studioPage.unrouteAll()
})
