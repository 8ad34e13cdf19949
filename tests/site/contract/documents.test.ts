import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pdfDocumentsOf } from '../../../tools/assets/pdf-documents'
import { readContract } from '../../../tools/bundle/contract/contract-file'
import { checks } from '../../../tools/checks'
import { checkSite } from '../../../tools/checks/check-site'
import { localizePage } from '../../../tools/content/localize/localize'
import { createTranslator } from '../../../tools/content/read/words'
import { readSource } from '../../engine/source'

const { site } = checkSite(readSource(), await readContract(), checks)
if (!site) throw new Error('The site cannot be read.')
const translator = createTranslator(site)
const editions = pdfDocumentsOf(site, translator)

/** Patterns that match the title and the notice of a draft, by language. */
const draft: Record<string, RegExp[]> = {
  tr: [/^Taslak: /, /taslaktır, yürürlükte değildir.*avukat/s],
  en: [/^Draft: /, /draft and is not in force.*lawyer/s],
  es: [/^Borrador: /, /borrador y no está en vigor.*abogado/s],
  ar: [/^مسودة: /, /مسودة وليس ساريًا.*محامٍ/s],
  de: [/^Entwurf: /, /Entwurf und nicht in Kraft.*Anwalt/s],
  fr: [/^Projet\u00a0: /, /projet et n’est pas en vigueur.*avocat/s],
  ru: [/^Проект: /, /проект, он не действует.*юрист/s],
}

test('there are five documents in Turkish and English, and what the banner leads to in every language', () => {
  const names = ['aday-calisan', 'internet-sitesi', 'kvkk', 'urun-hizmet', 'veri-sahibi-basvuru']
  const files = ['en', 'tr'].flatMap((language) => names.map((name) => `documents/${language}/${name}.pdf`))
  const others = ['ar', 'de', 'es', 'fr', 'ru'].map((language) => `documents/${language}/internet-sitesi.pdf`)
  expect(editions.map(({ file }) => file).sort()).toEqual([...files, ...others].sort())
})

test('the about page offers all of them, and the owner is asked to have them reviewed', () => {
  const about = readFileSync('pages/company/about.json', 'utf8')
  for (const { file } of editions) expect(about).toContain(`"${file}"`)
  for (const { document } of site.printed) expect(document.json.confirm).toMatch(/avukat/)
})

describe.each(editions)('$file', (edition) => {
  test('is headed as a draft that is not in force', () => {
    const [title, notice] = draft[edition.language] ?? []
    const page = localizePage(site, edition.page, edition.language, translator)
    expect(page.title).toMatch(title ?? '')
    expect(JSON.stringify(page.blocks[0])).toMatch(notice ?? '')
  })
})
