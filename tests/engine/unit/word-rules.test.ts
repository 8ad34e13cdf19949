import { describe, expect, test } from 'vitest'
import { checks } from '../../../tools/checks'
import { type Files, homeLinkingTo, page, problemsOf, smallSite } from './site'

const run = (code: string, files: Files) =>
  problemsOf(
    files,
    checks.filter((check) => check.code === code),
  )

/** A page with one block of words, and its translations; and a glossary. */
const fan = (block: object, translations: Record<string, object>, glossary: object = {}): Files => ({
  ...homeLinkingTo('/fan'),
  'pages/fan.json': page([{ type: 'text', id: 'about', ...block }]),
  'locales/glossary.json': { terms: [], ...glossary },
  ...Object.fromEntries(
    Object.entries(translations).map(([language, about]) => [`locales/${language}/fan.json`, { blocks: { about } }]),
  ),
})

/** The small site with one more language. */
const withLanguage = (code: string, files: Files): Files => {
  const site = smallSite['pages/_site.json'] as { languages: object[] }
  const languages = [...site.languages, { code, name: code, dir: code === 'he' ? 'rtl' : 'ltr', flagPath: 'flag.svg' }]
  return { ...files, 'pages/_site.json': { ...site, languages } }
}

describe('wrong words', () => {
  const glossary = {
    terms: [
      {
        id: 'inverter',
        tr: ['invertör'],
        en: ['inverter'],
        ar: ['عاكس'],
        not: { tr: ['evirici'], ar: ['محول'], en: ['converter'] },
      },
      { id: 'catalyst', tr: ['katalizör'], en: ['catalytic converter'] },
    ],
    avoid: { en: { 'from afar': 'remotely' } },
  }
  test('a wrong name of a term, with its right one, in the source too', () => {
    expect(run('wrong-word', fan({ text: 'Eviriciyi kurun.' }, {}, glossary))).toMatchInlineSnapshot(`
      "pages/fan.json:8:15 warning wrong-word
      The glossary says "invertör", not "evirici". Write "invertör", in the form that fits. Is it right? Then add { "language": "tr", "words": "evirici", "why": "…" } to "meant" in locales/glossary.json.
          7 |       "id": "about",
        > 8 |       "text": "Eviriciyi kurun."
            |               ^
          9 |     }"
    `)
  })
  test('words to avoid, with the better ones', () => {
    expect(
      run('wrong-word', fan({ text: 'Uzaktan.' }, { en: { text: 'Seen From  afar.' } }, glossary)),
    ).toMatchInlineSnapshot(`
      "locales/en/fan.json:4:15 warning wrong-word
      "from afar" is a word to avoid in English. Write "remotely", in the form that fits. Is it right? Then add { "language": "en", "words": "from afar", "why": "…" } to "meant" in locales/glossary.json.
          3 |     "about": {
        > 4 |       "text": "Seen From  afar."
            |               ^
          5 |     }"
    `)
  })
  test('only where a word begins, in Arabic after the article too', () => {
    expect(run('wrong-word', fan({ text: 'Çevirici.' }, {}, glossary))).toBe('')
    expect(run('wrong-word', fan({ text: 'Cihaz.' }, { ar: { text: 'والمحول هنا' } }, glossary))).toMatch(
      'says "عاكس", not "محول"',
    )
  })
  test('several words in any form: each is a stem', () => {
    const terms = [{ id: 'drive-roller', tr: ['tahrik silindir'], en: ['drive rol'], not: { en: ['drive drum'] } }]
    const rule = (code: string, text: string, more: object = {}) =>
      run(code, fan({ text: 'Tahrik silindirleri.' }, { en: { text } }, { terms, ...more }))
    expect(rule('wrong-word', 'Two driven Drums.')).toMatchInlineSnapshot(`
      "locales/en/fan.json:4:15 warning wrong-word
      The glossary says "drive rol", not "driven drums". Write "drive rol", in the form that fits. Is it right? Then add { "language": "en", "words": "driven drums", "why": "…" } to "meant" in locales/glossary.json.
          3 |     "about": {
        > 4 |       "text": "Two driven Drums."
            |               ^
          5 |     }"
    `)
    expect(rule('wrong-word', 'They drive a drum.')).toBe('')
    expect(rule('wrong-word', 'Drive it: drums turn.')).toBe('')
    const meant = [{ language: 'en', words: 'driven drums', why: 'Those of another machine.' }]
    expect(rule('wrong-word', 'Two driven drums.', { meant })).toBe('')
    expect(rule('glossary', 'Two driven rollers.')).toBe('')
    expect(rule('glossary', 'Two rollers that drive.')).toMatch('translates "tahrik silindir" as "drive rol"')
  })
  test('a longer right word, a name, and what is meant are left alone', () => {
    const rightOf = (text: string, more: object = {}) =>
      run('wrong-word', fan({ text: 'Cihaz.' }, { en: { text } }, { ...glossary, ...more }))
    expect(rightOf('A catalytic converter.')).toBe('')
    expect(rightOf('A converter.')).not.toBe('')
    expect(rightOf('The Converter One.', { names: ['Converter One'] })).toBe('')
    const meant = [{ language: 'en', words: 'converter plant', why: 'Part of a steel works.' }]
    expect(rightOf('A converter plant.', { meant })).toBe('')
  })
})

