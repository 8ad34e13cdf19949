import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, test, vi } from 'vitest'
import { kinds } from '../../../tools/checks/shared/kinds'
import { formatCalled, formatNames } from '../../../tools/cli/formats'
import type { CheckReport } from '../../../tools/cli/formats/report'
import { codeFrame } from '../../../tools/cli/print'
import { printChecklist, printProblems } from '../../../tools/cli/text-report'
import type { Problem } from '../../../tools/content/base/problem'
import { say } from '../../../tools/content/say/say.js'

/** Problems whose file names and messages contain characters with a special meaning in the report formats. */
const problems: Problem[] = [
  {
    file: 'pages/a, b: 100%.json',
    line: 3,
    column: 5,
    code: 'unknown-field',
    severity: 'error',
    message: say`The page has no field "${'<b>&|*\n]]>'}" at 100%: really, none.`,
    hint: say`Did you mean "${'title'}"?`,
    fix: [{ file: 'pages/a, b: 100%.json', kind: 'rename', path: ['titel'], to: 'title' }],
  },
  {
    file: 'pages/über.json',
    line: 1,
    column: 1,
    code: 'orphan-page',
    severity: 'warning',
    message: say`No page links to ${'/über'}.`,
  },
  {
    file: 'pages/über.json',
    line: 9,
    column: 2,
    code: 'dead-link',
    severity: 'error',
    message: say`It leads nowhere.`,
  },
]

const site = {
  pages: 2,
  languages: [{ code: 'en', translated: 2, fallback: 0, notice: 0, missing: 0 }],
  drafts: [],
  dated: [],
  linking: {},
  unled: [],
}

/** A document in which columns differ depending on the unit: bytes, code points or UTF-16 units. */
const text = '{\n  "lang": "he", "path": "/ש😀", "titel": "A" }\n'
const textOf = (file: string) => (file === problems[0]?.file ? text : undefined)

const foundReport: CheckReport = { problems, textOf, site, milliseconds: 1234, prefix: 'sites/first/' }
const nothing: CheckReport = { problems: [], textOf, site, milliseconds: 5, prefix: '' }
const unreadable: CheckReport = { problems: problems.slice(0, 1), textOf, milliseconds: 5, prefix: '' }

/** Report writers by name of the format. Undefined for the text format, which is printed during the check. */
const writers = new Map(await Promise.all(formatNames.map(async (name) => [name, await formatCalled(name)] as const)))

test.each(formatNames)('errors come first: %s', (name) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const text = writers.get(name)?.({ ...foundReport, problems: problems.toReversed() })
  if (text === undefined) printProblems(problems.toReversed(), false, true)
  const output = text ?? log.mock.calls.join('\n')
  log.mockRestore()
  expect(output.indexOf('dead-link')).toBeGreaterThan(0)
  expect(output.lastIndexOf('orphan-page')).toBeGreaterThan(output.lastIndexOf('unknown-field'))
})

/** A report with every kind of problem. */
const reportOfAll: CheckReport = {
  ...foundReport,
  problems: [...kinds.keys()].map((code) => ({
    file: 'pages/x.json',
    line: 1,
    column: 1,
    code,
    severity: 'error',
    message: say`No.`,
  })),
}
const verdicts = { found: foundReport, nothing, unreadable, all: reportOfAll }

function written(name: string, report: CheckReport): string {
  return writers.get(name)?.(report) ?? ''
}

describe.each(Object.entries(verdicts))('a check with %s', (_, report) => {
  test('is SARIF in which each result names its rule and has a fingerprint of its own', () => {
    const log = JSON.parse(written('sarif', report))
    const [{ results, tool }] = log.runs
    expect(results).toHaveLength(report.problems.length)
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId)
    const levels = results.map(({ ruleId, level }: Record<string, string>) => `${level} ${ruleId}`)
    expect(levels.sort()).toEqual(report.problems.map(({ severity, code }) => `${severity} ${code}`).sort())
    const prints = results.map((result: { partialFingerprints: object }) => JSON.stringify(result.partialFingerprints))
    expect(new Set(prints).size).toBe(results.length)
  })

  test('is JSON as schema/check-report.json describes it', () => {
    const schema = JSON.parse(readFileSync('schema/check-report.json', 'utf8'))
    const validate = new Ajv({ allErrors: true }).compile(schema)
    expect([validate(JSON.parse(written('json', report))), validate.errors]).toEqual([true, null])
  })
})

