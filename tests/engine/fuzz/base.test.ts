import { expect, test } from 'vitest'
import { labs } from './lab'

test('unchanged', () => {
  for (const lab of labs) {
    console.log(lab.folder, lab.pages.length)
    let t = performance.now()
    const all: Record<string, number> = {}
    for (const texts of lab.pages) { const o = lab.tryPage(texts); for (const f of [...o.findings, ...o.problems.map(p=>JSON.stringify(p))]) all[f] = (all[f] ?? 0) + 1 }
    console.log(JSON.stringify(all, null, 1), (performance.now() - t) / lab.pages.length)
    t = performance.now()
    console.log(JSON.stringify(lab.trySite({}), null, 1), (performance.now() - t))
  }
  expect(1).toBe(1)
})
