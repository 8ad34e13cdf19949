import { suggest } from '../../content/base/nearest'
import { errorsFirst, type Problem } from '../../content/base/problem'
import { joined, say } from '../../content/say/say.js'
import { Refusal } from '../errors.js'
import { summaryOf } from '../print'
import { spoken } from '../spoken'
import type { CheckReport } from './report'

/** The values of `--format` apart from "text", and how a check is written in each. Most checks print text. */
const reportFormats: Record<string, () => Promise<(report: CheckReport) => string>> = {
  json: async () => (await import('./json')).jsonReport,
  sarif: async () => (await import('./sarif')).sarifLog,
  github: async () => githubCommands,
}

/** The names of all formats, as the help lists them. */
export const formatNames = ['text', ...Object.keys(reportFormats)]

/**
 * How a check is written in a format.
 * @returns undefined for "text", which is printed as it is found
 * @throws Refusal for a name that is no format
 */
export async function formatCalled(name: string): Promise<((report: CheckReport) => string) | undefined> {
  if (name === 'text') return undefined
  const format = Object.entries(reportFormats).find(([one]) => one === name)
  if (format) return format[1]()
  throw new Refusal([say`There is no format "${name}".`, suggest(name, formatNames)])
}

/**
 * A check as workflow commands of GitHub Actions: an annotation next to the line for each problem, and the summary for
 * the log. GitHub shows the first ten of each severity, so errors come first.
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

/** What a command says, with the signs that would end it. */
function dataOf(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** A property of a command: its own signs must not be part of it either. */
function propertyOf(text: string): string {
  return dataOf(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
