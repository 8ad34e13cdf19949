import type { ReactNode } from 'react'
import type { BrandSite } from '../../schema/localized'
import type { Text } from '../../schema/parts'
import { fromWords, type ReadText } from './from-words'
import { plainWords } from './text'

let site: Pick<BrandSite, 'dir' | 'runs'> = { dir: 'ltr' }

/** Sets the site whose words are rendered next. A hook in every component would make pages slower and larger. */
export function showWordsOf(shownSite: typeof site): void {
  site = shownSite
}

/** Separates runs from other text while a text is split. No text contains this character. */
const mark = '\u2066'

/**
 * Words for display. In right-to-left text, browsers would move the signs of "+49 555", "−20 °C" and "C++" to the other
 * end, so such runs (`tools/content/language/runs.ts`) are isolated.
 */
export function isolated(words: string): ReactNode {
  const parts = (read: ReadText) => {
    if (read(site.dir) !== 'rtl') return []
    const [all = '', inOrder = ''] = site.runs ?? []
    return read(words)
      .replace(RegExp(all, 'gu'), (run) => (RegExp(inOrder, 'u').test(run) ? run : mark + run + mark))
      .split(mark)
  }
  const has = (i: number) => fromWords((read) => parts(read).length > i)
  if (!has(1)) return words
  const pieces: ReactNode[] = []
  for (let i = 0; has(i); i++) {
    const part = fromWords((read) => parts(read)[i])
    // The parts at odd indexes are runs.
    pieces.push(
      i % 2 ? (
        <bdi key={i} dir="ltr">
          {part}
        </bdi>
      ) : (
        part
      ),
    )
  }
  return pieces
}

/** The words of a text for display (see `isolated`). */
export function displayText(text: Text): ReactNode {
  return isolated(plainWords(text))
}
