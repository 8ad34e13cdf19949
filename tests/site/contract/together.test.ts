import { expect, test } from 'vitest'
import { readContract } from '../../../tools/bundle/contract/contract-file'
import { checks } from '../../../tools/checks'
import { checkSite } from '../../../tools/content/check'
import { isLong } from '../../engine/long-run'
import { readSource } from '../../engine/source'
import { differingDocuments } from '../../engine/together'

// React takes its time here: it is not the one for production.
const timeout = isLong ? 900_000 : 90_000
const every = isLong ? 1 : 25

test(`one page of ${every} is the same rendered with other languages as by itself`, { timeout }, async () => {
  const { site } = checkSite(readSource(), await readContract(), checks)
  const pages = site?.pages.filter((_, i) => i % every === 0) ?? []
  expect(pages.length).toBeGreaterThan(0)
  expect(site && differingDocuments(site, pages)).toEqual([])
})
