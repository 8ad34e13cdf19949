import { studioOfFile, test } from './studio'
import { expect } from './test'

const studio = studioOfFile()

const back = () => studio.page.locator('.stage-note').getByRole('button', { name: /^Back to / })

test('the name of another page leads to its field there, and back', { tag: '@night' }, async () => {
  const { page, open, canvas, field, saved } = studio
  await open('Reflector 150')
  const teaser = canvas().locator('.more a[href="/mirror-care"]').first()
  const name = (await teaser.textContent()) ?? ''
  await teaser.click()
  await expect(page.locator('.top-bar h1')).not.toHaveText('Reflector 150 on a wooden mount')
  const own = page.locator('.inspector textarea:focus')
  await expect(own).toHaveValue(name)
  await own.fill('Care of mirrors')
  await saved()
  await expect(back()).toBeVisible()
  await back().click()
  await expect(page.locator('.top-bar h1')).toHaveText('Reflector 150 on a wooden mount')
  await expect(back()).toHaveCount(0)
  await expect(canvas().locator('.more a[href="/mirror-care"]').first()).toHaveText('Care of mirrors')
  await expect(field('title')).toHaveCount(1)
})

test('its picture leads to the picture there, and what is written here stays here', { tag: '@night' }, async () => {
  const { page, canvas } = studio
  await canvas().locator('.more a[href="/mirror-care"] img').first().click()
  await expect(page.locator('.top-bar h1')).not.toHaveText('Reflector 150 on a wooden mount')
  await expect(page.locator('.inspector .media-words button:focus')).toContainText('mirror-care/')
  await back().click()
  await expect(page.locator('.top-bar h1')).toHaveText('Reflector 150 on a wooden mount')
  await canvas().locator('main .prose').first().click()
  await expect(page.locator('.top-bar h1')).toHaveText('Reflector 150 on a wooden mount')
})
