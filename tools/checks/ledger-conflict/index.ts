import type { Check } from '../../content/check'
import { conflictLine, indexFile, ledgerFileOf } from '../../content/ledger'
import { say } from '../../content/say/say.js'
import type { Site } from '../../content/site'
import { sharedNames } from '../../content/translatable'

/** Git has merged the ledger. */
export const ledgerConflict: Check = {
  code: 'ledger-conflict',
  about: say`Git has left two versions of some lines of the ledger of translations.`,
  why: say`locales/.ledger/ is a part of the repository. Where two people changed the same lines, Git asks which stay: in the ledger it is those of both.`,
  across: { note: (site) => (page) => lineIn(site, ledgerFileOf(page.name)) },
  create(_, report, notes: ReadonlyMap<string, number>) {
    return {
      site(site) {
        const ofPages = [...notes].map(([name, line]) => [ledgerFileOf(name), line] as const)
        const shared = [...sharedNames.map(ledgerFileOf), indexFile].map((file) => [file, lineIn(site, file)] as const)
        for (const [file, line] of [...ofPages, ...shared])
          if (line !== undefined)
            report({ file, line }, [], say`Git has left two versions of these lines.`, {
              hint: say`Delete the lines that start with "<<<<<<<", "|||||||", "=======" and ">>>>>>>": what both versions say is true.`,
            })
      },
    }
  },
}

function lineIn({ source: { ledger } }: Site, file: string): number | undefined {
  const text = ledger?.[file]
  return text === undefined ? undefined : conflictLine(text)
}
