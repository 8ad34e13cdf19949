import { expect, test } from 'vitest'
import { homeLinkingTo, page, problemsOf } from '../../../tests/engine/unit/site'
import { repeatedFile } from '.'

const said = (block: object, media: Parameters<typeof problemsOf>[2] = {}) =>
  problemsOf({ ...homeLinkingTo('/fan'), 'pages/fan.json': page([block]) }, [repeatedFile], media)

const views = (...files: string[]) => ({
  type: 'gallery',
  id: 'views',
  images: files.map((src, i) => ({ id: `view-${i}`, src, alt: `Görünüş ${i}` })),
})

const documents = (editions: Record<string, string>) => ({
  type: 'document-list',
  id: 'guides',
  documents: [
    { id: 'guide', title: 'Kılavuz', editions: Object.entries(editions).map(([language, src]) => ({ language, src })) },
  ],
})

const pdf = (digest: string) => ({ bytes: 9000, digest })
const picture = (hash: string) => ({ bytes: 9000, width: 960, height: 720, hash })

test('the same picture twice in one gallery', () => {
  expect(said(views('fan.svg', 'fan.svg'))).toMatchInlineSnapshot(`
    "pages/fan.json:16:18 warning repeated-file
    "fan.svg" is in this list twice. Name another file, or remove the entry."
  `)
  expect(said(views('a.svg', 'b.svg'), { 'a.svg': picture('1'), 'b.svg': picture('1') })).toMatch(
    '"b.svg" is the same picture as "a.svg" above it.',
  )
  expect(said(views('a.svg', 'b.svg'), { 'a.svg': picture('1'), 'b.svg': picture('2') })).toBe('')
  expect(said(views('a.svg', 'b.svg'), { 'a.svg': { ...picture('1'), hash: undefined } })).not.toMatch('repeated-file')
})

test('one document under the names of two editions', () => {
  const media = { 'tr/guide.pdf': pdf('1'), 'en/guide.pdf': pdf('1'), 'ar/guide.pdf': pdf('2') }
  expect(said(documents({ tr: 'tr/guide.pdf', en: 'en/guide.pdf' }), media)).toMatchInlineSnapshot(`
    "pages/fan.json:19:22 warning repeated-file
    The editions "tr/guide.pdf" and "en/guide.pdf" have the same content. Save the edition in English under its name, or name the other file for both languages."
  `)
  expect(said(documents({ tr: 'tr/guide.pdf', ar: 'ar/guide.pdf' }), media)).toBe('')
  expect(said(documents({ tr: 'tr/guide.pdf', en: 'tr/guide.pdf' }), media)).toBe('')
})
