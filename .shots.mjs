import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

const [, , dist, out, list, widths = '1440', theme = 'light', full = '1', scroll = '0'] = process.argv
const types = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
  json: 'application/json',
  mp4: 'video/mp4',
  webm: 'video/webm',
  webmanifest: 'application/json',
}
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--hide-scrollbars'],
})
for (const w of widths.split(',')) {
  const ctx = await b.newContext({ viewport: { width: +w, height: +w < 700 ? 844 : 900 }, serviceWorkers: 'block' })
  await ctx.addInitScript((t) => {
    localStorage.setItem('theme', t)
    localStorage.setItem('cookie-consent', 'rejected')
    for (const k of ['consent', 'cookies']) localStorage.setItem(k, 'no')
  }, theme)
  await ctx.route('http://x.example/**', (r) => {
    const p = new URL(r.request().url()).pathname
    const f = join(dist, p === '/' ? 'index.html' : /\.\w+$/.test(p) ? p : p + '.html')
    if (!existsSync(f)) return r.fulfill({ status: 404, body: '' })
    r.fulfill({ body: readFileSync(f), contentType: types[f.split('.').pop()] ?? 'application/octet-stream' })
  })
  for (const a of list.split(',')) {
    const page = await ctx.newPage()
    page.on('console', (m) => {
      if (m.type() === 'error') console.log(a, m.text().slice(0, 300))
    })
    page.on('pageerror', (e) => console.log(a, 'ERR', String(e).slice(0, 300)))
    await page.goto('http://x.example' + a, { waitUntil: 'load' })
    await page.evaluate(() => document.documentElement.classList.remove('asks-consent'))
    await page.evaluate(async () => {
      for (const i of document.images) i.loading = 'eager'
      await Promise.all([...document.images].map((i) => i.decode().catch(() => {})))
    })
    await page.waitForTimeout(300)
    if (+scroll) {
      await page.evaluate((y) => scrollTo(0, y), +scroll)
      await page.waitForTimeout(400)
    }
    const n = `${out}${a.replaceAll('/', '_')}-${w}-${theme}${+scroll ? '-s' + scroll : ''}.png`
    await page.screenshot({ path: n, fullPage: full === '1' })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    console.log(n, wide > 0 ? 'WIDE ' + wide : '')
    await page.close()
  }
  await ctx.close()
}
await b.close()
