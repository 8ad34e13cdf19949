import { byDay } from '../long-run'
import { at, brands, built, inLanguage, languages } from './site'
import { expect, test } from './test'

for (const { id, domains } of byDay(brands, 1)) {
  const host = domains.at(-1) ?? ''

  test(`${id} is known by its own manifest and icons`, async ({ page }) => {
    await page.goto(at(host, '/he/contact'))
    const addressOf = (rel: string) => page.locator(`link[rel=${rel}]`).getAttribute('href')
    const fetched = await page.evaluate(
      async (addresses) => {
        const answers = await Promise.all(addresses.map((address) => fetch(address)))
        return answers.map(({ status, headers }) => `${status} ${headers.get('content-type')}`)
      },
      [(await addressOf('manifest')) ?? '', (await addressOf('icon')) ?? '', '/favicon.ico', '/apple-touch-icon.png'],
    )
    expect(fetched).toEqual(['200 application/manifest+json', '200 image/svg+xml', '200 image/x-icon', '200 image/png'])
    const shownName = await page.evaluate(
      async (address) => {
        const manifest = await (await fetch(address)).json()
        const icons = manifest.icons.map(async ({ src, sizes }: { src: string; sizes: string }) => {
          const icon = Object.assign(new Image(), { src })
          await icon.decode()
          return sizes === 'any' || sizes === `${icon.naturalWidth}x${icon.naturalHeight}`
        })
        return { name: manifest.name, lang: manifest.lang, dir: manifest.dir, icons: await Promise.all(icons) }
      },
      (await addressOf('manifest')) ?? '',
    )
    const name = await page.locator('.header .logo').innerText()
    expect(shownName).toEqual({ name, lang: 'he', dir: 'rtl', icons: [true, true, true, true] })
  })
}

test('every language has a manifest that begins at its home page', () => {
  for (const { id } of brands)
    for (const { code } of languages) {
      const manifest = JSON.parse(built(id, code === languages[0]?.code ? '' : code, 'manifest.webmanifest'))
      expect(manifest).toMatchObject({ lang: code, start_url: inLanguage(code, '/') })
    }
})