describe('equal words', () => {
  const twice = (first: string, second: string, meant: object[] = []): Files => ({
    ...homeLinkingTo('/fan', '/flap'),
    'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Ne kazandırır' }]),
    'pages/flap.json': page([{ type: 'text', id: 'about', text: 'Ne kazandırır' }]),
    'locales/en/fan.json': { blocks: { about: { text: first } } },
    'locales/en/flap.json': { blocks: { about: { text: second } } },
    'locales/glossary.json': { terms: [], meant },
  })
  test('with two translations', () => {
    expect(run('unequal-translation', twice('What you gain', 'What it saves'))).toMatchInlineSnapshot(`
      "locales/en/flap.json:4:15 warning unequal-translation
      "Ne kazandırır" is "What it saves" here, and "What you gain" in locales/en/fan.json:4. Write the same in English. Is it right? Then add { "language": "en", "words": "What it saves", "why": "…" } to "meant" in locales/glossary.json.
          3 |     "about": {
        > 4 |       "text": "What it saves"
            |               ^
          5 |     }"
    `)
  })
  test('in another form, or with an article', () => {
    expect(run('unequal-translation', twice('Floors', 'The floor'))).toBe('')
    const inLanguage = (code: string, one: string, other: string) =>
      run(
        'unequal-translation',
        withLanguage(code, {
          ...twice('Floors', 'Floors'),
          [`locales/${code}/fan.json`]: { blocks: { about: { text: one } } },
          [`locales/${code}/flap.json`]: { blocks: { about: { text: other } } },
        }),
      )
    expect(inLanguage('fi', 'Kerrokset', 'Kerroksia')).toBe('')
    expect(inLanguage('he', 'מספנה', 'המספנה')).toBe('')
    expect(inLanguage('fi', 'Kerrokset', 'Tasot')).not.toBe('')
  })
  test('with one translation, or with one that is meant', () => {
    expect(run('unequal-translation', twice('What you gain', 'what you gain'))).toBe('')
    const meant = [{ language: 'en', words: 'What it saves', why: 'The page is about fuel.' }]
    expect(run('unequal-translation', twice('What you gain', 'What it saves', meant))).toBe('')
  })
})

test('what is meant, but stands nowhere', () => {
  const meant = [{ language: 'en', words: 'No such words', why: 'They were there once.' }]
  expect(run('unused-meant', fan({ text: 'Söz.' }, {}, { meant }))).toMatchInlineSnapshot(`
    "locales/glossary.json:6:16 warning unused-meant
    "No such words" does not appear in English any more. Delete the entry.
        5 |       "language": "en",
      > 6 |       "words": "No such words",
          |                ^
        7 |       "why": "They were there once.""
  `)
  const idle = run('unused-meant', fan({ text: 'Söz.' }, { en: { text: 'Quite no such words.' } }, { meant }))
  expect(idle).toMatch('"No such words" has no effect: no rule warns of these words in English.')
  const used = [{ language: 'tr', words: 'sana', why: 'A line of a song that is quoted.' }]
  expect(run('unused-meant', fan({ text: 'Fanı sana göndeririz.' }, {}, { meant: used }))).toBe('')
})

const table = (id: string, label: string, unit = 'kW') => ({
  type: 'spec-table',
  id: 'specs',
  title: 'Veriler',
  rows: [{ id, label, value: { value: 380, unit } }],
})

test('one row has one name', () => {
  const two = (first: string, second: string): Files => ({
    ...homeLinkingTo('/fan', '/flap'),
    'pages/fan.json': page([table('power', first)]),
    'pages/flap.json': page([table('power', second)]),
  })
  expect(run('two-names', two('Güç', 'Motor'))).toMatchInlineSnapshot(`
    "pages/flap.json:12:20 warning two-names
    This row is "Motor" here, and with the same figure "Güç" in pages/fan.json:12. Use one name for one thing. Is it right? Then add { "language": "tr", "words": "Motor", "why": "…" } to "meant" in locales/glossary.json.
        11 |           "id": "power",
      > 12 |           "label": "Motor",
           |                    ^
        13 |           "value": {"
  `)
  expect(run('two-names', two('Güç', 'Güç'))).toBe('')
})

test('a label names the quantity of its figure', () => {
  const labelled = (label: string, unit: string): Files => ({
    ...homeLinkingTo('/fan'),
    'pages/fan.json': page([table('power', label, unit)]),
  })
  expect(run('label-unit', labelled('Güç ihtiyacı', 'V'))).toMatchInlineSnapshot(`
    "pages/fan.json:12:20 warning label-unit
    The label says power in Turkish, but the figure in V is a voltage. Name the voltage, or correct the unit. Is it right? Then add { "language": "tr", "words": "Güç ihtiyacı", "why": "…" } to "meant" in locales/glossary.json.
        11 |           "id": "power",
      > 12 |           "label": "Güç ihtiyacı",
           |                    ^
        13 |           "value": {"
  `)
  expect(run('label-unit', labelled('Güç panosunun gerilimi', 'V'))).toBe('')
  expect(run('label-unit', labelled('Güç', 'm³'))).toBe('')
  const translated = { 'locales/en/fan.json': { blocks: { specs: { rows: { power: { label: 'Power' } } } } } }
  expect(run('label-unit', { ...labelled('Gerilim', 'V'), ...translated })).toMatch('The label says power in English')
})

