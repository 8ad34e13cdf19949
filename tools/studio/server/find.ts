import { excerptOf, findWords } from '../../content/find-words'
import { readWholeSite } from '../../site/all'
import type { SaidAnswer } from '../protocol'

/** How many letters are shown around words. */
const around = 24

/** Which pages say some words, themselves or in a translation. @throws Refusal when the site file cannot be used */
export async function pagesThatSay(words: string): Promise<SaidAnswer> {
  const site = await readWholeSite()
  const names = new Set(site.pages.map(({ name }) => name))
  const said: SaidAnswer = {}
  for (const found of findWords(site, words)) {
    const name = found.file.replace(/^(pages|locales\/[^/]+)\//, '').replace(/\.json$/, '')
    if (names.has(name)) said[name] ??= excerptOf(found, around).join('')
  }
  return said
}
