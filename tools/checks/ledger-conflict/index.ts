import type { Check } from '../../content/check/check'
import { say } from '../../content/say/say.js'
import { conflictLine, indexFile, ledgerFileOf } from '../../content/translation/ledger'

/** The ledger of translations contains no Git conflict markers. */
export const ledgerConflict: Check = {
  code: 'ledger-conflict',
  about: say`Git has left two versions of some lines of the ledger of translations.`,
  why: say`locales/.ledger/ is a part of the repository. If two people change the same lines, Git asks which to keep: in the ledger, keep both.`,
  create(_, report) {
    return {
      site({ source: { ledger }, progress }) {
        const ofPages = progress?.conflicts.map(([name, line]) => [ledgerFileOf(name), line] as const) ?? []
        for (const [file, line] of [...ofPages, [indexFile, conflictLine(ledger?.[indexFile] ?? '')] as const])
          if (line !== undefined)
            report({ file, line }, [], say`Git has left two versions of these lines.`, {
              hint: say`Delete the lines that start with "<<<<<<<", "|||||||", "=======" and ">>>>>>>": what both versions say is true.`,
            })
      },
    }
  },
}
