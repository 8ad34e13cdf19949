// Slow, because a whole site is checked after each mistake.
import { beforeAll, expect, test } from 'vitest'
import { readContract } from '../../../tools/bundle/contract/contract-file'
import { checks } from '../../../tools/checks'
import { checkSite } from '../../../tools/checks/check-site'
import { printProblem } from '../../../tools/cli/print'
import { isError, type Problem } from '../../../tools/content/base/problem'
import type { Source } from '../../../tools/content/read/site'
import { wordsOf } from '../../../tools/content/say/say.js'
import { readSource } from '../source'
import { type Mistake, mistakes, oddities } from './author-mistakes'

const contract = await readContract('tests/fixture-site')
let source: Source
let namesBefore: Set<string>

beforeAll(() => {
  const here = process.cwd()
  process.chdir('tests/fixture-site')
  source = readSource()
  process.chdir(here)
  namesBefore = new Set(problemsIn({}).map(nameOf))
})

test('each mistake of an author is one problem, said whole', { tags: 'ci' }, async () => {
  await expect(said(mistakes, isError)).toMatchFileSnapshot('author-mistakes.txt')
})

test('what a reader of the page may miss is one problem, too', { tags: 'night' }, async () => {
  expect(oddities).toHaveLength(38)
  await expect(said(oddities, () => true)).toMatchFileSnapshot('author-oddities.txt')
})

/** All messages for the given mistakes. Expects each mistake to cause exactly one problem that `counts` accepts. */
function said(all: Mistake[], counts: (problem: Problem) => boolean): string {
  const pages = all.map(([what, file, words, instead]) => {
    const text = source.documents[file] ?? ''
    expect.soft(text.split(words), `${file} has ${words} once`).toHaveLength(2)
    const wrong = text.replace(words, () => instead)
    const newProblems = problemsIn({ [file]: wrong }).filter((problem) => !namesBefore.has(nameOf(problem)))
    const documents: Record<string, string> = { ...source.documents, [file]: wrong }
    expect.soft(newProblems.filter(counts).map(nameOf), what).toHaveLength(1)
    return [`# ${what}`, ...newProblems.map((problem) => printProblem(problem, documents[problem.file]))].join('\n')
  })
  // Hides the list of block types, so that the snapshot stays the same when a type is added.
  return `${pages.join('\n\n')}\n`.replaceAll([...contract.blocks.keys()].join(', '), 'TYPES')
}

function problemsIn(changes: Record<string, string>): Problem[] {
  return checkSite({ ...source, documents: { ...source.documents, ...changes } }, contract, checks).problems
}

function nameOf({ file, code, message }: Problem): string {
  return `${file} ${code} ${wordsOf(message)}`
}
