import sharp from 'sharp'
import { violations } from './axe'
import { holdBack } from './page'
import { studioOfFile, test } from './studio'
import { expect } from './test'

const studio = studioOfFile()

test('all pictures are there, with where each is used, and which are not', { tag: '@night' }, async () => {
  const { page, open } = studio
  await open('Telescopes')
  await page.getByRole('tab', { name: 'Pictures' }).click()
  const pictures = page.locator('.pictures .media-grid li')
  await expect(pictures.filter({ hasText: 'Pages: ' }).first()).toBeVisible()
  const used = pictures.filter({ hasText: 'Pages: ' }).filter({ hasNotText: 'icons/' }).first()
  await used.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/\d+ × \d+ pixels/)
  const user = dialog.locator('.picture-users button').first()
  const title = await user.textContent()
  await user.click()
  await expect(page.locator('.top-bar h1')).not.toHaveText('Telescopes')
  expect(title).not.toBe('')
})

test('a turn is there once, and its frames are no pictures to choose', { tag: '@ci' }, async () => {
  const { page, open, field } = studio
  await open('Dobson mount')
  await page.locator('.blocks .block-name').first().click()
  await page.locator('.inspector summary').first().click()
  await field('blocks/0/images/0/src').click()
  const choices = page.getByRole('dialog').getByRole('listitem')
  await expect(choices.filter({ hasText: 'dobson-mount/side' })).toHaveCount(1)
  await expect(choices.filter({ hasText: 'dobson-mount/turn-' })).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: 'Pictures' }).click()
  const frames = page.locator('.pictures').getByRole('listitem').filter({ hasText: 'dobson-mount/turn-' })
  await expect(frames).toHaveCount(1)
  await expect(frames).toContainText(/\d+ pictures to turn/)
})

test('a picture that is dropped comes in, and is unused at first', { tag: '@ci' }, async () => {
  const { page, open } = studio
  await open('Reflector 150')
  await page.getByRole('tab', { name: 'Pictures' }).click()
  const bytes = await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#543' } })
    .png()
    .toBuffer()
  await page.locator('.pictures').evaluate((place, data) => {
    const dataTransfer = new DataTransfer()
    const file = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    dataTransfer.items.add(new File([file], 'On its mount.png', { type: 'image/png' }))
    place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, bytes.toString('base64'))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toHaveText('reflector-150/on-its-mount.avif')
  await expect(dialog).toContainText('Not used anywhere')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('checkbox', { name: /^Unused only/ }).check()
  await expect(page.locator('.pictures .media-grid')).toContainText('on-its-mount')
})

test('what is no picture is refused in a sentence, and axe finds nothing', { tag: '@night' }, async () => {
  const { page } = studio
  await page.locator('.pictures input[type=file]').setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('These are notes.'),
  })
  await expect(page.locator('.pictures [role=alert]')).toContainText('This is not a picture that can be shown')
  await page.getByRole('checkbox', { name: /^Unused only/ }).uncheck()
  const problems = await violations(page, 'iframe')
  await page.locator('.pictures .media-grid button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  problems.push(...(await violations(page, 'iframe')))
  expect(problems).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
})

test('what is still on its way when another page is opened comes into the page it was for', {
  tag: '@night',
}, async () => {
  const { page, open, field, saved, git, json } = studio
  const other = page.locator('.page-list .block-name:has(> span:text-is("Telescopes"))')
  const heading = page.locator('.top-bar h1')
  const file = 'pages/telescopes/reflector-150.json'
  await open('Reflector 150')
  await saved()
  const before = git('diff')
  await page.locator('.blocks .block-name').first().click()
  await page.locator('.inspector summary').first().click()
  const src = field('blocks/0/images/0/src')
  await expect(src).toBeVisible()
  const releasePicture = await holdBack(page, '**/api/media?*')
  const bytes = await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  await page
    .locator('.media-field input[type=file]')
    .first()
    .setInputFiles({ name: 'Late.png', mimeType: 'image/png', buffer: bytes })
  await expect(page.locator('.kept')).toHaveText('Saving …')
  const releasePage = await holdBack(page, /api\/page.*telescopes$/)
  await page.getByRole('tab', { name: 'Pages', exact: true }).click()
  const pageRequest = page.waitForRequest(/api\/page.*telescopes$/)
  await other.click()
  releasePicture()
  await pageRequest
  await expect(src).toContainText('late.avif')
  await field('blocks/0/images/0/alt').fill('The Reflector 150 came late')
  releasePage()
  await expect(heading).toHaveText('Telescopes')
  expect(json(file).blocks[0].images[0]).toMatchObject({
    src: 'reflector-150/late.avif',
    alt: 'The Reflector 150 came late',
  })
  const others = (diff: string) => diff.split('diff --git ').filter((part) => !part.includes(file))
  expect(others(git('diff'))).toEqual(others(before))
  await page.unrouteAll()
})
