import { suggest } from '../../content/base/nearest'
import { errorsFirst, type Problem } from '../../content/base/problem'
import { joined, say } from '../../content/say/say.js'
import { Refusal } from '../errors.js'
import { messageText } from '../message-language'
import { summaryOf } from '../print'
import type { CheckReport } from './report'

/** Report writers by format name (except "text"). Writers are loaded on demand, because most checks print text. */
const reportFormats: Record<string, () => Promise<(report: CheckReport) => string>> = {
  json: async () => (await import('./json')).jsonReport,
  sarif: async () => (await import('./sarif')).sarifLog,
  github: async () => githubCommands,
}

/** Names of all formats, for the help. */
export const formatNames = ['text', ...Object.keys(reportFormats)]

/**
 * Loads the writer of a report format; undefined for "text", which the command prints itself.
 * @throws Refusal for an unknown format
 */
export async function formatCalled(name: string): Promise<((report: CheckReport) => string) | undefined> {
  if (name === 'text') return undefined
  const format = Object.entries(reportFormats).find(([formatName]) => formatName === name)
  if (format) return format[1]()
  throw new Refusal([say`There is no format "${name}".`, suggest(name, formatNames)])
}

/**
 * Writes a check report as workflow commands of GitHub Actions: a line annotation for each problem, and a summary for
 * the log. Errors come first. GitHub shows only the first ten annotations of each severity.
 */
function githubCommands(report: CheckReport): string {
  const { problems, prefix } = report
  return [...errorsFirst(problems).map((problem) => command(problem, prefix)), messageText(summaryOf(report))].join(
    '\n',
  )
}

function command({ file, line, column, code, severity, message, hint }: Problem, prefix: string): string {
  const properties = { file: prefix + file, line, col: column, title: code }
  const list = Object.entries(properties).map(([name, value]) => `${name}=${propertyOf(String(value))}`)
  return `::${severity} ${list.join(',')}::${dataOf(messageText(joined([message, hint])))}`
}

/** Escapes the message of a workflow command. */
function dataOf(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** Escapes a property of a workflow command. Properties cannot contain the separators ":" and ",". */
function propertyOf(text: string): string {
  return dataOf(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
