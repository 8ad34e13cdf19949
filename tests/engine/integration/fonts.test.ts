import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { afterAll, expect, test } from 'vitest'
import { createTranslator } from '../../../tools/content/read/words'
import { fontTable, glyphsByLetter, readTables, type Tables } from '../../../tools/files/site/sfnt'
import { familyStyles, fontFaces, fontsFor, lettersOf, type PageFont, pageFonts } from '../../../tools/html/fonts'
import { brandWith, siteOf, smallSite } from '../unit/site'
import { run, writeSmallSite } from './small-site'

const folders = ['a', 'b'].map(() => mkdtempSync(join(tmpdir(), 'fonts-')))
const [folder = '', other = ''] = folders

afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true })
})

/** Letters from the first and last slices of the Japanese font, which is split into many files. */
const japanese = [...'、。とのほガヨ会北船講習海道鱵'].sort().join('')
const letters = new Map([
  ['en', ''],
  ['he', 'הירס'],
  ['ja', japanese],
  ['hi', 'नौकायन'],
])

/** Tables of a font file, and the letters that it contains. */
async function open(file: string): Promise<{ tables: Tables; letters: string }> {
  const font = await subsetFont(readFileSync(file), undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' })
  const tables = readTables(font)
  const points = [...glyphsByLetter(fontTable(tables, 'cmap')).keys()]
  return { tables, letters: String.fromCodePoint(...points.sort((a, b) => a - b)) }
}

const openAll = (fonts: PageFont[]) => Promise.all(fonts.map(async ({ file }) => open(await file)))

/** Address of a font file without its hash. */
const plain = (address = '') => address.replace(/\.\w+\.woff2/, '')

test('a site has a file of Rubik for each language, and of each further face one with the letters it uses', async () => {
  const fonts = pageFonts(letters, folder)
  expect(fonts.map(({ family, address }) => `${family}: ${plain(address)}`)).toMatchInlineSnapshot(`
    [
      "Rubik en: /assets/fonts/rubik-en",
      "Rubik he: /assets/fonts/rubik-he",
      "Rubik ja: /assets/fonts/rubik-en",
      "Rubik hi: /assets/fonts/rubik-en",
      "Noto Sans JP: /assets/fonts/noto-sans-jp",
      "Noto Sans Devanagari: /assets/fonts/noto-sans-devanagari-devanagari",
    ]
  `)
  const [english, hebrew, , , japan, india] = await openAll(fonts)
  expect(english?.letters).not.toContain('é')
  expect(hebrew?.letters).toContain('ה')
  expect(japan?.letters).toBe(japanese)
  expect(india?.letters).toContain([...new Set('नौकायन')].sort().join(''))
  // Both fonts have all weights. The font for Devanagari also has the rules for joining letters.
  expect(japan?.tables.has('fvar') && india?.tables.has('fvar') && india.tables.has('GSUB')).toBe(true)
})

test('a language has the letters of Rubik that it uses in one file, in the weights of the design', async () => {
  const fonts = pageFonts(
    new Map([
      ['en', ''],
      ['tr', 'çğıİş'],
      ['ar', 'بحر'],
      ['he', 'סירה'],
    ]),
    folder,
  )
  expect(fonts.map(({ family, language, ranges }) => `${family}: ${language} ${ranges}`)).toEqual([
    'Rubik en: en ',
    'Rubik tr: tr ',
    'Rubik ar: ar ',
    'Rubik he: he ',
  ])
  const opened = await openAll(fonts)
  const [english, turkish, arabic, hebrew] = opened
  for (const letter of 'AZaz09’…×°') for (const font of opened) expect(font.letters).toContain(letter)
  expect(english?.letters).not.toMatch(/[çğб]/)
  for (const letter of 'çğıİş') expect(turkish?.letters).toContain(letter)
  for (const letter of 'بحر') expect(arabic?.letters).toContain(letter)
  for (const letter of 'סירה') expect(hebrew?.letters).toContain(letter)
  const rules = (font: typeof arabic) => fontTable(font?.tables ?? new Map(), 'GSUB').toString('latin1')
  // The Arabic font contains the rules for joining letters and for placing dots.
  for (const feature of ['init', 'medi', 'fina']) expect(rules(arabic)).toContain(feature)
  // All fonts contain tabular figures (digits of equal width).
  for (const font of opened) expect(rules(font)).toContain('tnum')
  for (const font of opened)
    for (const table of ['fvar', 'gvar', 'GPOS']) expect(font.tables.has(table), table).toBe(true)
  for (const { file } of fonts) expect(statSync(await file).size).toBeLessThan(30_000)
  expect(fontsFor('İyi geceler', 'tr', fonts)).toEqual([fonts[1]?.address])
  expect(fontsFor('بحر 7', 'ar', fonts)).toEqual([fonts[2]?.address])
  expect(fontFaces(fonts)).toContain(`src:url(${fonts[1]?.address})}`)
  // There is no second web font, so no word mixes two typefaces.
  expect(familyStyles(['en', 'tr'], fonts)).toContain("{--font:'Rubik tr',var(--fallback)}")
})

test('languages that need the same letters share a file', async () => {
  const [english, dutch, turkish] = pageFonts(
    new Map([
      ['en', ''],
      ['nl', ''],
      ['tr', 'ğ'],
    ]),
    other,
  )
  expect(dutch?.address).toBe(english?.address)
  expect(await dutch?.file).toBe(await english?.file)
  expect(turkish?.address).not.toBe(english?.address)
  expect(await turkish?.file).not.toBe(await english?.file)
})

test('the same letters give the same files', async () => {
  const [one, two] = [pageFonts(letters, folder), pageFonts(letters, other)]
  expect(two.map(({ address }) => address)).toEqual(one.map(({ address }) => address))
  for (const [i, font] of one.entries())
    expect(readFileSync(await font.file).equals(readFileSync((await two[i]?.file) ?? ''))).toBe(true)
})

test('one wrong byte in a file that is kept, and it is made again', async () => {
  const filesNow = () => Promise.all(pageFonts(letters, folder).map(({ file }) => file))
  const filesBefore = await filesNow()
  const bytesBefore = filesBefore.map((file) => readFileSync(file))
  for (const file of new Set(filesBefore)) {
    const bytes = readFileSync(file)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    writeFileSync(file, bytes)
  }
  expect(await filesNow()).toEqual(filesBefore)
  for (const [i, file] of filesBefore.entries()) expect(bytesBefore[i]?.equals(readFileSync(file))).toBe(true)
})

test('styles name the further face after Rubik, and the first view fetches at most two files', () => {
  const fonts = pageFonts(letters, folder)
  expect(
    fontFaces(fonts)
      .match(/@font-face\{font-family:'Noto[^}]+/g)
      ?.map(plain),
  ).toMatchInlineSnapshot(`
    [
      "@font-face{font-family:'Noto Sans JP';font-display:fallback;font-weight:100 900;src:url(/assets/fonts/noto-sans-jp);unicode-range:U+3001-30E8,U+4F1A-5317,U+6D77,U+7FD2-8239,U+8B1B,U+9053,U+9C75",
      "@font-face{font-family:'Noto Sans Devanagari';font-display:fallback;font-weight:100 900;src:url(/assets/fonts/noto-sans-devanagari-devanagari);unicode-range:U+915,U+928,U+92F,U+93E,U+94C,U+200C-200D,U+25CC",
    ]
  `)
  expect(familyStyles(['en', 'ja', 'vi'], fonts)).toMatchInlineSnapshot(
    `"@layer tokens{[lang][lang='en']{--font:'Rubik en',var(--fallback)}[lang][lang='ja']{--font:'Rubik ja','Noto Sans JP',var(--fallback)}[lang][lang='vi']{--font:'Noto Sans','Rubik Variable',var(--fallback)}}@layer base{[lang][lang]{font-family:var(--font)}}"`,
  )
  expect(fontsFor('AZM-100 の船 Ž', 'ja', fonts).map(plain)).toEqual([
    '/assets/fonts/noto-sans-jp',
    '/assets/fonts/rubik-en',
  ])
  expect(fontsFor('סירה 7', 'he', fonts).map(plain)).toEqual(['/assets/fonts/rubik-he'])
})

test('the letters of a language come from its pages, from what they share and from its formats', () => {
  const site = smallSite['pages/_site.json'] as { languages: object[] }
  const translated = siteOf({
    'pages/_site.json': {
      ...site,
      languages: [...site.languages, { code: 'ja', name: '日本語', dir: 'ltr' }],
      for: [{ id: 'anglers', name: 'Oltacılar' }],
      does: [{ id: 'fish', name: 'Balık tutmak' }],
    },
    'locales/ja/_site.json': {
      menu: { home: { label: '港' } },
      for: { anglers: { name: '釣り人' } },
      does: { fish: { name: '漁' } },
    },
    'locales/ja/index.json': { title: '船' },
  })
  const lettersByLanguage = lettersOf(translated, createTranslator(translated))
  // A language's letters are those of its own texts. Letters in the names of other languages are left out.
  expect(lettersByLanguage.get('tr')).toBe('ÇÖÜâçöüğİıŞş')
  for (const letter of '港船釣人漁年月日語') expect(lettersByLanguage.get('ja')).toContain(letter)
})

test('a brand is shown in its fonts, cut for each language, with their licences', async () => {
  const font = (name: string) => ({ file: `fonts/${name}.woff2`, licence: 'fonts/OFL.txt' })
  const site = writeSmallSite({
    ...brandWith({ fonts: { text: font('bitter'), headings: font('rubik') } }),
    'pages/_media/fonts/OFL.txt': 'The licence of these fonts.',
  })
  cpSync('tests/fixture-site/pages/_media/fonts/bitter.woff2', join(site, 'pages/_media/fonts/bitter.woff2'))
  cpSync('renderer/fonts/rubik.woff2', join(site, 'pages/_media/fonts/rubik.woff2'))
  expect(await run(site, 'build')).toMatchObject({ code: 0 })
  const built = join(site, 'dist/default')
  const html = readFileSync(join(built, 'ar.html'), 'utf8')
  const addressOf = (family: string) => html.split(`font-family:'${family}'`)[1]?.match(/url\((.*?)\)/)?.[1] ?? ''
  const lettersAt = async (address: string) => (await open(join(built, address))).letters
  expect(await lettersAt(addressOf('default headings ar'))).toMatch(/[a-z].*[ء-ي]/s)
  expect(await lettersAt(addressOf('default headings tr'))).toMatch(/[ğşı]/)
  expect(await lettersAt(addressOf('default text ar'))).not.toMatch(/[ء-ي]/)
  // Arabic letters are in the engine's font, which is therefore needed as well.
  expect(html).toMatch(/<link rel="preload" href="\/assets\/fonts\/rubik-ar/)
  expect(html).toContain('.theme-default [lang][lang]{font-family:var(--text),var(--font)}')
  expect(html).toMatch(/font-family:'default headings';src:local\('Arial'\).*?;size-adjust:103.5%/)
  expect(readdirSync(join(built, 'assets/fonts'))).not.toContain('bitter.woff2')
  expect(readFileSync(join(built, 'assets/licences.txt'), 'utf8')).toContain(
    'bitter.woff2 (OFL.txt)\nrubik.woff2 (OFL.txt)\n\nThe licence of these fonts.',
  )

  writeFileSync(
    join(site, 'pages/_media/fonts/bitter.woff2'),
    readFileSync(join(site, 'pages/_media/fonts/bitter.woff2')).subarray(0, 9000),
  )
  rmSync(join(site, 'pages/_media/fonts/OFL.txt'))
  const { output } = await run(site, 'check')
  expect(output.match(/^.* error .*$/gm)).toMatchInlineSnapshot(`
    [
      "pages/_media/fonts/bitter.woff2:1:1  error  This font cannot be read. Save it again from the program that made it.  damaged-media",
      "pages/_site.json:52:22  error  There is no file "fonts/OFL.txt" in pages/_media. Put it there, or name a file that is there.  missing-media",
      "pages/_site.json:56:22  error  There is no file "fonts/OFL.txt" in pages/_media. Put it there, or name a file that is there.  missing-media",
    ]
  `)
})
