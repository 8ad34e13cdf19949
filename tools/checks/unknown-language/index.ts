import { nearest, suggest } from '../../content/base/nearest'
import type { Edit, Path } from '../../content/base/problem'
import type { Check, Report } from '../../content/check/check'
import { renaming, setting } from '../../content/json/edit'
import { canonicalTag } from '../../content/language/language'
import type { Site } from '../../content/read/site'
import { type Said, say, type Value } from '../../content/say/say.js'
import { joinNames } from '../shared/agree'

/** Translations and glossary terms are in languages of the site. */
export const unknownLanguage: Check = {
  code: 'unknown-language',
  about: say`A folder of locales/ or a term of the glossary is in a language that the site does not have.`,
  why: say`A folder of locales/ is in a language that pages/_site.json does not list, so it is never shown.`,
  wrong: { 'locales/dee/fan.json': { title: 'Wandventilator' } },
  right: { 'locales/de/fan.json': { title: 'Wandventilator' } },
  needed: true,
  create(site, report) {
    return {
      site() {
        const codes = codesOf(site)
        reportWrongWords(site, codes, report)
        const folders = [...site.locales.keys()].filter((code) => !codes.includes(code))
        const terms = strangeTerms(site, codes)
        for (const code of new Set([...folders, ...terms.keys()])) {
          const [document] = site.locales.get(code)?.values() ?? []
          const found = terms.get(code) ?? []
          const { document: glossary } = site.glossary
          const where = [
            ...(document ? [say`the folder locales/${code}`] : []),
            ...(found.length > 0 ? [termsOf(found.length)] : []),
          ]
          const leftovers = [
            ...(document ? [`locales/${code}`] : []),
            ...(found.length > 0 ? [say`its words in locales/glossary.json`] : []),
          ]
          const path = document ? [] : ['terms', found[0] ?? 0, code]
          const subject = document ?? glossary
          if (!subject) continue
          const message =
            where.length === 1 && found.length < 2
              ? say`"${code}" is not a language of the site, but ${joinNames(where)} is in it.`
              : say`"${code}" is not a language of the site, but ${joinNames(where)} are in it.`
          report(subject, path, message, {
            hint: hintFor(code, site, leftovers, document !== undefined || found.length > 1),
            at: 'key',
            guess: guessFor(code, site, found),
          })
        }
      },
    }
  },
}

/** The edits that give all parts of a language the code that was probably meant. */
function guessFor(code: string, site: Site, terms: number[]): Edit[] | undefined {
  const meant = meantBy(code, site)
  const { document: glossary } = site.glossary
  if (meant === undefined) return undefined
  const files = [...(site.locales.get(code)?.values() ?? [])].map(({ file }) => file)
  return [
    ...files.map((file): Edit => ({ file, kind: 'move', to: file.replace(`/${code}/`, `/${meant}/`) })),
    ...terms.flatMap((i) => (glossary && renaming(glossary, ['terms', i, code], meant)) ?? []),
  ]
}

/** Words that the glossary forbids or allows in a language that nothing is written in. */
function reportWrongWords(
  { glossary: { document, terms, avoid, meant, alsoCalled } }: Site,
  codes: string[],
  report: Report,
) {
  const places: [code: string, path: Path][] = [
    ...terms.flatMap(({ not }, i) => [...not.keys()].map((code): [string, Path] => [code, ['terms', i, 'not', code]])),
    ...[...avoid.keys()].map((code): [string, Path] => [code, ['avoid', code]]),
    ...[...alsoCalled.keys()].map((code): [string, Path] => [code, ['alsoCalled', code]]),
    ...meant.map(({ language }, i): [string, Path] => [language, ['meant', i, 'language']]),
  ]
  for (const [code, path] of places)
    if (document && !codes.includes(code))
      report(document, path, say`"${code}" is not a language of the site.`, {
        hint: suggest(code, codes) ?? say`Delete its words.`,
        at: path.at(-1) === code ? 'key' : undefined,
        guess: (path.at(-1) === code ? renaming : setting)(document, path, nearest(code, codes)),
      })
}

/** The positions of the glossary's terms that have words in languages the site does not have. */
function strangeTerms({ glossary: { terms } }: Site, codes: string[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  terms.forEach(({ forms }, i) => {
    for (const code of forms.keys()) if (!codes.includes(code)) found.set(code, [...(found.get(code) ?? []), i])
  })
  return found
}

function termsOf(count: number): Said {
  return count === 1 ? say`a term of locales/glossary.json` : say`${count} terms of locales/glossary.json`
}

function hintFor(code: string, site: Site, leftovers: Value[], wasRemoved: boolean): Said | undefined {
  const meant = meantBy(code, site)
  if (meant !== undefined) return say`Did you mean "${meant}"?`
  return wasRemoved
    ? say`Add it to "languages" in pages/_site.json, or delete ${joinNames(leftovers)}.`
    : suggest(code, codesOf(site))
}

/** The language of the site that was probably meant. */
function meantBy(code: string, site: Site): string | undefined {
  const codes = codesOf(site)
  const free = codes.filter((known) => !site.locales.has(known))
  return codes.find((known) => known === canonicalTag(code.replaceAll('_', '-'))) ?? nearest(code, free)
}

function codesOf({ settings }: Site): string[] {
  return settings.languages.map(({ code }) => code)
}
