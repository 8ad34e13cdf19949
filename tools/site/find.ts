import { inParts } from '../content/base/group'
import { byPlace, type Found, findWords, maySay } from '../content/check/find-words'
import { readTexts } from '../files/site/texts'
import type { OpenSite } from './open'
import { filesOf } from './pages'

/**
 * Every place that says something, see `findWords`. Only pages that may say it are understood, some at a time.
 * @param enough after how many places no other page is looked at
 */
export function findIn(open: OpenSite, wanted: string, enough = Number.POSITIVE_INFINITY): Found[] {
  const { base, pages } = open.parts
  const found = findWords(open.some(new Set()), wanted)
  for (const part of inParts(pages)) {
    const texts = readTexts(filesOf(part), [], base.source.unsaved)
    const near = part.filter(({ files }) => files.some((file) => maySay(texts[file] ?? '', wanted)))
    if (near.length === 0) continue
    if (found.length >= enough) break
    // What all pages share was looked at before.
    const own = new Set(filesOf(near))
    const site = open.some(new Set(near.map(({ name }) => name)))
    found.push(...findWords(site, wanted).filter(({ file }) => own.has(file)))
  }
  return found.sort(byPlace)
}
