import { expect, test, vi } from 'vitest'
import { printProblems } from '../../../tools/cli/text-report'
import { fileProblem } from '../../../tools/content/base/problem'
import { say } from '../../../tools/content/say/say.js'

test('problems with the same cause are said once, with the places of the others', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const gone = (file: string) =>
    fileProblem(file, 'unknown-name', say`There is no ${say`field of activity`} "${'fans'}" in pages/_site.json.`)
  const problems = ['a', 'b', 'c', 'd'].map((name) => gone(`pages/${name}.json`))
  printProblems([...problems, fileProblem('pages/e.json', 'file-name', say`Rename it.`)], false, true)
  const lines = log.mock.calls.map(([line]) => String(line).trim())
  log.mockClear()
  printProblems(problems, true, true)
  const all = log.mock.calls.length
  log.mockRestore()
  expect(lines).toHaveLength(3)
  expect(lines[1]).toBe('… and 3 more like it: pages/b.json:1, pages/c.json:1, pages/d.json:1')
  expect(all).toBe(4)
})
