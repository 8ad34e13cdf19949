import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type OpenStudio, openStudio, type StudioServer, startStudio } from '../../engine/browser/studio'
import { authorIn } from '../../engine/browser/studio-author'
import { expect, test } from '../../engine/browser/test'

/** Words of the new page, with their translations. */
const words: Record<string, { en: string; ar: string }> = {
  'Duvar fanı': { en: 'Wall fan', ar: 'مروحة جدارية' },
  'Tünel fanının yetişmediği köşelerde havayı tazeleyen, uzun duvara takılan fan.': {
    en: 'A fan in the long wall that renews the air in corners the tunnel fan does not reach.',
    ar: 'مروحة تُركَّب في الجدار الطويل وتجدد الهواء في الزوايا التي لا تصل إليها المروحة النفقية.',
  },
  'Uzun duvara takılı duvar fanı': { en: 'Wall fan in a long wall', ar: 'مروحة جدارية في جدار طويل' },
  'Duvar fanı, [tünel fanı](/tunnel-fan) durduğunda da havayı tazeler.': {
    en: 'The wall fan renews the air while the [tunnel fan](/tunnel-fan) stands still.',
    ar: 'تجدد المروحة الجدارية الهواء حتى عند توقف [المروحة النفقية](/tunnel-fan).',
  },
  'Az yer kaplar': { en: 'Takes little space', ar: 'تشغل مكانًا صغيرًا' },
  'Teknik bilgiler': { en: 'Figures', ar: 'البيانات الفنية' },
  Çap: { en: 'Diameter', ar: 'القطر' },
  Ağırlık: { en: 'Weight', ar: 'الوزن' },
}
const [title = '', description = '', alt = '', text = '', feature = '', heading = ''] = Object.keys(words)
const file = 'ventilation/duvar-fani.json'

test.describe.configure({ mode: 'serial' })

let server: StudioServer
let studio: OpenStudio
let page: Page
let author: ReturnType<typeof authorIn>
/** What was wrong on the way, in the words of the Studio. */
const met: string[] = []

test.beforeAll(async ({ browser }) => {
  server = await startStudio('.')
  studio = await openStudio(browser, server, { locale: 'tr-TR' })
  page = studio.page
  author = authorIn(studio)
})
test.afterAll(async () => {
  await studio?.context.close()
  await server?.stop()
})

/** Waits for a mistake in a field. @param part of its sentence, which is kept */
async function meet(place: string, part: RegExp): Promise<void> {
  const sentence = page.locator(`.field:has([data-field="${place}"]) .problem-error`, { hasText: part }).last()
  await expect(sentence).toBeVisible()
  met.push((await sentence.innerText()).trim())
}
const fixed = () => expect(page.locator('.inspector .problem-error')).toHaveCount(0)

test('a product page is made from words, a table of a spreadsheet and a picture; three mistakes are met and fixed', async () => {
  const { field, saved, json, canvas } = studio
  await author.startProduct(title, 'Fan sistemleri', file)
  await field('description').fill(description)
  await author.choose(1)
  await field('blocks/1/text').fill(text.replace('/tunnel-fan', '/tunel-fani'))
  await meet('blocks/1/text', /tunel-fani/)
  await field('blocks/1/text').fill(text)
  await fixed()
  await author.choose(2)
  await page.locator('.inspector summary').first().click()
  await field('blocks/2/items/0/text').fill(feature)

  await author.choose(3)
  await field('blocks/3/title').fill(heading)
  await author.pasteTable('Çap\t70 – 60 cm\nAğırlık\t38,5 kg\n')
  await meet('blocks/3/rows/0/value', /70/)
  await field('blocks/3/rows/0/value').fill('60 cm')
  await field('blocks/3/rows/0/value').press('Enter')
  await fixed()

  await author.replacePicture('Duvar fanı.png')
  await field('blocks/0/images/0/alt').fill('')
  await meet('blocks/0/images/0/alt', /boş/)
  await field('blocks/0/images/0/alt').fill(alt)
  await fixed()
  await expect(canvas().locator('main img').first()).toHaveAttribute('src', /duvar-fani/)
  await author.endDraft()
  await saved()
  expect(met).toEqual([
    '"/tunel-fani" bağlantısının gittiği sayfa yok. "/tunnel-fan" mi demek istediniz?',
    'Teknik özellik tablosu "specifications" › "rows" › "cap": değer aralığı 70 ile 60 arasında ters yazılmış. Küçük olan önce gelir.',
    'Galeri "views" › "images" › "front" › "alt": boş. Sayfanın dilinde düz sözler. "t:key" bir ortak sözü gösterir: locales/<language>/common.json içindeki bir söz ya da bir arayüz sözü.',
  ])
  const { parent, blocks } = json(`pages/${file}`)
  expect(parent).toBe('fan-systems')
  expect(blocks.map(({ type }: { type: string }) => type)).toEqual(['gallery', 'text', 'feature-list', 'spec-table'])
  expect(blocks[3].rows.map(({ value }: { value: unknown }) => value)).toEqual([
    { value: 60, unit: 'cm' },
    { value: 38.5, unit: 'kg' },
  ])
})

test('its card is added to the page above', async () => {
  const { open, canvas, saved } = studio
  await open('Fan sistemleri')
  await page.locator('.blocks .block-name', { hasText: 'Kart' }).first().click()
  await author.addCard('Kart', title, 'duvar')
  await expect(canvas().locator('main a[href="/duvar-fani"]').first()).toBeVisible()
  await saved()
})

test('it is translated into two languages, one of them right to left, by going from word to word', async () => {
  const { open, canvas, saved, json } = studio
  for (const [language, name, direction] of [
    ['en', 'English', 'ltr'],
    ['ar', 'العربية', 'rtl'],
  ] as const) {
    await open(title)
    await author.lookIn(name)
    await expect(canvas().locator('html')).toHaveAttribute('dir', direction)
    await page.getByRole('tab', { name: studio.called('Languages') }).click()
    const left = new Set(Object.keys(words))
    while (left.size > 0) {
      await page.getByRole('button', { name: studio.called('Next to translate') }).click()
      const asked = page.locator('.inspector textarea:focus, .inspector input:focus')
      // What it falls back to is shown there: the words of the page, or English ones.
      const shown = await asked.getAttribute('placeholder')
      const source = [...left].find((one) => one === shown || words[one]?.en === shown) ?? ''
      expect(left.delete(source), `${shown} is asked for once`).toBe(true)
      await asked.fill(words[source]?.[language] ?? '')
      await page.locator('.top-bar h1').click()
    }
    await expect(canvas().locator('h1')).toHaveText(words[title]?.[language] ?? '')
    await saved()
    expect(json(`locales/${language}/${file}`)).toMatchObject({ title: words[title]?.[language] })
  }
  await author.lookIn('Türkçe')
})

test('it is renamed, published, and found in the built site', async () => {
  await author.renamePage('wall-fan', 'pages/ventilation/fan-systems.json')
  await author.publish(title)
  const built = (path: string) => readFileSync(join(studio.live.folder, 'dist/default', path), 'utf8')
  /** Attributes, and text without its tags. */
  const wordsOf = (path: string) => built(path) + built(path).replaceAll(/<[^>]+>/g, '')
  expect(wordsOf('wall-fan.html')).toMatch(/60\s?cm/)
  for (const language of ['en', 'ar'] as const)
    for (const { [language]: translated } of Object.values(words))
      expect(wordsOf(`${language}/wall-fan.html`)).toContain(translated.replace(/\[(.*)\]\(.*\)/, '$1'))
  expect(built('fan-systems.html')).toContain('href="/wall-fan"')
})
