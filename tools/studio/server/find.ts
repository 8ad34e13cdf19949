import { excerptOf } from '../../content/find-words'
import { pageOfFile } from '../../content/page-of-file'
import { openToRead } from '../../site/all'
import { findIn } from '../../site/find'
import type { SaidAnswer } from '../protocol'

/** How many letters are shown around words. */
const around = 24

/** Which pages say some words, themselves or in a translation. @throws Refusal when the site file cannot be used */
export async function pagesThatSay(words: string): Promise<SaidAnswer> {
  const site = await openToRead()
  const names = new Set(site.parts.pages.map(({ name }) => name))
  const said: SaidAnswer = {}
  for (const found of findIn(site, words)) {
    const { name } = pageOfFile(found.file)
    if (names.has(name)) said[name] ??= excerptOf(found, around).join('')
  }
  return said
}
