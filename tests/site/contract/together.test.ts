import { expect, test } from 'vitest'
import { readContract } from '../../../tools/bundle/contract/contract-file'
import { checks } from '../../../tools/checks'
import { checkSite } from '../../../tools/checks/check-site'
import { readWithBlocks } from '../../engine/source'
import { differingDocuments } from '../../engine/together'

test('every page is the same rendered with other languages as by itself', {
  tags: 'night',
  timeout: 900_000,
}, async () => {
  const { site } = checkSite(await readWithBlocks('.'), await readContract(), checks)
  expect(site?.pages.length).toBeGreaterThan(0)
  expect(site && differingDocuments(site, site.pages)).toEqual([])
})