test('JSON keeps files as the site names them, and says what can be fixed', () => {
  const report = JSON.parse(written('json', foundReport))
  expect(report).toMatchObject({ version: 2, errors: 2, warnings: 1, pages: 2 })
  expect(report.problems.map(({ file, fixable }: Record<string, unknown>) => [file, fixable])).toEqual([
    ['pages/a, b: 100%.json', true],
    ['pages/über.json', false],
    ['pages/über.json', false],
  ])
})

describe('a program can make the corrections', () => {
  const right = text.replace('"titel"', '"title"')
  type Place = { line: number; column: number }
  const offsetOf = ({ line, column }: Place) => {
    const before = text.split('\n').slice(0, line - 1)
    return before.join('\n').length + (before.length > 0 ? 1 : 0) + column - 1
  }
  const replaced = (start: Place, end: Place, part: string) =>
    text.slice(0, offsetOf(start)) + part + text.slice(offsetOf(end))

  test('of JSON', () => {
    const [{ edits }, ...others] = JSON.parse(written('json', foundReport)).problems.filter(
      ({ code }: Problem) => code === 'unknown-field',
    )
    expect(others).toEqual([])
    expect(edits).toHaveLength(1)
    expect(replaced(edits[0].start, edits[0].end, edits[0].text)).toBe(right)
  })

  test('of SARIF', () => {
    const [{ results }] = JSON.parse(written('sarif', foundReport)).runs
    const [{ artifactChanges }] = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'unknown-field').fixes
    const [{ deletedRegion, insertedContent }] = artifactChanges[0].replacements
    const { startLine, startColumn, endLine, endColumn } = deletedRegion
    const [start, end] = [
      { line: startLine, column: startColumn },
      { line: endLine, column: endColumn },
    ]
    expect(replaced(start, end, insertedContent.text)).toBe(right)
  })

  test('where they move a file', () => {
    const moved: Problem = {
      ...problems[1],
      fix: [{ file: 'pages/ü.json', kind: 'move', to: 'pages/u.json' }],
    } as Problem
    const report = { ...foundReport, problems: [moved], textOf: () => text }
    expect(JSON.parse(written('json', report)).problems[0].edits).toEqual([
      { file: 'pages/ü.json', to: 'pages/u.json' },
    ])
    expect(JSON.parse(written('sarif', report)).runs[0].results[0].fixes).toBeUndefined()
  })
})

test('SARIF 2.1.0 names files by their address from the root of the repository', () => {
  expect(written('sarif', { ...foundReport, problems: problems.slice(0, 1) })).toMatchInlineSnapshot(`
    "{
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        {
          "tool": {
            "driver": {
              "name": "pages-of-json",
              "rules": [
                {
                  "id": "unknown-field",
                  "shortDescription": {
                    "text": "An object has a field that does not belong there."
                  },
                  "help": {
                    "text": "\\"npm run check -- --explain unknown-field\\" explains it with an example."
                  }
                }
              ]
            }
          },
          "columnKind": "utf16CodeUnits",
          "originalUriBaseIds": {
            "SRCROOT": {
              "description": {
                "text": "The root of the repository."
              }
            }
          },
          "results": [
            {
              "ruleId": "unknown-field",
              "ruleIndex": 0,
              "level": "error",
              "message": {
                "text": "The page has no field \\"<b>&|*\\n]]>\\" at 100%: really, none. Did you mean \\"title\\"?",
                "properties": {
                  "said": {
                    "message": {
                      "key": "The page has no field \\"{0}\\" at 100%: really, none.",
                      "values": [
                        "<b>&|*\\n]]>"
                      ]
                    },
                    "hint": {
                      "key": "Did you mean \\"{0}\\"?",
                      "values": [
                        "title"
                      ]
                    }
                  }
                }
              },
              "locations": [
                {
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": "sites/first/pages/a%2C%20b%3A%20100%25.json",
                      "uriBaseId": "SRCROOT"
                    },
                    "region": {
                      "startLine": 3,
                      "startColumn": 5
                    }
                  }
                }
              ],
              "partialFingerprints": {
                "problem/v1": "17026f680c"
              },
              "fixes": [
                {
                  "artifactChanges": [
                    {
                      "artifactLocation": {
                        "uri": "sites/first/pages/a%2C%20b%3A%20100%25.json",
                        "uriBaseId": "SRCROOT"
                      },
                      "replacements": [
                        {
                          "deletedRegion": {
                            "startLine": 2,
                            "startColumn": 37,
                            "endLine": 2,
                            "endColumn": 39
                          },
                          "insertedContent": {
                            "text": "le"
                          }
                        }
                      ]
                    }
                  ]
                }
              ]
            }
          ]
        }
      ]
    }"
  `)
})

