import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, settled, test } from '../../engine/browser/test'
import { isLong } from '../../engine/long-run'
import { textOf } from './pdf-text'
import { copyProject, run } from './project'

const file = 'pages/_media/documents/en/kvkk.pdf'

test('npm run generate -- documents prints what is missing, the same bytes every time, and nothing that is current', async () => {
  test.skip(!isLong, 'It takes a minute and a half, and seldom finds anything.')
  const folder = copyProject()
  try {
    // Updates all documents first, because those in the repository may be outdated until a release.
    expect(run(folder, 'generate', 'documents')).toMatchObject({ code: 0 })
    const print = () => {
      rmSync(join(folder, file))
      const { code, output } = run(folder, 'generate', 'documents')
      expect(output).toContain('15 documents: 1 printed')
      expect(code).toBe(0)
      return readFileSync(join(folder, file))
    }
    const first = print()
    const text = await textOf(first)
    for (const words of [
      'Draft: personal data',
      'is not in force',
      'Kümestek Kümes Ekipmanları Sanayi ve Ticaret A.Ş.',
      '10 years',
    ])
      expect(text).toContain(words)
    expect(first.toString('latin1')).not.toContain('CreationDate')
    expect(print().equals(first)).toBe(true)
    expect(run(folder, 'generate', 'documents').output).toContain('15 documents: 0 printed')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a page that is printed ends with its address and the day', async ({ page }) => {
  await page.goto('/en/tunnel-fan')
  await settled(page)
  const end = page.locator('.paper-end')
  await expect(end).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(end).toContainText('https://www.kumestek.example/en/tunnel-fan')
  await expect(end).toContainText(`Printed on ${new Date().toLocaleDateString('en', { dateStyle: 'long' })}`)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(end).toHaveCount(0)
})
