/** A mistake of an author on the fixture site: its name, the file, the text to replace, and the replacement. */
export type Mistake = [what: string, file: string, words: string, instead: string]

const home = 'pages/index.json'
const product = 'pages/telescopes/reflector-150.json'
const repairs = 'pages/telescopes/mirror-care.json'
const about = 'pages/company/about.json'
const course = 'pages/courses/first-night.json'
const site = 'pages/_site.json'
const portuguese = 'locales/pt-BR/telescopes/mirror-care.json'
const portugueseHome = 'locales/pt-BR/index.json'

/** Mistakes that cause exactly one problem each, without follow-up problems. */
export const mistakes: Mistake[] = [
  // JSON syntax
  ['a comma is missing', repairs, '"type": "text",', '"type": "text"'],
  ['a comma too many', repairs, '"fallback": "none",', '"fallback": "none",,'],
  ['a full-width comma', repairs, '"type": "text",', '"type": "text"，'],
  ['an Arabic comma', repairs, '"type": "text",', '"type": "text"،'],
  ['a full-width colon', repairs, '"fallback": "none"', '"fallback"： "none"'],
  ['a full-width bracket', repairs, '"blocks": [', '"blocks": ［'],
  ['a quote is missing', repairs, '"fallback": "none"', '"fallback": "none'],
  ['smart quotes around a name', repairs, '"fallback"', '“fallback”'],
  ['single quotes', repairs, '"fallback"', "'fallback'"],
  ['a comment', repairs, '"fallback"', '// for now\n  "fallback"'],
  ['a merge conflict', repairs, '  "fallback"', '<<<<<<< HEAD\n  "fallback"'],
  ['a field twice', repairs, '"fallback": "none"', '"fallback": "none",\n  "fallback": "none"'],
  ['a line break inside words', repairs, 'A bath, not a polish', 'A bath,\nnot a polish'],
  // Fields
  ['two letters swapped', repairs, '"description"', '"descripiton"'],
  ['a type that is none', repairs, '"type": "spec-table"', '"type": "spec-tabel"'],
  ['a field of another block', repairs, '"id": "send",', '"id": "send",\n      "thumbnails": true,'],
  ['a field with nothing in it', repairs, '"title": "Send it to us"', '"title": null'],
  [
    'a needed field left out',
    home,
    '"action": { "label": "See what we do", "href": "#fields" },',
    '"action": { "label": "See what we do" },',
  ],
  [
    'a number in quotes',
    product,
    '"value": 150, "unit": "mm" }\n        },\n        {\n          "id": "focal',
    '"value": "150", "unit": "mm" }\n        },\n        {\n          "id": "focal',
  ],
  ['yes instead of true', product, '"thumbnails": true', '"thumbnails": "yes"'],
  ['one instead of a list', site, '"fallback": ["en"]', '"fallback": "en"'],
  ['a list instead of one', product, '"parent": "telescopes"', '"parent": ["telescopes"]'],
  ['a field that waits for another', product, '"autoAdvance": 4,', '"autoStart": true,'],
  // Text of the page
  ['no words', repairs, '"A bath, not a polish"', '""'],
  ['only a space', repairs, '"A bath, not a polish"', '" "'],
  ['a letter nobody sees', repairs, 'A bath, not a polish', 'A bath,\u200b not a polish'],
  ['Markdown where there is none', repairs, 'A bath, not a polish', 'A bath, **not** a polish'],
  ['HTML in words', repairs, 'Dust does less', '<b>Dust</b> does less'],
  ['emphasis that does not end', repairs, '*not*', '*not'],
  ['a heading in a text', repairs, 'Dust does less', '# Dust\\n\\nDust does less'],
  ['a shared word that is none', repairs, 't:illustration', 't:ilustration'],
  // Links
  ['an address without https', home, '(/contact)', '(www.northlight.example)'],
  ['a file name as a link', home, '(/contact)', '(contact)'],
  ['a script as a link', home, '(/contact)', '(javascript:alert(1))'],
  ['a page that is not there', home, '(/contact)', '(/contacts)'],
  ['a place that is not there', home, '"#fields"', '"#field"'],
  ['a language in front of an address', home, '"href": "/telescopes"', '"href": "/he/telescopes"'],
  [
    'a menu entry to nowhere',
    site,
    '{ "id": "where", "label": "Where we have been", "href": "/where" }',
    '{ "id": "where", "label": "Where we have been", "href": "/were" }',
  ],
  ['a related page that is not there', course, '["/star-trails"]', '["/star-trail"]'],
  ['a page related to itself', course, '["/star-trails"]', '["/courses/first-night"]'],
  ['a parent that is not there', course, '"parent": "courses"', '"parent": "course"'],
  // Ids
  ['an id twice', repairs, '"id": "send"', '"id": "bath"'],
  ['an id with a space', repairs, '"id": "send"', '"id": "send it"'],
  ['an id twice in a list', product, '"id": "eyepieces", "text"', '"id": "focuser", "text"'],
  // Figures and tables
  ['a range upside down', repairs, '"from": 3, "to": 4', '"from": 4, "to": 3'],
  ['a figure in two ways', repairs, '"value": 2, "unit": "day"', '"value": 2, "upTo": 3, "unit": "day"'],
  ['a unit that is no text', repairs, '"unit": "day"', '"unit": 1'],
  ['more digits than can be shown', product, '0.06', '12345678901234567890'],
  ['a cell for no column', repairs, '{ "time": { "value": 1', '{ "tme": { "value": 1'],
  ['a cell left out', repairs, '"unit": "hour" }, "needed": { "tick": true } }', '"unit": "hour" } }'],
  // Pictures
  ['a picture that is not there', repairs, 'mirror-care/bath.svg', 'mirror-care/bat.svg'],
  ['a picture of another kind', repairs, 'mirror-care/bath.svg', 'documents/en/privacy.pdf'],
  ['a mark the drawing has not', product, '"mark": "B"', '"mark": "C"'],
  // Structure
  [
    'a tab with nothing in it',
    about,
    '{ "id": "contact", "label": "Contact", "href": "/contact" }',
    '{ "id": "contact", "label": "Contact" }',
  ],
  [
    'a contact in a language that is none',
    site,
    '"value": "workshop@northlight.example"',
    '"value": "workshop@northlight.example",\n      "languages": ["pt"]',
  ],
  // Translations
  ['a page in a language that is none', 'pages/courses/desert-nights.json', '"lang": "he"', '"lang": "hee"'],
  ['a translation of nothing', portuguese, '"send"', '"sent"'],
  ['a translation of a field that is no words', portuguese, '"send": {', '"send": { "contacts": "a",'],
  ['a key instead of words', portuguese, '"Mande para nós"', '"t:illustration"'],
  ['another link than the source', portugueseHome, '(/contact)', '(/about)'],
  // Settings of the site
  [
    'a host of two brands',
    site,
    '["www.nightfall.example", "nightfall.example"]',
    '["www.nightfall.example", "northlight.example"]',
  ],
  [
    'a dark theme without dark colours',
    site,
    '"colours": { "primary": "#0f6b5c",',
    '"darkTheme": true,\n      "colours": { "primary": "#0f6b5c",',
  ],
  ['colours too much alike', site, '"background": "#f6f8f4"', '"text": "#b0b0b0"'],
  ['a colour that is none', site, '"#2a3a8c"', '"#2a3a8"'],
  ['a language that is none', site, '"fallback": ["en"]', '"fallback": ["eng"]'],
  ['a page to leave out that is not there', site, '"/mirror-care"]', '"/mirror-cares"]'],
  ['the origin of another brand', site, '"https://www.nightfall.example"', '"https://www.northlight.example"'],
  ['quotes in an origin', site, '"https://www.nightfall.example"', '"https://www.nightfall.example\\""'],
  ['a logo that is not there', site, 'logos/school.svg', 'logos/schol.svg'],
  ['a contact that is not there', repairs, '["workshop-mail", "workshop-phone"]', '["workshop-mail", "workshop-fone"]'],
]

