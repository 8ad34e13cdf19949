import { holdBack } from './page'
import { studioOfFile, test } from './studio'
import { expect } from './test'

const [page, other] = ['pages/telescopes/telescopes.json', 'pages/company/visit.json']
const studio = studioOfFile()

/** Renames the block "models" of the open page, in its form. @param leave action that leaves the field */
async function rename(to: string, leave = () => studio.page.keyboard.press('Enter')): Promise<void> {
  await studio.canvas().locator('#models h2').click()
  const more = studio.page.locator('.inspector details.more').last()
  await more.evaluate((details: HTMLDetailsElement) => {
    details.open = true
  })
  await more.getByRole('button', { name: 'Rename: Short name' }).click()
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

test('an id that other pages link to stays, and a sentence says which do', { tag: '@ci' }, async () => {
  const { open, live, page: studioPage } = studio
  await open('Telescopes')
  live.save(other, (text) => text.replaceAll('](/telescopes)', '](/telescopes#models)'))
  const before = [page, other].map(live.read)
  expect(before[1]).toContain('/telescopes#models')
  await rename('sizes')
  await expect(studioPage.locator('.inspector').getByRole('alert')).toContainText(
    `Links in ${other} lead to this place`,
  )
  await expect(studio.canvas().locator('#models h2')).toHaveText('The three sizes')
  expect([page, other].map(live.read)).toEqual(before)
})

test('an id that was typed counts for its page, also if another page is opened before it is clear what links to it', {
  tag: '@night',
}, async () => {
  const { page: studioPage, git, live, json, open } = studio
  git('checkout', '--', 'pages')
  await open('Reflector 150')
  await open('Telescopes')
  await studioPage.getByRole('tab', { name: 'Pages', exact: true }).click()
  const release = await holdBack(studioPage, '**/api/linked?*')
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
