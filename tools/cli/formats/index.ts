import { suggest } from '../../content/nearest'
import { say } from '../../content/say/say.js'
import { Refusal } from '../errors.js'
import type { CheckReport } from './report'

/** The values of `--format` apart from "text", and how a check is written in each. Most checks print text. */
const reportFormats: Record<string, () => Promise<(report: CheckReport) => string>> = {
  json: async () => (await import('./json')).jsonReport,
  sarif: async () => (await import('./sarif')).sarifLog,
  github: async () => (await import('./github')).githubCommands,
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
