import { expect, test } from 'vitest'
import { createCheckKeys } from '../../../tools/site/check-keys'
import { fanWith, siteOf } from './site'

test('only pages with links, and what all pages share, depend on the name of a product', () => {
  const [before, after] = ['Fan', 'Vantilatör'].map((title) => {
    const { index, source } = siteOf(fanWith(undefined, { kind: 'product', title }))
    const info = index.byName.get('fan')
    if (!info) throw new Error('There is no page.')
    const { checkKey, sharedCheckKey } = createCheckKeys(index, source.media, '')
    const keyOf = (links: string[]) => checkKey({ name: 'page', hash: 'text', info: { ...info, links } })
    return { without: keyOf([]), linked: keyOf(['/fan']), shared: sharedCheckKey }
  })
  expect(after?.without).toBe(before?.without)
  expect(after?.linked).not.toBe(before?.linked)
  expect(after?.shared).not.toBe(before?.shared)
})