describe('spaces before signs', () => {
  const french = (text: string, meant: object[] = []) =>
    run('sign-space', withLanguage('fr', fan({ text: 'Söz.' }, { fr: { text } }, { meant })))
  test.each(['Quoi ?', 'Quoi?', 'Ici : là', 'Il dit « oui »', 'Il dit «\u00a0oui»', 'Un ; deux'])('%s', (text) => {
    expect(french(text)).toMatch('In French, a non-breaking space belongs')
  })
  test('right ones, times and addresses', () => {
    expect(french('Quoi\u202f? À 12:30\u00a0: « oui »'.replace('« oui »', '«\u00a0oui\u00a0»'))).toBe('')
    expect(french('[Voir](https://a.example)')).toBe('')
    expect(french('Radio : la', [{ language: 'fr', words: 'Radio :', why: 'A name that is written so.' }])).toBe('')
  })
  test('say what to write', () => {
    expect(french('Quoi ?')).toMatchInlineSnapshot(`
      "locales/fr/fan.json:4:15 warning sign-space
      In French, a non-breaking space belongs before "?": see "Quoi ?". Write \\u202f before ; ! ? and \\u00a0 before : and inside « ». Is it right? Then add { "language": "fr", "words": "Quoi ?", "why": "…" } to "meant" in locales/glossary.json.
          3 |     "about": {
        > 4 |       "text": "Quoi ?"
            |               ^
          5 |     }"
    `)
  })
  test('in Canada, and in other languages, are none', () => {
    expect(run('sign-space', withLanguage('fr-CA', fan({ text: 'Söz!' }, { 'fr-CA': { text: 'Quoi?' } })))).toBe('')
  })
})

test('words for a picture stand alone', () => {
  const gallery = (alt: string): Files => ({
    ...homeLinkingTo('/fan'),
    'pages/fan.json': page([{ type: 'gallery', id: 'views', images: [{ id: 'end', src: 'fan.svg', alt }] }]),
  })
  expect(run('leaning-alt', gallery('Aynı lambanın ucu'))).toMatchInlineSnapshot(`
    "pages/fan.json:12:18 warning leaning-alt
    The text for this picture begins with "Aynı", which refers to another picture. Say what it shows by itself. Is it right? Then add { "language": "tr", "words": "Aynı lambanın ucu", "why": "…" } to "meant" in locales/glossary.json.
        11 |           "src": "fan.svg",
      > 12 |           "alt": "Aynı lambanın ucu"
           |                  ^
        13 |         }"
  `)
  expect(run('leaning-alt', gallery('Lambanın aynı ucu'))).toBe('')
})

test('a text does not begin with its heading', () => {
  const about = { title: 'Gerekenler', text: '**Gerekenler:**\n\nBir fan.' }
  expect(run('repeated-heading', fan(about, {}))).toMatchInlineSnapshot(`
    "pages/fan.json:9:15 warning repeated-heading
    The text begins with its heading, "Gerekenler". Leave that line out. Is it right? Then add { "language": "tr", "words": "Gerekenler", "why": "…" } to "meant" in locales/glossary.json.
         8 |       "title": "Gerekenler",
      >  9 |       "text": "**Gerekenler:**\\n\\nBir fan."
           |               ^
        10 |     }"
  `)
  expect(run('repeated-heading', fan({ ...about, text: 'Gerekenler şunlardır: fan.' }, {}))).toBe('')
})

test('visitors are customers', () => {
  expect(run('address-form', fan({ text: 'Fanı sana göndeririz.' }, {}))).toMatchInlineSnapshot(`
    "pages/fan.json:8:15 warning address-form
    "sana" is the familiar way to address somebody in Turkish. Address visitors as customers. Is it right? Then add { "language": "tr", "words": "sana", "why": "…" } to "meant" in locales/glossary.json.
        7 |       "id": "about",
      > 8 |       "text": "Fanı sana göndeririz."
          |               ^
        9 |     }"
  `)
  expect(run('address-form', fan({ text: 'Fanı size göndeririz, sensörle.' }, {}))).toBe('')
})

test('wrong words in a language that the site does not have', () => {
  const glossary = { avoid: { eng: { 'from afar': 'remotely' } } }
  expect(run('unknown-language', fan({ text: 'Söz.' }, {}, glossary))).toMatchInlineSnapshot(`
    "locales/glossary.json:4:5 error unknown-language
    "eng" is not a language of the site. Did you mean "en"?
        3 |   "avoid": {
      > 4 |     "eng": {
          |     ^
        5 |       "from afar": "remotely""
  `)
})
