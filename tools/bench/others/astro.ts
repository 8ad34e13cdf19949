import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { documentPath, type Generator } from './generator'
import { type Shared, writeSite } from './shared'
import { writeDocuments } from './write-documents'

/** The last one that runs on the oldest Node this project runs on. */
const version = '5.18.2'

const templates = join(import.meta.dirname, 'astro')

/**
 * Writes the content as a site of Astro, which is installed once, apart from this project's packages.
 * @param content a content folder of the bench
 * @param folder where the site is kept; Astro is installed two folders above
 */
export function prepareAstro(content: string, shared: Shared, folder: string): Generator {
  const codes = shared.languages.map(({ code }) => code)
  const [source = ''] = codes
  writeDocuments(content, codes, shared.given, folder, ({ language, name }) =>
    join('content', language, `${name}.json`),
  )
  writeSite(templates, shared, folder, 'public')
  const packages = install(resolve(dirname(dirname(folder)), `astro-${version}`))
  if (!existsSync(join(folder, 'node_modules'))) symlinkSync(packages, join(folder, 'node_modules'))
  return {
    name: 'Astro',
    version,
    folder,
    made: ['dist', '.astro', '.cache'],
    command: ['node', 'node_modules/astro/astro.js', 'build', '--silent'],
    environment: { ASTRO_TELEMETRY_DISABLED: '1' },
    filesOf: (page) => ({
      html: join('dist', documentPath(page, source)),
      data: join('dist/data', page.language, `${page.name}.json`),
    }),
  }
}

/** @returns the folder of the packages */
function install(folder: string): string {
  const packages = join(folder, 'node_modules')
  if (!existsSync(join(packages, 'astro'))) {
    console.log(`Installing Astro ${version} in ${folder}/, once …`)
    mkdirSync(folder, { recursive: true })
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `astro@${version}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  return packages
}
