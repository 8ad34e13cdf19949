import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../host/code.js'

/** A plain flag: the contract wants one of every language. */
const flag = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16" viewBox="0 0 24 16">
  <rect width="24" height="16" rx="2" fill="#0b5468"/>
</svg>
`

/**
 * What a site must have besides its own content: a flag of each language, and its interface words.
 * @returns fields of the language in the site file, and files
 */
export function demandedNow(language: string): { language: object; files: Record<string, string> } {
  const [own, english] = [language, 'en'].map((code) => join(projectFolder, 'locales', code, 'common.json'))
  const words = [own, english].find((file) => file !== undefined && existsSync(file)) ?? ''
  return {
    language: { flagPath: 'flag.svg' },
    files: {
      'pages/_media/flag.svg': flag,
      [`locales/${language}/common.json`]: readFileSync(words, 'utf8'),
    },
  }
}
