import { inParts, type PageFiles } from '../builder/parts'
import { unsettledIn } from '../content/ledger-record'
import type { Site } from '../content/site'
import { sharedNames } from '../content/translatable'
import type { LedgerOnDisk } from '../translations/ledger-on-disk'
import type { Checkers } from './check-threads'
import type { Checked, CheckedPart, CheckWork } from './check-work'

/**
 * Checks pages, and notes what was translated of them and of what they share since it was noted last.
 * @param base what all pages share
 * @param pages all pages of the site
 * @param known those that need not be checked
 * @param use called with what was found of each page, and with whether words are gone from it
 */
export async function checkAndNote(
  base: Site,
  pages: PageFiles[],
  known: ReadonlyMap<string, Checked>,
  { work, checkers, ledger }: { work: CheckWork; checkers: Checkers; ledger: LedgerOnDisk },
  use: (name: string, checked: Checked, isGone: boolean) => void,
): Promise<void> {
  const unsettled = new Set<string>()
  const gone = new Set<string>()
  const done = new Set(known.keys())
  const rest = () => pages.filter(({ name }) => !done.has(name))
  const hear = (part: CheckedPart) => {
    for (const name of part.unsettled) unsettled.add(name)
    for (const name of part.gone) gone.add(name)
    for (const [name, one] of part.checked) {
      done.add(name)
      use(name, one, gone.has(name))
    }
  }
  await checkers.check(base.index, rest(), 'leave', hear)

  const shared = [...sharedNames, ...base.printed.map(({ name }) => name)]
  const strays = ledger.strays(new Set([...pages.map(({ name }) => name), ...shared]))
  for (const name of unsettledIn(base, ledger.texts(shared)).gone) gone.add(name)
  if (gone.size + strays.length > 0) {
    // Words may have moved from one of them to another: they are noted together.
    const { site } = work.open(pages.filter(({ name }) => unsettled.has(name)))
    const together = { ...site, isPart: false, printed: base.printed, settings: base.settings }
    ledger.note(together, [...unsettled, ...shared, ...strays])
    for (const part of inParts(rest())) hear(work.check(part, 'check'))
  } else {
    ledger.note(base, shared)
    await checkers.check(base.index, rest(), 'note', hear)
  }
  ledger.list()
}
