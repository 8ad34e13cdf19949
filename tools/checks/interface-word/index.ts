import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { renaming } from '../../content/json/edit'
import { interfaceWords, misspelt } from '../../content/read/interface-words'
import { common } from '../../content/read/words'
import { say } from '../../content/say/say.js'
import { reportUnfilled } from './unfilled'

/** A word in `common.json` that overrides an interface word has the same name, and no additional placeholders. */
export const interfaceWord: Check = {
  code: 'interface-word',
  about: say`The name of a word in common.json is nearly that of an interface word, or the word has a {placeholder} that nothing fills in.`,
  why: say`Words of common.json replace interface words of the engine by their names. A name that is only similar replaces nothing.`,
  wrong: { 'locales/en/common.json': { hoem: 'Start' } },
  right: { 'locales/en/common.json': { home: 'Start' } },
  create({ locales }, report) {
    return {
      site() {
        for (const names of locales.values()) {
          const document = names.get(common)
          if (!document) continue
          for (const [name, meant] of misspelt(document.json))
            report(document, [name], say`"${name}" is not an interface word.`, {
              hint: say`Did you mean "${meant}"? If not, give your own words a name that is less similar.`,
              severity: 'warning',
              at: 'key',
              guess: renaming(document, [name], meant),
            })
          for (const key of interfaceWords.keys()) {
            const steps = key.split('.')
            const text = valueAt(document.json, steps)
            if (typeof text !== 'string') continue
            reportUnfilled(key, text, document, steps, report)
          }
        }
      },
    }
  },
}
