import { pageOfFile } from '../../content/base/page-of-file'
import { attempt, zeros } from './git'

/** Returns the day on which a page or its translation into a language last changed; undefined if it is not known. */
export type LastChange = (name: string, language: string) => string | undefined

/** Character before the date of each commit in the output of Git. No path contains this character. */
const marker = '\u0001'

/**
 * Reads from the Git history of the current folder when pages and their translations last changed. The day is not known
 * for pages that are made from table rows. Without Git or in a shallow clone, the day is not known for any page: in a
 * shallow clone, all files seem to have changed in one commit.
 */
export function readLastChanges(): LastChange {
  const days = new Map<string, string>()
  const isWhole = attempt('rev-parse', '--is-shallow-repository')?.trim() === 'false'
  const options = [`--format=${marker}%cs`, '--name-only', '--no-renames', '--relative', '-z']
  const log = isWhole ? attempt('log', ...options, '--', 'pages', 'locales') : undefined
  let day = ''
  for (const item of zeros(log ?? '')) {
    const [file = '', begun] = item.split(marker)
    day = begun ?? day
    const { name, language = '' } = pageOfFile(file.trim())
    const key = `${language} ${name}`
    if (name !== '' && day > (days.get(key) ?? '')) days.set(key, day)
  }
  return (name, language) =>
    [days.get(` ${name}`), days.get(`${language} ${name}`)]
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1)
}
