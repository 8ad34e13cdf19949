import { join } from 'node:path'
import { byDay } from '../long-run'
import { complaintsOf } from './page'
import { at, brandFolder, built, fileOf } from './site'
import { expect, settled, test } from './test'

test.describe('brand', () => {
  for (const [host, theme, fields, cards] of byDay(
    [
      ['localhost', 'theme-studio', 3, 4],
      ['www.nightfall.example', 'theme-school', 1, 2],
      ['unknown.example', 'theme-studio', 3, 4],
    ] as const,
    2,
  )) {
    test(`${host} is ${theme} with ${fields} fields of activity`, async ({ page }) => {
      await page.goto(at(host, '/'))
      await settled(page)
      await expect(page.locator('body')).toHaveClass(theme)
      await expect(page.locator('#fields .card')).toHaveCount(cards)
      await page.locator('[aria-controls="_fields"]').click()
      await expect(page.locator('#_fields a')).toHaveCount(fields)
    })
  }

  test('each has its own menu, words and contacts', { tag: '@night' }, async ({ page }) => {
    for (const [host, menu, button, mail] of [
      ['localhost', ['About us', 'Where we have been', 'Contact'], 'Fields of activity', 'workshop@northlight.example'],
      ['nightfall.example', ['Courses', 'First night', 'Contact'], 'What we teach', 'hello@nightfall.example'],
    ] as const) {
      await page.goto(at(host, '/contact'))
      await settled(page)
      await expect(page.locator('.wide .menu-links > li > a, .wide .menu-links > li > div > button')).toHaveText([
        ...menu,
      ])
      await expect(page.locator('[aria-controls="_fields"]')).toHaveText(button)
      await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toHaveAttribute(
        'href',
        `mailto:${mail}`,
      )
    }
  })

  test('?brand= shows another, and only one that exists', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/?brand=school')
    await expect(page.locator('body')).toHaveClass('theme-school')
    await expect(page.locator('#fields .card')).toHaveCount(2)
    await page.goto('/?brand=nonsense')
    await expect(page.locator('body')).toHaveClass('theme-studio')
  })

  test('?brand= holds in the stored language, and after what else the address asks', { tag: '@night' }, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await page.addInitScript(() => localStorage.setItem('lang', 'ja'))
    for (const search of ['?brand=school', '?source=mail&brand=school']) {
      await page.goto(`/${search}`)
      await settled(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
      await expect(page.locator('header .logo')).toHaveText('Nightfall School')
      await expect(page.locator('#fields .card')).toHaveCount(2)
    }
    expect(complaints).toEqual([])
  })

  test('a host whose pages lack some of the brand that is asked for says where all of it is', {
    tag: '@night',
  }, async ({ page }) => {
    for (const [address, words] of [
      ['/', 'This address cannot show all of Northlight. All of it is here: '],
      ['/he/courses', 'הכתובת הזו אינה יכולה להציג את Northlight במלואו. האתר המלא כאן: '],
    ] as const) {
      // Responds with files of the brand "school", like a host that has no other brand.
      await page.route(/\?brand=studio/, (route) => {
        const { pathname } = new URL(route.request().url())
        const file = pathname.startsWith('/data/') ? pathname.slice(1) : fileOf(pathname)
        return route.fulfill({ path: join(brandFolder('school'), file) })
      })
      await page.goto(`${address}?brand=studio`)
      const link = page.getByRole('link')
      const there = `https://www.northlight.example${address}`
      await expect(link).toHaveAttribute('href', there)
      await expect(link).toBeVisible()
      await expect(page.locator('body')).toHaveText(words + there)
    }
  })

  test('the one that is looked at survives clicks, full loads and another language', async ({ page }) => {
    await page.goto('/?brand=school')
    await settled(page)
    await page.getByRole('banner').locator('.menu-links a[href="/courses"]:visible').click()
    await expect(page).toHaveURL('/courses?brand=school')
    await expect(page.locator('body')).toHaveClass('theme-school')
    const japanese = page.locator('header a[hreflang=ja]:visible')
    // Waits for the new link, because the address changes before the page and the header's links do.
    await expect(japanese).toHaveAttribute('href', /courses/)
    await japanese.click()
    await expect(page).toHaveURL('/ja/courses?brand=school')
    await page.goto('/?brand=school')
    await settled(page)
    await page.locator('#fields a[data-reload]').click()
    await expect(page).toHaveURL('/courses?brand=school')
    await expect(page.locator('body')).toHaveClass('theme-school')
  })

  for (const [address, language] of byDay(
    [
      ['/', 'en'],
      ['/he/courses', 'he'],
    ] as const,
    1,
  )) {
    test(`a host that knows one brand only is dressed as another, unseen: ${address}`, { tag: '@ci' }, async ({
      page,
    }) => {
      const complaints = complaintsOf(page)
      await page.route(`**${address}?brand=school`, (route) =>
        route.fulfill({ contentType: 'text/html', body: built('studio', fileOf(address)) }),
      )
      await page.addInitScript(() => {
        const seen: string[] = []
        Reflect.set(window, 'seen', seen)
        const look = () => {
          const logo = document.querySelector('.logo')
          if (logo && getComputedStyle(logo).visibility === 'visible') seen.push(logo.textContent ?? '')
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      await page.goto(`${address}?brand=school`)
      await settled(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('body')).toHaveClass('theme-school')
      await expect(page.locator('header .logo')).toHaveText('Nightfall School')
      await expect(page.locator('#_fields a')).toHaveCount(1)
      if (address === '/') await expect(page.locator('#fields .card')).toHaveCount(2)
      await expect(page.locator('header .logo')).toBeVisible()
      expect(new Set(await page.evaluate(() => Reflect.get(window, 'seen')))).toEqual(new Set(['Nightfall School']))
      expect(complaints).toEqual([])
    })
  }
})
