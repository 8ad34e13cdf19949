import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { documentPath, type Generator } from './generator'
import { type Shared, writeSite } from './shared'
import { writeDocuments } from './write-documents'

/** Version of Astro: the last one that runs on the oldest Node that this project supports. */
const version = '5.18.2'

const templates = join(import.meta.dirname, 'astro')

/**
 * Writes the content as an Astro site. Astro is installed once, separately from this project's packages.
 * @param content content folder of the benchmark
 * @param folder folder of the site; Astro is installed two levels above this folder
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

/** Installs Astro. @returns the folder of its packages */
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
