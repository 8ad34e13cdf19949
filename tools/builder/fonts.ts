import type { Site } from '../content/site'
import type { Translator } from '../content/words'
import type { Memo } from '../files/memo'
import { pageFonts } from '../html/language-fonts'
import { lettersOf, sharedLetters } from '../html/letters'

/**
 * The fonts of a site, cut to its letters while its pages are built.
 * @param rulesKey the key of what all pages share. It has the names of pages, too, whose letters are also those of the pages
 */
export function siteFonts(site: Site, translator: Translator, memo: Memo, rulesKey: string) {
  const shared = (code: string) =>
    memo.find<string>('letters', code, rulesKey) ??
    memo.put('letters', code, rulesKey, sharedLetters(site, translator, code))
  return pageFonts(lettersOf(site, translator, shared))
}
