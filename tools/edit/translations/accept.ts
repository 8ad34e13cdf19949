import { Refusal } from '../../cli/errors.js'
import { messageText } from '../../cli/message-language'
import { plural } from '../../cli/print'
import { didYouMean } from '../../content/base/nearest'
import { pageOfFile } from '../../content/base/page-of-file'
import type { Site } from '../../content/read/site'
import { say } from '../../content/say/say.js'
import { type Ledger, readLedger, writeLedger } from '../../content/translation/ledger'
import { acceptTranslations, recordTranslations } from '../../content/translation/ledger-record'
import { translationOf } from '../../content/translation/translatable'
import { allTranslations, type Translation } from '../../content/translation/translation-state'
import type { Change } from '../../files/change'
import { changeFiles } from '../../site/write'
import type { Edit } from '../edit'

/**
 * Records in the ledger that outdated and unknown translations are correct.
 * @param scope a language code or "all", and optionally the name of a page and the key of a text
 * @returns a sentence for the user
 * @throws Refusal for an unknown language, page or key
 */
export function accept(site: Site, [language, page, key]: string[]): string {
  const translations = allTranslations(site)
  const languages = site.settings.languages.map(({ code }) => code)
  if (language === undefined)
    throw new Refusal(say`Name what is up to date: npm run translations -- accept LANGUAGE [PAGE] [KEY], or accept all`)
  refuseUnknown('language', language, ['all', ...languages])
  const ofLanguage = translations.filter(({ lang }) => language === 'all' || lang === language)
  if (page !== undefined) refuseUnknown('page', page, [...new Set(translations.map(({ of }) => of.name))])
  const ofPage = ofLanguage.filter(({ of }) => page === undefined || of.name === page)
  if (key !== undefined) refuseUnknown('text', key, [...new Set(ofPage.map(({ word }) => word.key))])
  const accepted = ofPage.filter(
    ({ word, state }) => (key === undefined || word.key === key) && ['outdated', 'unknown'].includes(state),
  )
  changeFiles({ files: acceptedFiles(site, accepted), folders: [] })
  return messageText(
    accepted.length === 0
      ? say`Nothing there is outdated.`
      : say`${plural(accepted.length, 'translation')} marked as up to date.`,
  )
}

/** Ledger files that change when new translations are recorded and the given translations are accepted. */
export function acceptedFiles(site: Site, accepted: Translation[]): Change['files'] {
  const facts = accepted.map(({ of, word, lang, text = '' }) => {
    return { name: of.name, key: word.key, lang, source: word.value, text }
  })
  return ledgerFiles(site, (ledger) => acceptTranslations(recordTranslations(site, ledger), facts))
}

/**
 * Ledger files that change because of an edit that is not a translation. Outdated translations stay outdated, even if
 * the edit changes a link in their text.
 * @param site the site before the edit
 * @param whole loads the site after the edit
 */
export function outdatedFiles(site: Site, { files }: Edit, whole: () => Site): Change['files'] {
  const outdated = allTranslations(site).filter(({ state }) => state === 'outdated')
  const touched = files.flatMap(({ from, copyOf = from, to = '' }) =>
    outdated
      .filter(({ file }) => file === copyOf)
      .map((translation) => ({ ...translation, name: pageOfFile(to).name })),
  )
  if (touched.length === 0) return []
  const editedSite = whole()
  const facts = touched.flatMap(({ name, word: { key }, lang, said }) => {
    const text = translationOf(editedSite.locales.get(lang)?.get(name), key)
    return text === undefined || said === undefined ? [] : [{ name, key, lang, source: said, text }]
  })
  return ledgerFiles(editedSite, (ledger) => recordTranslations(editedSite, acceptTranslations(ledger, facts)))
}

/** Ledger files whose text differs after a change to the ledger. */
function ledgerFiles({ source }: Site, change: (ledger: Ledger) => Ledger): Change['files'] {
  const before = source.ledger ?? {}
  const after = writeLedger(change(readLedger(before)))
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = paths.filter((path) => before[path] !== after[path])
  return changed.map((path) => ({ path, before: before[path], after: after[path] }))
}

/** Names of the arguments of `accept`, used in messages. */
const acceptedKinds = { language: say`language`, page: say`page`, text: say`text`, brand: say`brand` }

/** Ensures that a name is known. @throws Refusal for an unknown name, with the nearest known name as a suggestion */
export function refuseUnknown(kind: keyof typeof acceptedKinds, name: string, known: string[]): void {
  if (known.includes(name)) return
  throw new Refusal([say`The site has no ${acceptedKinds[kind]} "${name}".`, didYouMean(name, known)])
}
