import { suggest } from '../../content/nearest'
import { say } from '../../language/say.js'
import { Refusal } from '../errors.js'
import { githubCommands } from './github'
import { jsonReport } from './json'
import type { CheckReport } from './report'
import { sarifLog } from './sarif'

/** The values of `--format` apart from "text": the use of each, and how a check is written in it. */
const reportFormats = {
  json: jsonReport,
  sarif: sarifLog,
  github: githubCommands,
} satisfies Record<string, (report: CheckReport) => string>

/** The names of all formats, as the help lists them. */
export const formatNames = ['text', ...Object.keys(reportFormats)]

/**
 * How a check is written in a format.
 * @returns undefined for "text", which is printed as it is found
 * @throws Refusal for a name that is no format
 */
export function formatCalled(name: string): ((report: CheckReport) => string) | undefined {
  if (name === 'text') return undefined
  const format = Object.entries(reportFormats).find(([one]) => one === name)
  if (format) return format[1]
  throw new Refusal([say`There is no format "${name}".`, suggest(name, formatNames)])
}
