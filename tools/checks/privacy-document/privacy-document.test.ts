import { describe, expect, test } from 'vitest'
import { kept } from '../../../schema/kept'
import { type Files, homeLinkingTo, page, problemsOf, smallSite } from '../../../tests/engine/unit/site'
import { checks } from '..'

const only = checks.filter(({ code }) => code === 'privacy-document')
const siteFile = Object(smallSite['pages/_site.json'])
const media = ['documents/tr/notice.pdf', 'documents/en/notice.pdf']

const editions = {
  'pages/_site.json': {
    ...siteFile,
    consent: {
      ...siteFile.consent,
      document: ['tr', 'en'].map((language) => ({ language, src: `documents/${language}/notice.pdf` })),
    },
  },
}
/** Files of a privacy document with one table row per label. */
function notice(labels: string[]): Files {
  const rows = labels.map((label, i) => ({ id: `row-${i}`, label, value: 'Silene kadar' }))
  const blocks = [{ type: 'spec-table', id: 'kept', title: 'Saklananlar', rows }]
  return { 'pages/_documents/notice.json': page(blocks, { languages: ['tr', 'en'], fallback: 'none' }) }
}

const all = kept.filter((entry) => !('needs' in entry && entry.needs !== 'a dark theme'))
const labels = all.map(({ name, in: place }) => `${name} (${place})`)

const messages = (...files: Files[]) =>
  problemsOf(Object.assign({}, editions, ...files), only, media)
    .split('\n')
    .filter((line) => /^The privacy|^(pages|locales)\//.test(line))
    .join('\n')

describe('the privacy document', () => {
  test('that names all there is has nothing wrong', () => {
    expect(problemsOf({ ...editions, ...notice(labels) }, only, media)).toBe('')
  })

  test('says what each of its languages does not name', () => {
    const english = {
      blocks: { kept: { rows: { 'row-0': { label: 'Language' } } } },
    }
    const changed = labels.with(1, 'Açık ya da koyu görünüm').with(3, 'Çerez')
    const files = { ...notice(changed), 'locales/en/_documents/notice.json': english }
    expect(problemsOf({ ...editions, ...files }, only, media)).toMatchInlineSnapshot(`
      "locales/en/_documents/notice.json:2:13 error privacy-document
      The privacy document in English does not name "lang", which the site keeps in local storage. Add a row with "lang" in its label, and say what it is for and how long it is kept.

      locales/en/_documents/notice.json:2:13 error privacy-document
      The privacy document in English does not name "theme", which the site keeps in local storage. Add a row with "theme" in its label, and say what it is for and how long it is kept.

      locales/en/_documents/notice.json:2:13 error privacy-document
      The privacy document in English does not name "cookieConsent", which the site keeps in a cookie. Add a row with "cookieConsent" in its label, and say what it is for and how long it is kept.

      pages/_documents/notice.json:12:20 error privacy-document
      The privacy document in Turkish does not name "theme", which the site keeps in local storage. Add a row with "theme" in its label, and say what it is for and how long it is kept.

      pages/_documents/notice.json:12:20 error privacy-document
      The privacy document in Turkish does not name "cookieConsent", which the site keeps in a cookie. Add a row with "cookieConsent" in its label, and say what it is for and how long it is kept."
    `)
  })

  test('names what only some sites keep where the site does', () => {
    const product = {
      ...homeLinkingTo('/fan'),
      'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Sözler' }], { kind: 'product' }),
    }
    expect(messages(notice(labels), product)).toMatchInlineSnapshot(`
      "pages/_documents/notice.json:12:20 error privacy-document
      The privacy document in Turkish does not name "list", which the site keeps in local storage. Add a row with "list" in its label, and say what it is for and how long it is kept.
      pages/_documents/notice.json:12:20 error privacy-document
      The privacy document in English does not name "list", which the site keeps in local storage. Add a row with "list" in its label, and say what it is for and how long it is kept."
    `)
    const light = { ...siteFile.brands[0], darkTheme: false, darkColours: undefined }
    const plain = { 'pages/_site.json': { ...editions['pages/_site.json'], brands: [light] } }
    const few = labels.filter((label) => !label.startsWith('theme'))
    expect(messages(plain, notice(few))).toBe('')
  })

  test('names what forms keep, and each service; the banner names those that wait for its answer', () => {
    const form = {
      type: 'form',
      id: 'ask',
      title: 'Sorun',
      action: '/ask',
      submit: 'Gönder',
      fields: [{ id: 'name', kind: 'text', label: 'Ad' }],
    }
    const count = { id: 'count', name: 'Sayaç 2', host: 'https://stats.example', for: ['script'], consent: true }
    const script = { src: 'https://stats.example/a.js' }
    const withService = { ...editions['pages/_site.json'], services: [{ ...count, script }] }
    const files = { ...homeLinkingTo('/fan'), 'pages/fan.json': page([form]), 'pages/_site.json': withService }
    const notices = messages(notice(labels), files)
    expect(notices).toContain('The privacy document in English does not name "drafts"')
    expect(notices).toContain('The privacy document in Turkish does not name the service "Sayaç 2".')
    expect(notices).not.toContain('The banner')
    expect(problemsOf({ ...notice(labels), ...files }, only, media)).toContain(
      'The banner in Arabic does not name "Sayaç 2", which waits for its answer.',
    )
    const named = { ...withService, consent: { ...withService.consent, text: 'Sayaç 2 saysın mı?' } }
    const banner = Object.fromEntries(
      ['en', 'ar'].map((code) => {
        const file = Object(smallSite[`locales/${code}/_site.json`])
        return [`locales/${code}/_site.json`, { ...file, consent: { ...file.consent, text: 'Sayaç 2?' } }]
      }),
    )
    const rows = [...labels, 'drafts', 'Sayaç 2']
    expect(problemsOf({ ...notice(rows), ...files, 'pages/_site.json': named, ...banner }, only, media)).toBe('')
  })

  test('is one that is printed from a page: of a file alone nothing is known', () => {
    expect(problemsOf({}, only)).toBe('')
    expect(problemsOf({ ...notice(['Dil']), 'pages/_site.json': siteFile }, only, media)).toBe('')
  })
})
