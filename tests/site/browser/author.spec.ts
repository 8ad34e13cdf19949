import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, settled, test } from '../../engine/browser/test'
import { copyProject, run, start, stop } from './project'

const demo = {
  $schema: '../schema/page.json',
  title: 'Deneme',
  description: 'Üç bloklu bir deneme sayfası.',
  blocks: [
    { type: 'text', id: 'words', title: 'Sözler', text: 'Bir **paragraf**.' },
    { type: 'feature-list', id: 'list', items: [{ id: 'one', text: 'Bir' }] },
    {
      type: 'spec-table',
      id: 'table',
      title: 'Tablo',
      rows: [{ id: 'weight', label: 'Ağırlık', value: { value: 1500, unit: 'kg' } }],
    },
  ],
}

test.describe.configure({ mode: 'serial' })
let folder: string
test.beforeAll(() => {
  folder = copyProject()
  expect(run(folder, 'build')).toMatchObject({ code: 0 })
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a new document is a new page in every language, with no other change', { tag: '@night' }, () => {
  writeFileSync(join(folder, 'pages/demo.json'), JSON.stringify(demo))
  expect(run(folder, 'build')).toMatchObject({ code: 0 })
  const html = (file: string) => readFileSync(join(folder, 'dist/default', file), 'utf8')
  expect(html('demo.html')).toContain('1.500')
  expect(html('en/demo.html')).toContain('<html lang="en" dir="ltr">')
  expect(html('ar/demo.html')).toContain('<html lang="ar" dir="rtl">')
})

test('building again writes nothing, and taking a page away removes it', { tag: '@night' }, () => {
  expect(run(folder, 'build').output).toContain('0 files written')
  rmSync(join(folder, 'pages/demo.json'))
  expect(run(folder, 'build')).toMatchObject({ code: 0 })
  expect(existsSync(join(folder, 'dist/default/ar/demo.html'))).toBe(false)
})

test('bad input stops the build with one sentence each, and the finished site stays whole', { tag: '@night' }, () => {
  const bad: [what: string, file: string, text: string, sentence: string][] = [
    [
      'a misspelt field',
      'pages/demo.json',
      JSON.stringify({ ...demo, tittle: 'x' }, null, 2),
      'The page has no field "tittle". Did you mean "title"?',
    ],
    ['an empty file', 'pages/empty.json', '', 'The file is empty.'],
    ['half a file', 'pages/half.json', '{ "title": ', 'pages/half.json:1:10'],
    [
      'a key that appears twice',
      'pages/twice.json',
      JSON.stringify(demo).replace('"title"', '"title":"Deneme","title"'),
      'appears twice',
    ],
    [
      'a page named like a language',
      'pages/en.json',
      JSON.stringify(demo),
      'The address /en is reserved for a language.',
    ],
    [
      'a document of 5 MB',
      'pages/large.json',
      JSON.stringify({ ...demo, title: 'a'.repeat(5_000_000) }),
      'The file is too large: 5.0 million characters',
    ],
    [
      'a parent in a circle',
      'pages/circle.json',
      JSON.stringify({ ...demo, parent: 'circle' }),
      'The parents go in a circle: circle → circle.',
    ],
    ['a picture that is none', 'pages/_media/tunnel-fan/new.png', 'fan', 'This picture cannot be read.'],
    [
      'a translation of a page that is not there',
      'locales/en/nowhere.json',
      '{ "title": "Demo" }',
      'There is no page pages/nowhere.json, so locales/en/nowhere.json is never shown.',
    ],
  ]
  const before = readFileSync(join(folder, 'dist/default/index.html'), 'utf8')
  for (const [, file, text] of bad) writeFileSync(join(folder, file), text)
  const { code, output } = run(folder, 'build')
  for (const [, file] of bad) rmSync(join(folder, file))
  expect(code).toBe(1)
  for (const [what, , , sentence] of bad) expect(output.split(sentence).length, `${what}: it is said once`).toBe(2)
  expect(output).toContain(`Nothing was built: ${bad.length} errors`)
  expect(output).not.toMatch(/\n\s+at .*\.ts:\d+/)
  expect(readFileSync(join(folder, 'dist/default/index.html'), 'utf8')).toBe(before)
})

test('while editing, a save shows in the open page, and a mistake shows over it until it is fixed', {
  tag: '@night',
}, async ({ page }) => {
  const server = await start(folder, 'dev', 5199)
  try {
    const file = join(folder, 'pages/ventilation/tunnel-fan.json')
    const good = readFileSync(file, 'utf8')
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await page.goto(`${server.url}/tunnel-fan`)
    await settled(page)
    // Pictures show at once, as they were saved: nobody waits for smaller ones.
    const picture = page.locator('.gallery img')
    expect(await picture.getAttribute('src')).toMatch(/^\/assets\/tunnel-fan\/front\..*\.avif$/)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280)
    await page.evaluate(() => {
      scrollTo(0, 400)
      Reflect.set(window, 'sameDocument', true)
    })

    writeFileSync(file, good.replace('"title": "Tünel fanı"', '"title": "Büyük fan"'))
    await expect(heading).toHaveText('Büyük fan')
    expect(await page.evaluate(() => [scrollY, Reflect.get(window, 'sameDocument')])).toEqual([400, true])

    writeFileSync(file, good.replace('"description"', '"descripton"'))
    const overlay = page.getByRole('alert')
    await expect(overlay).toContainText('The page has no field "descripton". Did you mean "description"?')
    await expect(overlay).toContainText('pages/ventilation/tunnel-fan.json:5:3')
    await expect(heading).toHaveText('Büyük fan')

    writeFileSync(file, good)
    await expect(overlay).toHaveCount(0)
    await expect(heading).toHaveText('Tünel fanı')

    // What a change means for other pages is reported as well, also when another page is saved before that is found out.
    const other = join(folder, 'pages/company/career.json')
    rmSync(file)
    await expect.poll(async () => (await fetch(`${server.url}/tunnel-fan`)).status).toBe(404)
    writeFileSync(other, `${readFileSync(other, 'utf8')}\n`)
    await expect(overlay).toContainText('leads to a page that does not exist')
    writeFileSync(file, good)
    await expect(overlay).toHaveCount(0)

    writeFileSync(
      join(folder, 'pages/ventilation/wall-fan.json'),
      good.replace('"title": "Tünel fanı"', '"title": "Duvar fanı"'),
    )
    await expect(async () => {
      await page.goto(`${server.url}/wall-fan`)
      await expect(heading).toHaveText('Duvar fanı', { timeout: 500 })
    }).toPass()
  } finally {
    rmSync(join(folder, 'pages/ventilation/wall-fan.json'), { force: true })
    stop(server.process)
  }
})
