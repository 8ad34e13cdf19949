import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { readEngineContract } from '../../../tools/bundle/contract/contract-file'
import { checks, releaseChecks } from '../../../tools/checks'
import { checkSite } from '../../../tools/checks/check-site'
import { kinds } from '../../../tools/checks/shared/kinds'
import { isError, type Problem } from '../../../tools/content/base/problem'
import type { ExampleFiles } from '../../../tools/content/check/kind'
import { changesOf } from '../../../tools/content/json/fix'
import { fileNameProblem } from '../../../tools/content/read/file-name'
import { joined, wordsOf } from '../../../tools/content/say/say.js'
import { exampleSite } from '../example-site'

const contract = await readEngineContract()

function documentsOf(...parts: (ExampleFiles | undefined)[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(exampleSite(...parts).files).flatMap(([file, content]): [string, string][] =>
      content === null ? [] : [[file, typeof content === 'string' ? content : JSON.stringify(content, null, 2)]],
    ),
  )
}

function problemsOf(...parts: (ExampleFiles | undefined)[]): Problem[] {
  const { media } = exampleSite(...parts)
  const problems: Problem[] = []
  const documents = documentsOf(...parts)
  for (const file of Object.keys(documents)) {
    const problem = fileNameProblem(file, false)
    if (problem) problems.push(problem)
    if (problem) delete documents[file]
  }
  const source = { documents, media, fonts: {}, problems }
  return checkSite(source, contract, [...checks, ...releaseChecks]).problems
}

/** Codes of problems without an example, because changing files in `pages` and `locales` cannot cause them. */
const withoutExample = [
  'incomplete-language',
  'internal-error',
  'ledger-conflict',
  'lost-ledger',
  'misplaced-page',
  'outdated-document',
  'outdated-translation',
  'own-block',
  'uncommitted-picture',
  // Problems in tables and patterns, which `row-pages.test.ts` tests.
  'unused-column',
  'wrong-pattern',
  'wrong-table',
]

test('every code that there is has an example where content can cause it', () => {
  const without = [...kinds.values()].filter(({ wrong, right }) => !wrong || !right)
  expect(without.map(({ code }) => code)).toEqual(withoutExample)
})

test('every code in the source is a kind of problem', () => {
  // Live editing reports its own errors with the code "failure".
  const knownCodes = new Set([...kinds.keys(), 'failure'])
  const written = globSync('tools/{content,checks,files,pictures,documents,dev}/**/*.ts', {
    ignore: '**/*.test.ts',
  }).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\bcode(?::| =) '([a-z-]+)'(?!, name:)|report\('([a-z-]+)'|\? '([a-z-]+)' : 'missing-field'/g,
      ),
    ].map(([, a, b, c]) => a ?? b ?? c ?? ''),
  )
  expect(written.length).toBeGreaterThan(60)
  expect([...new Set(written)].filter((code) => !knownCodes.has(code))).toEqual([])
})

/** Problems that the example site has even without changes. The tests ignore them. */
const namesBefore = new Set(problemsOf().map(nameOf))

function nameOf({ file, code, message }: Problem): string {
  return `${file} ${code} ${wordsOf(message)}`
}

describe('the wrong example gives the problem, and the right one no error at all', () => {
  test.each([...kinds].filter(([, { wrong }]) => wrong))('%s', (code, { given, wrong, right }) => {
    const newProblems = (...parts: (ExampleFiles | undefined)[]) =>
      problemsOf(...parts).filter((problem) => !namesBefore.has(nameOf(problem)))
    expect(newProblems(given, wrong).map((problem) => problem.code)).toContain(code)
    const after = newProblems(given, right)
    expect(after.filter((problem) => problem.code === code || isError(problem))).toEqual([])
  })
})

describe('what was probably meant can be taken', () => {
  const asking = [...kinds].flatMap(([code, { given, wrong }]) =>
    wrong
      ? problemsOf(given, wrong)
          .filter((problem) => /Did you mean/.test(wordsOf(joined([problem.message, problem.hint]))))
          .map((problem): [string, Problem, (ExampleFiles | undefined)[]] => [code, problem, [given, wrong]])
      : [],
  )

  test('of all kinds that ask', () => {
    expect(new Set(asking.map(([code]) => code)).size).toBeGreaterThan(10)
  })

  test.each(asking)('%s', (_, problem, parts) => {
    const documents = documentsOf(...parts)
    const changes = changesOf(problem.fix ?? problem.guess ?? [], documents)
    expect(changes).not.toEqual([])
    expect(changes).toBeDefined()
  })
})
