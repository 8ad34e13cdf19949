import { suggest } from '../../content/base/nearest'
import { errorsFirst, type Problem } from '../../content/base/problem'
import { joined, say } from '../../content/say/say.js'
import { Refusal } from '../errors.js'
import { summaryOf } from '../print'
import { spoken } from '../spoken'
import type { CheckReport } from './report'

/** Writers of the formats of `--format`, except "text". They load on demand, because most checks print text. */
const reportFormats: Record<string, () => Promise<(report: CheckReport) => string>> = {
  json: async () => (await import('./json')).jsonReport,
  sarif: async () => (await import('./sarif')).sarifLog,
  github: async () => githubCommands,
}

/** Names of all formats, for the help. */
export const formatNames = ['text', ...Object.keys(reportFormats)]

/**
 * Returns the writer of a format; undefined for "text", which is printed during the check.
 * @throws Refusal for an unknown format
 */
export async function formatCalled(name: string): Promise<((report: CheckReport) => string) | undefined> {
  if (name === 'text') return undefined
  const format = Object.entries(reportFormats).find(([formatName]) => formatName === name)
  if (format) return format[1]()
  throw new Refusal([say`There is no format "${name}".`, suggest(name, formatNames)])
}

/**
 * Writes a check as workflow commands of GitHub Actions: an annotation of a line for each problem, and the summary for
 * the log. Errors are first, because GitHub only shows the first ten annotations of each severity.
 */
function githubCommands(report: CheckReport): string {
  const { problems, prefix } = report
  return [...errorsFirst(problems).map((problem) => command(problem, prefix)), spoken(summaryOf(report))].join('\n')
}

function command({ file, line, column, code, severity, message, hint }: Problem, prefix: string): string {
  const properties = { file: prefix + file, line, col: column, title: code }
  const list = Object.entries(properties).map(([name, value]) => `${name}=${propertyOf(String(value))}`)
  return `::${severity} ${list.join(',')}::${dataOf(spoken(joined([message, hint])))}`
}

/** Escapes the message of a command. */
function dataOf(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** Escapes a property of a command, which also cannot contain separators. */
function propertyOf(text: string): string {
  return dataOf(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
