import { Refusal } from '../../cli/errors.js'
import { plural } from '../../cli/print'
import { spoken } from '../../cli/spoken'
import { readLedger, writeLedger } from '../../content/ledger'
import { acceptTranslations, recordTranslations } from '../../content/ledger-record'
import { didYouMean } from '../../content/nearest'
import { say } from '../../content/say/say.js'
import type { Site } from '../../content/site'
import { allTranslations, type Translation } from '../../content/translation-state'
import type { Change } from '../../files/change'
import { readLedgerFiles } from '../../files/ledger-files'
import { changeFiles } from '../../site/write'

/**
 * Notes in the ledger that translations are right as they are: those that are outdated, and those without a record.
 * @param scope a language, or "all"; then, if not for all of it, a page and the key of a text
 * @returns what was done, in a sentence
 * @throws Refusal for a language, page or key that the site does not have
 */
export function accept(site: Site, [language, page, key]: string[]): string {
  const all = allTranslations(site)
  const languages = site.settings.languages.map(({ code }) => code)
  if (language === undefined)
    throw new Refusal(say`Say what is right: npm run translations -- accept LANGUAGE [PAGE] [KEY], or accept all`)
  refuseUnknown('language', language, ['all', ...languages])
  const ofLanguage = all.filter(({ lang }) => language === 'all' || lang === language)
  if (page !== undefined) refuseUnknown('page', page, [...new Set(all.map(({ of }) => of.name))])
  const ofPage = ofLanguage.filter(({ of }) => page === undefined || of.name === page)
  if (key !== undefined) refuseUnknown('text', key, [...new Set(ofPage.map(({ word }) => word.key))])
  const accepted = ofPage.filter(
    ({ word, state }) => (key === undefined || word.key === key) && ['outdated', 'unknown'].includes(state),
  )
  changeFiles({ files: acceptedFiles(site, accepted), folders: [] })
  return spoken(
    accepted.length === 0
      ? say`Nothing there is outdated.`
      : say`${plural(accepted.length, 'translation')} noted as right.`,
  )
}

/** The files of the ledger that change to say what was translated since, and that some translations are right as they are. */
export function acceptedFiles(site: Site, accepted: Translation[]): Change['files'] {
  const before = readLedgerFiles()
  const facts = accepted.map(({ of, word, lang, text = '' }) => {
    return { name: of.name, key: word.key, lang, source: word.value, text }
  })
  const after = writeLedger(acceptTranslations(recordTranslations(site, readLedger(before)), facts))
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = paths.filter((path) => before[path] !== after[path])
  return changed.map((path) => ({ path, before: before[path], after: after[path] }))
}

/** The things that names are of. */
const acceptedKinds = { language: say`language`, page: say`page`, text: say`text` }

/** @throws Refusal for a name that is not known, with the nearest one that is */
export function refuseUnknown(kind: keyof typeof acceptedKinds, name: string, known: string[]): void {
  if (known.includes(name)) return
  throw new Refusal([say`The site has no ${acceptedKinds[kind]} "${name}".`, didYouMean(name, known)])
}