test('workflow commands of GitHub are one line each, errors first, and no sign of a message ends one', () => {
  expect(written('github', foundReport)).toMatchInlineSnapshot(`
    "::error file=sites/first/pages/a%2C b%3A 100%25.json,line=3,col=5,title=unknown-field::The page has no field "<b>&|*%0A]]>" at 100%25: really, none. Did you mean "title"?
    ::error file=sites/first/pages/über.json,line=9,col=2,title=dead-link::It leads nowhere.
    ::warning file=sites/first/pages/über.json,line=1,col=1,title=orphan-page::No page links to /über.
    Checked 2 pages in 1 language in 1234 ms: 2 errors, 1 warning."
  `)
})

test('a format that is none is refused in a sentence', async () => {
  await expect(formatCalled('sarf')).rejects.toThrow('There is no format "sarf". Did you mean "sarif"?')
  await expect(formatCalled('yaml')).rejects.toThrow(
    `There is no format "yaml". Choose one of: ${formatNames.join(', ')}.`,
  )
})

describe('in text', () => {
  const many: Problem[] = Array.from({ length: 30 }, (_, i) => ({
    file: 'pages/gone.json',
    line: i + 1,
    column: 1,
    code: 'figure',
    severity: i < 25 ? 'warning' : 'error',
    message: say`Number ${i + 1}.`,
  }))
  const linesOf = (print: () => void) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    print()
    const lines = log.mock.calls.map(([line]) => String(line).trim())
    log.mockRestore()
    return lines
  }
  const print = (problems: Problem[], isAll: boolean) => linesOf(() => printProblems(problems, isAll, true))

  test('of more than twenty problems the first are shown, errors before warnings, and how many are left', () => {
    const lines = print(many, false)
    expect(lines).toHaveLength(21)
    expect(lines[0]).toContain('Number 26.')
    expect(lines[5]).toContain('Number 1.')
    expect(lines.at(-1)).toBe('… and 10 more (0 errors, 10 warnings). "npm run check -- --all" shows all.')
  })
  test('what the owner must confirm: all of it, by page, with boxes to tick', () => {
    const spread = many.map((problem, i) => ({ ...problem, file: i < 28 ? 'pages/fan.json' : 'pages/pad.json' }))
    const lines = linesOf(() => printChecklist(spread))
    expect([...lines.slice(0, 3), ...lines.slice(-3)].join('\n')).toMatchInlineSnapshot(`
      "The owner must confirm, by page:
      pages/fan.json
      [ ]    1  Number 1.
      pages/pad.json
      [ ]   29  Number 29.
      [ ]   30  Number 30."
    `)
    expect(linesOf(() => printChecklist([]))).toEqual([])
  })
  test('a problem has its line, those around it and a mark below; of a long line there is the part with the mark', () => {
    expect(codeFrame('{\n  "title": "Fan",\n  "path": "fan"\n}', 2, 12)).toMatchInlineSnapshot(`
      "    1 | {
        > 2 |   "title": "Fan",
            |            ^
          3 |   "path": "fan""
    `)
    expect(codeFrame(`{ "title": "${'word '.repeat(50)}" }`, 1, 200)).toMatchInlineSnapshot(`
      "  > 1 | …d word word word word word word word word word word word word word word word word word word word word word wo…
            |                                                             ^"
    `)
  })
  test('twenty, or all where all are asked for: errors first, too', () => {
    expect(print(many.slice(6, 26), false)).toHaveLength(20)
    expect(print(many, true)).toHaveLength(30)
    expect(print(many, true)[0]).toContain('Number 26.')
  })
})
