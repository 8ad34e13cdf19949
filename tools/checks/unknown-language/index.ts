import { groupBy } from '../../content/base/group'
import { nearest, suggest } from '../../content/base/nearest'
import type { Edit, Path } from '../../content/base/problem'
import type { Check, Report } from '../../content/check/check'
import type { Document } from '../../content/json/document'
import { renaming, setting } from '../../content/json/edit'
import type { Site } from '../../content/read/site'
import { languageMeant } from '../../content/read/site-languages'
import { say } from '../../content/say/say.js'

/** Every translation and every glossary term is in a language of the site. */
export const unknownLanguage: Check = {
  code: 'unknown-language',
  about: say`A folder of locales/ or a term of the glossary is in a language that the site does not have.`,
  why: say`A folder of locales/ is in a language that pages/_site.json does not list, so it is never shown.`,
  wrong: { 'locales/dee/fan.json': { title: 'Wandventilator' } },
  right: { 'locales/de/fan.json': { title: 'Wandventilator' } },
  needed: true,
  create(_, report) {
    return {
      site(site) {
        for (const [code, names] of site.locales) reportFolder(code, [...names.values()], site, report)
        reportGlossary(site, report)
      },
    }
  },
}

function reportFolder(code: string, documents: Document[], { settings, locales }: Site, report: Report) {
  const codes = settings.languages.map((language) => language.code)
  const [document] = documents
  if (!document || codes.includes(code)) return
  const likelyCode = languageMeant(code, settings.languages, locales.keys())
  report(document, [], say`"${code}" is not a language of the site, but the folder locales/${code} is in it.`, {
    hint:
      likelyCode === undefined
        ? say`Add it to "languages" in pages/_site.json, or delete locales/${code}.`
        : say`Rename the folder to locales/${likelyCode}.`,
    at: 'key',
    guess:
      likelyCode === undefined
        ? undefined
        : documents.map(({ file }): Edit => ({ file, kind: 'move', to: file.replace(`/${code}/`, `/${likelyCode}/`) })),
  })
}

/** Reports glossary words in languages that the site does not have: one problem per language. */
function reportGlossary({ settings, glossary }: Site, report: Report) {
  const { document, terms, avoid, alsoCalled } = glossary
  if (!document) return
  const codes = settings.languages.map(({ code }) => code)
  const places: [code: string, path: Path][] = [
    ...terms.flatMap(({ forms, not }, i) => [
      ...[...forms.keys()].map((code): [string, Path] => [code, ['terms', i, code]]),
      ...[...not.keys()].map((code): [string, Path] => [code, ['terms', i, 'not', code]]),
    ]),
    ...[...avoid.keys()].map((code): [string, Path] => [code, ['avoid', code]]),
    ...[...alsoCalled.keys()].map((code): [string, Path] => [code, ['alsoCalled', code]]),
  ]
  for (const [code, codePlaces] of groupBy(places, ([code]) => code)) {
    const [[, first = []] = []] = codePlaces
    if (codes.includes(code)) continue
    const edit = (path: Path) => (path.at(-1) === code ? renaming : setting)(document, path, nearest(code, codes)) ?? []
    report(document, first, say`"${code}" is not a language of the site.`, {
      hint: suggest(code, codes) ?? say`Delete its words.`,
      at: first.at(-1) === code ? 'key' : undefined,
      guess: nearest(code, codes) === undefined ? undefined : codePlaces.flatMap(([, path]) => edit(path)),
    })
  }
}
