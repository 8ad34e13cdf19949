import { spoken } from '../cli/spoken'
import { Stage } from '../cli/stage'
import type { Site } from '../content/site'
import type { Translator } from '../content/words'
import type { Memo } from '../files/memo'
import { pageFonts } from '../html/language-fonts'
import { lettersOf, sharedLetters } from '../html/letters'
import { say } from '../language/say.js'

/**
 * The fonts of a site, cut to its letters.
 * @param rulesKey the key of what all pages share. It has the names of pages, too, whose letters are also those of the pages
 */
export function siteFonts(site: Site, translator: Translator, memo: Memo, rulesKey: string) {
  const shared = (code: string) =>
    memo.find<string>('letters', code, rulesKey) ??
    memo.put('letters', code, rulesKey, sharedLetters(site, translator, code))
  const letters = lettersOf(site, translator, shared)
  const stage = new Stage(spoken(say`Cutting fonts`), letters.size)
  return pageFonts(letters, undefined, () => stage.advance())
}
