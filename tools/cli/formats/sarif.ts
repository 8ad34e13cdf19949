import type { Log, Result } from 'sarif'
import { kinds } from '../../checks/kinds'
import { errorsFirst, isError, type Problem } from '../../content/problem'
import { hashOf } from '../../files/files'
import type { CheckReport } from './report'

/** A check in the Static Analysis Results Interchange Format 2.1.0 (OASIS), which code scanning reads. */
export function sarifLog({ problems, prefix }: CheckReport): string {
  const known = new Set(problems.map(({ code }) => code))
  const rules = kinds.filter(({ code }) => known.has(code))
  const log: Log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'pages-of-json',
            rules: rules.map(({ code, about }) => ({
              id: code,
              shortDescription: { text: about },
              help: { text: `"npm run check -- --explain ${code}" explains it with an example.` },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { SRCROOT: { description: { text: 'The root of the repository.' } } },
        results: resultsOf(
          errorsFirst(problems),
          rules.map(({ code }) => code),
          prefix,
        ),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}

function resultsOf(problems: Problem[], codes: string[], prefix: string): Result[] {
  const times = new Map<string, number>()
  return problems.map((problem) => {
    const { file, line, column, code, message, hint } = problem
    // A line that moves must not make a known problem a new one; the second of the same kind is another.
    const name = `${file} ${code} ${message}`
    const time = times.get(name) ?? 0
    times.set(name, time + 1)
    return {
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: isError(problem) ? 'error' : 'warning',
      message: { text: hint ? `${message} ${hint}` : message },
      locations: [
        {
          physicalLocation: {
            artifactLocation: {
              uri: (prefix + file).split('/').map(encodeURIComponent).join('/'),
              uriBaseId: 'SRCROOT',
            },
            region: { startLine: line, startColumn: column },
          },
        },
      ],
      partialFingerprints: { 'problem/v1': hashOf(`${name} ${time}`) },
    }
  })
}
