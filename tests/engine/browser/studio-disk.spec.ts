import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from '@playwright/test'
import { lookAway } from './live'
import { canvasIsReady, partsOf, studioOfFile, test } from './studio'
import { expect } from './test'

const file = 'pages/telescopes/telescopes.json'
const studio = studioOfFile()

const note = () => studio.page.locator('.stage-note')

async function openTable(): Promise<void> {
  await studio.open('Telescopes')
  await studio.canvas().locator('#models h2').click()
}

test('JSON that is broken while its page is open: the canvas stays as it last was whole', { tag: '@ci' }, async () => {
  const { live, page, canvas, field, saved } = studio
  await openTable()
  const whole = live.read(file)
  live.save(file, (text) => text.replace('"blocks": [', '"blocks": '))
  await expect(note()).toContainText('last version without a mistake')
  await expect(canvas().locator('#models h2')).toHaveText('The three sizes')
  // Nothing typed now could be saved, so all fields are disabled, and a message explains why.
  const alert = page.locator('.inspector').getByRole('alert')
  await expect(alert).toHaveText(
    `Nothing can be written here: the file ${file} is damaged. Correct line 16 in an editor.`,
  )
  await expect(page.locator('.kept')).toHaveText('The file has a mistake: nothing can be saved')
  await expect(field('blocks/1/title')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Add a block' }).first()).toBeDisabled()
  await canvas().locator('#models h2').dblclick()
  await expect(canvas().locator('[contenteditable]')).toHaveCount(0)
  writeFileSync(join(live.folder, file), whole)
  await expect(note()).toHaveCount(0)
  await expect(alert).toHaveCount(0)
  await field('blocks/1/title').fill('Three sizes')
  await saved()
  await field('blocks/1/title').fill('The three sizes')
  await saved()
  expect(live.read(file)).toBe(whole)
})

test('where no form can show a block, file and line are said, as they are for each mistake', {
  tag: '@night',
}, async () => {
  const { live, page } = studio
  await openTable()
  const whole = live.read(file)
  live.save(file, (text) => text.replace('"type": "text"', '"type": "prose"'))
  await expect(note()).toContainText('last version without a mistake')
  await page.locator('.sidebar .block-name').nth(1).click()
  await expect(page.locator('.inspector')).toContainText(
    `The Studio has no form for this block: open ${file} in an editor at line 6.`,
  )
  await page.getByRole('tab', { name: /To fix/ }).click()
  await expect(page.locator('.problem-list')).toContainText(`${file}:7`)
  await page.getByRole('tab', { name: 'Fields' }).click()
  writeFileSync(join(live.folder, file), whole)
  await expect(note()).toHaveCount(0)
})

test('a page that was listed with a mistake in its file is listed without it when that is corrected', {
  tag: '@night',
}, async () => {
  const { live, page } = studio
  const other = 'pages/company/about.json'
  const [whole, about] = [live.read(file), live.read(other)]
  await openTable()
  await page.getByRole('tab', { name: 'Pages', exact: true }).click()
  const row = page.locator('.page-list li:has([aria-current=page])')
  live.save(file, (text) => text.replace('"blocks": [', '"blocks": '))
  await expect(note()).toContainText('last version without a mistake')
  // Saving another page rebuilds the list, which must still mark the broken page.
  live.save(other, (text) => text.replace('"label": "', '"label": "All '))
  await expect(page.locator('.page-list').first()).toContainText('All About')
  await expect(row.locator('.badge')).toHaveText('1')
  live.save(file, () => whole)
  await expect(row.locator('.badge')).toHaveCount(0)
  await expect(row).toContainText('Telescopes')
  live.save(other, () => about)
  await page.getByRole('tab', { name: 'On this page' }).click()
})

test('a translation that is damaged cannot be written on, the page can', { tag: '@night' }, async () => {
  const { live, page, field, saved } = studio
  const translation = 'locales/he/telescopes/telescopes.json'
  const whole = live.read(translation)
  writeFileSync(join(live.folder, translation), whole.slice(0, -20))
  await page.locator('.looks select').first().selectOption({ label: 'עברית' })
  await expect(field('blocks/1/title')).toBeDisabled()
  await expect(page.locator('.inspector').getByRole('alert')).toContainText(translation)
  await page.locator('.looks select').first().selectOption({ label: 'English' })
  await expect(field('blocks/1/title')).toBeEnabled()
  writeFileSync(join(live.folder, translation), whole)
  await saved()
})

test('words of a tab that was closed while the Studio was down are offered again', { tag: '@night' }, async () => {
  const { context, address, live } = studio
  const down = '**/_studio/api/{save,draft}'
  const first = await context.newPage()
  await first.goto(`${address}#${encodeURIComponent('telescopes/telescopes')}`)
  const tab = partsOf(first)
  await tab.canvas().locator('#models h2').click()
  await first.route(down, (route) => route.abort())
  await tab.field('blocks/1/title').fill('Words of a closed tab')
  await expect(first.locator('.kept')).toHaveText('Could not be saved; the Studio tries again')
  await first.close()
  expect(live.read(file)).not.toContain('Words of a closed tab')
  const second = await context.newPage()
  await second.goto(`${address}#${encodeURIComponent('telescopes/telescopes')}`)
  const other = partsOf(second)
  await second.getByRole('dialog').getByRole('button', { name: 'Use them' }).click()
  await expect(other.canvas().locator('#models h2')).toHaveText('Words of a closed tab')
  await other.saved()
  await second.getByRole('button', { name: 'Undo' }).click()
  await other.saved()
  await second.close()
})

test('words with a mistake stay a draft while a duplicate of their tab saves', { tag: '@night' }, async () => {
  const { context, address, live } = studio
  const whole = live.read(file)
  const first = await context.newPage()
  await first.goto(`${address}#${encodeURIComponent('telescopes/telescopes')}`)
  const tab = partsOf(first)
  await tab.canvas().locator('#models h2').click()
  // Simulates duplicating a tab: a tab that a script opens also gets a copy of its opener's session storage.
  const [second] = await Promise.all([context.waitForEvent('page'), first.evaluate(() => void open(location.href))])
  const duplicate = partsOf(second)
  await canvasIsReady(second)
  await tab.field('blocks/1/title').fill('&#0;')
  await expect(first.locator('.kept')).toHaveText('Kept as a draft: 1 to fix')
  await second.locator('.block-name.page-name').click()
  const { description } = JSON.parse(whole)
  await duplicate.field('description').fill(`${description} Today.`)
  await duplicate.saved()
  await first.close()
  await second.reload()
  // A draft that a tab takes over belongs to that tab. Once the draft is discarded, the dialog must not open again.
  const dialog = second.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Use them' }).click()
  await expect(second.locator('.kept')).toHaveText('Kept as a draft: 1 to fix')
  await second.reload()
  const [draftAnswer] = await Promise.all([
    second.waitForResponse('**/api/draft'),
    dialog.getByRole('button', { name: 'Discard them' }).click(),
  ])
  await draftAnswer.finished()
  await second.reload()
  await canvasIsReady(second)
  await expect(dialog).toHaveCount(0)
  await second.close()
  writeFileSync(join(live.folder, file), whole)
})

test('what changes while the Studio opens is there when it is open', { tag: '@ci' }, async () => {
  const { context, address, live } = studio
  const added = join(live.folder, 'pages/wall-fan.json')
  const other = await context.newPage()
  const stream = new Promise<Route>((held) => void other.route('**/api/events', held))
  await other.goto(address)
  const route = await stream
  writeFileSync(added, live.read('pages/tripod.json').replace('A new tripod', 'A wall fan'))
  await expect.poll(async () => (await context.request.get(`${address}api/site`)).text()).toContain('A wall fan')
  await route.continue()
  await other.getByRole('tab', { name: 'Pages', exact: true }).click()
  await expect(other.locator('.page-list').getByText('A wall fan')).toBeVisible()
  await other.close()
  rmSync(added)
})

test('an address of no page opens the home page, and why a page cannot be opened is said', {
  tag: '@night',
}, async () => {
  const { context, address, live } = studio
  const other = await context.newPage()
  await other.goto(`${address}#no-such-page`)
  await expect(other.locator('.top-bar h1')).toHaveText('Telescopes and nights under the stars')
  const refused = join(live.folder, 'pages/Wall fan.json')
  writeFileSync(refused, live.read('pages/tripod.json').replace('A new tripod', 'A wall fan'))
  await other.getByRole('tab', { name: 'Pages', exact: true }).click()
  await other.locator('.page-list').getByText('A wall fan').click()
  await expect(other.locator('.stage-note')).toContainText('"Wall fan" is not the name of a page.')
  await other.close()
  rmSync(refused)
})

test('another branch of Git brings its pages, and undo takes back one’s own words alone', {
  tag: '@night',
}, async () => {
  const { git, live, page, canvas, field, saved, json } = studio
  git('checkout', '-q', '-b', 'second')
  live.save(file, (text) => text.replace('The three sizes', 'Sizes of the second branch'))
  git('commit', '-qam', 'Second')
  git('checkout', '-q', 'first')
  await expect(canvas().locator('#models h2')).toHaveText('The three sizes')
  await page.locator('.block-name.page-name').click()
  const description = json(file).description
  await expect(field('description')).toHaveValue(description)
  await field('description').fill(
    'Telescopes with mirrors of our own, made by hand in the workshop next to the school.',
  )
  await saved()
  git('stash', '-q')
  git('checkout', '-q', 'second')
  await expect(canvas().locator('#models h2')).toHaveText('Sizes of the second branch')
  git('stash', 'pop', '-q')
  await expect(field('description')).toHaveValue(/made by hand in the workshop/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field('description')).toHaveValue(description)
  await expect(canvas().locator('#models h2')).toHaveText('Sizes of the second branch')
  await saved()
  expect(git('status', '--porcelain', '--', 'pages').trim()).toBe('')
})

test('what cannot be written is said with its reason, kept, and saved when it can be', { tag: '@night' }, async () => {
  const { page, live, field, saved } = studio
  await studio.canvas().locator('#models h2').click()
  const full = `${file} cannot be written: the disk is full.`
  await page.route('**/_studio/api/save', (route) => route.fulfill({ status: 500, json: { message: full } }))
  await field('blocks/1/title').fill('Sizes again')
  await expect(note()).toContainText(full)
  await expect(note()).toContainText('is saved as soon as that is possible')
  await page.unroute('**/_studio/api/save')
  await saved()
  await expect(note()).toHaveCount(0)
  expect(live.read(file)).toContain('Sizes again')

  // If the file is missing, the note shows the server's own message.
  const aside = join(live.folder, 'aside.json')
  renameSync(join(live.folder, file), aside)
  await expect(note()).toContainText('deleted or moved')
  renameSync(aside, join(live.folder, file))
  await expect(note()).toHaveCount(0)
})

test('however many tabs are open, each saves, and one that was behind others shows what changed', {
  tag: '@night',
}, async () => {
  const { page, context, address, field, saved } = studio
  const others = []
  // Opens six more tabs. Together with the first tab, they exceed the six connections that a browser opens to one
  // server.
  for (let i = 0; i < 6; i++) {
    const other = await context.newPage()
    await other.addInitScript(lookAway, true)
    await other.goto(`${address}#${encodeURIComponent('telescopes/telescopes')}`)
    await expect(other.locator('.top-bar h1')).toBeVisible()
    others.push(other)
  }
  await page.locator('.block-name.page-name').click()
  await field('label').fill('All our telescopes')
  await saved()
  for (const other of others) {
    await other.evaluate(lookAway, false)
    await other.locator('.block-name.page-name').click()
    await expect(partsOf(other).field('label')).toHaveValue('All our telescopes')
    await other.close()
  }
})
