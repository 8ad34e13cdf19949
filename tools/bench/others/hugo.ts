import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Generator } from './generator'
import { type Shared, writeSite } from './shared'
import { writeDocuments } from './write-documents'

const templates = join(import.meta.dirname, 'hugo')

/**
 * Writes the content as a Hugo site.
 * @param content content folder of the benchmark
 * @param folder folder of the site
 * @returns undefined if Hugo is not installed
 */
export function prepareHugo(content: string, shared: Shared, folder: string): Generator | undefined {
  const version = hugoVersion()
  if (!version) return undefined
  const codes = shared.languages.map(({ code }) => code)
  const [source] = codes
  writeDocuments(content, codes, shared.given, folder, ({ language, name }) =>
    join('content', language, `${name === 'index' ? '_index' : name}.md`),
  )
  writeSite(templates, shared, folder, 'static')
  writeFileSync(join(folder, 'config/_default/languages.json'), JSON.stringify(languages(shared), null, 2))
  return {
    name: 'Hugo',
    version,
    folder,
    made: ['public', 'resources'],
    command: ['hugo', '--quiet'],
    filesOf({ language, name }) {
      const path = join('public', language === source ? '' : language, name)
      return { html: `${path}.html`, data: `${path}.json` }
    },
  }
}

function hugoVersion(): string | undefined {
  try {
    return /v([\d.]+)/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' }))?.[1]
  } catch {
    return undefined
  }
}

/** Languages in the format of Hugo's configuration. */
function languages({ languages }: Shared): Record<string, unknown> {
  return Object.fromEntries(
    languages.map(({ code, name, dir, flagPath }, i) => [
      code,
      {
        weight: i + 1,
        languageName: name,
        languageDirection: dir,
        contentDir: `content/${code}`,
        params: { prefix: i === 0 ? '' : `/${code}`, flag: flagPath?.src, number: numberFormat(code) },
      },
    ]),
  )
}

/**
 * Minus sign, decimal separator and group separator, for `lang.FormatNumberCustom`. Hugo's built-in formats differ from
 * those of browsers in Spanish (no separator in numbers of four digits) and in Arabic.
 */
function numberFormat(code: string): string {
  const parts = new Intl.NumberFormat(`${code}-u-nu-latn`).formatToParts(1234.5)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `-|${sign('decimal')}|${sign('group')}`
}
