import { studioOfFile, test } from './studio'
import { expect } from './test'

const studio = studioOfFile()

test('the name of another page opens it, and what is written here stays here', { tag: '@night' }, async () => {
  const { page, open, canvas } = studio
  const heading = page.locator('.top-bar h1')
  await open('Reflector 150')
  const ownTitle = (await heading.textContent()) ?? ''
  await canvas().locator('main .prose').first().click()
  await expect(heading).toHaveText(ownTitle)
  await canvas().locator('.more a[href="/mirror-care"]').first().click()
  await expect(heading).not.toHaveText(ownTitle)
})