const hebrewAbout = 'locales/he/telescopes/reflector-150.json'
const japanese = 'locales/ja/courses/first-night.json'
const bath = 'A bath, not a polish'
const dust = 'Dust does less harm than cleaning,'

/** Mistakes that a reader of the page may overlook. Each causes one problem, usually a warning. */
export const oddities: Mistake[] = [
  // Figures
  ['a unit with a full stop', product, '"value": 1200, "unit": "mm"', '"value": 1200, "unit": "mm."'],
  ['a degree after its letter', product, '"unit": "°C"', '"unit": "C°"'],
  // Placeholder text
  ['a place for words', repairs, dust, '[Write about dust here]'],
  ['a place for a name', repairs, dust, '[Your text]'],
  ['TODO alone', repairs, bath, 'TODO'],
  ['TO DO', repairs, bath, 'TO DO'],
  ['TODO with a colon', repairs, dust, 'TODO: say what dust does.'],
  ['FIXME', repairs, dust, 'Dust FIXME does less harm than cleaning,'],
  ['TBD', repairs, bath, 'TBD'],
  ['Lorem ipsum', repairs, dust, 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.'],
  ['insert in brackets', repairs, dust, '[insert text]'],
  // Invisible characters
  ['a soft hyphen', repairs, bath, 'A bath, not a pol\u00adish'],
  ['a soft hyphen in a text', repairs, dust, 'Dust does less harm than clean\u00ading,'],
  ['tag letters', repairs, bath, 'A bath, not a polish\u{e0041}'],
  ['a bullet of a word processor', repairs, bath, '\uf0b7 A bath, not a polish'],
  ['a mark for the direction', repairs, bath, '\u202eA bath, not a polish'],
  ['a word joiner in front', repairs, bath, '\u2060A bath, not a polish'],
  ['a sign that was lost', repairs, bath, 'A b\\ufffdth, not a polish'],
  ['half of an emoji', repairs, bath, 'A bath \\ud83d'],
  // Pages, contacts and brands
  [
    'a product that begins with a hero',
    home,
    '"blocks": [\n    {\n      "type": "hero"',
    '"kind": "product",\n  "blocks": [\n    {\n      "type": "hero"',
  ],
  ['a phone in letters', site, '+000 0000 0001', '+000 STARS'],
  ['a phone with a word', site, '+000 0000 0003', '+000 0000 0003 ext. four'],
  ['a phone without digits', site, '+000 0000 0001', 'call us'],
  ['a brand without its contact page', site, '"/mirror-care"]', '"/mirror-care", "/contact"]'],
  // Text in the wrong language
  [
    'an English sentence in Portuguese',
    portuguese,
    'A poeira faz menos mal que a limpeza,',
    'Dust does less harm to the mirror than the cleaning of it.',
  ],
  [
    'an English sentence in Japanese',
    japanese,
    '方位磁石なしで北を見つける',
    'How to find the north in the sky of the night without a compass',
  ],
  [
    'a Portuguese sentence in English',
    repairs,
    dust,
    'A poeira faz menos mal que a limpeza do espelho, e por isso não se lava muito.',
  ],
  // Markup in fields without Markdown
  ['stars in a Japanese title', japanese, '"title": "終わるころにできること"', '"title": "*終わるころ*にできること"'],
  ['strong words in a Hebrew label', hebrewAbout, '"text": "ערב עם מורה"', '"text": "**ערב** עם מורה"'],
  ['an open star in a Japanese text', japanese, '日没前に集まり', '日没前に*集まり'],
  ['a link in a title', repairs, bath, 'A [bath](/contact), not a polish'],
  ['words between backticks', repairs, bath, 'A `bath`, not a polish'],
  ['words between low lines', repairs, bath, 'A __bath__, not a polish'],
  ['an entity in a title', repairs, bath, 'A bath&nbsp;and no polish'],
  ['a placeholder', repairs, bath, 'A bath for {name}'],
  // Numbers in translations
  ['another figure than the source', hebrewAbout, 'מראה של 150 מ״מ', 'מראה של 160 מ״מ'],
  ['digits of another language', hebrewAbout, 'מראה של 150 מ״מ', 'מראה של ١٥٠ מ״מ'],
  ['a list that lost its last step', portuguese, '\\n4. Enxágue', ' Enxágue'],
]
