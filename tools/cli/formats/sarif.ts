import type { ArtifactLocation, Log, Result } from 'sarif'
import { kinds } from '../../checks/shared/kinds'
import { errorsFirst, isError, namesOf, type Problem } from '../../content/base/problem'
import { joined, wordsOf } from '../../content/say/say.js'
import { hashOf } from '../../files/files'
import { messageText } from '../message-language'
import { editsOf, type WrittenEdit } from './json'
import type { CheckReport } from './report'

/** Writes a check report in the Static Analysis Results Interchange Format 2.1.0 (OASIS), for code scanning. */
export function sarifLog(report: CheckReport): string {
  const { problems } = report
  const usedCodes = new Set(problems.map(({ code }) => code))
  const rules = [...kinds.values()].filter(({ code }) => usedCodes.has(code))
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
              shortDescription: { text: wordsOf(about) },
              help: { text: `"npm run check -- --explain ${code}" explains it with an example.` },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { SRCROOT: { description: { text: 'The root of the repository.' } } },
        results: resultsOf(
          errorsFirst(problems),
          rules.map(({ code }) => code),
          report,
        ),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}

function resultsOf(problems: Problem[], codes: string[], report: CheckReport): Result[] {
  const artifact = (file: string) => ({
    uri: (report.prefix + file).split('/').map(encodeURIComponent).join('/'),
    uriBaseId: 'SRCROOT',
  })
  const names = namesOf(problems)
  return problems.map((problem, i) => {
    const { file, line, column, code, message, hint } = problem
    return {
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: isError(problem) ? 'error' : 'warning',
      message: { text: messageText(joined([message, hint])), properties: { said: { message, hint } } },
      locations: [
        {
          physicalLocation: {
            artifactLocation: artifact(file),
            region: { startLine: line, startColumn: column },
          },
        },
      ],
      partialFingerprints: { 'problem/v1': hashOf(names[i] ?? '') },
      ...fixesOf(editsOf(problem, report), artifact),
    }
  })
}

/** The correction of a problem in SARIF. Empty if the correction moves a file, which SARIF cannot express. */
function fixesOf(edits: WrittenEdit[], artifact: (file: string) => ArtifactLocation): Pick<Result, 'fixes'> {
  const textEdits = edits.flatMap((edit) => ('to' in edit ? [] : [edit]))
  if (textEdits.length === 0 || textEdits.length < edits.length) return {}
  const artifactChanges = textEdits.map(({ file, start, end, text }) => ({
    artifactLocation: artifact(file),
    replacements: [
      {
        deletedRegion: {
          startLine: start.line,
          startColumn: start.column,
          endLine: end.line,
          endColumn: end.column,
        },
        insertedContent: { text },
      },
    ],
  }))
  return { fixes: [{ artifactChanges }] }
}
