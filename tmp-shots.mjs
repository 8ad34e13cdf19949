import { chromium } from 'playwright'
import { spawn } from 'node:child_process'
const server = spawn('node', ['tools/run.js', 'start', '--site', 'tests/fixture-site'], { env: { ...process.env, PORT: '4310' }, stdio: 'pipe' })
for (;;) { if (await fetch('http://localhost:4310/ask').catch(() => 0)) break; await new Promise(r => setTimeout(r, 500)) }
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const shot = async (name, path, { width = 1440, dark, act, print, zoom } = {}) => {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(d => { localStorage.setItem('cookieConsent', 'rejected'); localStorage.setItem('theme', d ? 'dark' : 'light') }, !!dark)
  await page.goto('http://localhost:4310' + path)
  await page.waitForFunction(() => document.documentElement.dataset.settled !== undefined)
  if (zoom) await page.addStyleTag({ content: '' }).catch(() => {})
  if (act) await act(page)
  if (print) await page.emulateMedia({ media: 'print' })
  await page.screenshot({ path: `/tmp/h-services/${name}.png`, fullPage: true })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wide > 0) console.log(name, 'too wide by', wide)
  await context.close()
}
const wrong = async (page) => { await page.locator('#ask [name=mail]').fill('ada'); await page.locator('#ask [type=submit]').click() }
const fail = async (page) => { await page.locator('#ask [name=name]').fill('Ada'); await page.locator('#ask [name=mail]').fill('a@b.co'); await page.locator('#ask [name=topic]').selectOption('repair'); await page.locator('#ask [name=words]').fill('How?'); await page.locator('#ask [type=submit]').click(); await page.locator('[role=alert]').waitFor() }
await shot('ask-1440', '/ask', { act: wrong })
await shot('ask-390-he-dark', '/he/ask', { width: 390, dark: true, act: fail })
await shot('ask-320-ja', '/ja/ask', { width: 320, act: wrong })
await shot('tour-1440', '/tour')
await shot('tour-390-dark-he', '/he/tour', { width: 390, dark: true })
await shot('ask-print', '/ask', { print: true })
await shot('tour-print', '/tour', { print: true })
await browser.close(); server.kill()
