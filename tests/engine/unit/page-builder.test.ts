import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { pageBuilder } from '../../../tools/builder/page-builder'
import { createTranslator } from '../../../tools/content/read/words'
import { markdownOf } from '../../../tools/html/markdown'
import { bootScript, shareAcross } from '../../../tools/html/shared'
import { noTime } from '../../../tools/site/timings'
import { siteOf, twoBrands } from './site'

vi.mock('../../../tools/html/markdown', { spy: true })

test('brands that show the same page share its Markdown', () => {
  const site = siteOf(twoBrands({}))
  const app = { scripts: ['app.js'], styles: ['app.css'], print: 'print.css' }
  const boot = bootScript(site, { boot: '__CONFIG__', bootWhole: '__CONFIG__', notice: '' }, app)
  const shared = shareAcross(site, createTranslator(site), boot, app, [])
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  const build = pageBuilder({ shared, app: 'app.js', folder, drawn: [], sheets: {} })
  const home = site.pages.find(({ address }) => address === '/')
  if (home) build(site, home, noTime())
  expect(markdownOf).toHaveBeenCalledTimes(site.settings.languages.length)
  const textIn = (brand: string) => readFileSync(join(folder, brand, 'en.md'), 'utf8')
  expect(textIn('studio')).toBe(textIn('default'))
})
