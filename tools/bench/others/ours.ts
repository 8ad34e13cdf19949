import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Run, recordTranslations } from '../measure'
import { readJson } from './documents'
import { documentPath, type Generator } from './generator'

/**
 * Prepares the content for this project, with the same build as in `npm run bench`. The Markdown of pages is left out,
 * because the other generators write none.
 * @param content folder of the content
 */
export function prepareOurs(content: string): Generator {
  const siteFile = join(content, 'pages/_site.json')
  const site = readJson(siteFile) as { defaultLanguage: string }
  writeFileSync(siteFile, `${JSON.stringify({ ...site, llms: false }, null, 2)}\n`)
  recordTranslations(content)
  const { defaultLanguage } = site
  return {
    name: 'this project',
    version: String(readJson('package.json').version),
    folder: content,
    made: ['dist', '.cache'],
    command: ['node', resolve('tools/run.js'), 'bench-run'],
    filesOf: (page) => ({
      html: join('dist/default', documentPath(page, defaultLanguage)),
      data: join('dist/default/data', page.language, `${page.name}.json`),
    }),
  }
}

/** Time of the search index in our build, and CPU time of all other work, in ms. @param printed output of the build */
export function searchIn(printed: string): { ms: number; cpuMsOfTheRest: number } {
  const { steps, cpuMs }: Run = JSON.parse(printed)
  const search = steps.find(({ name }) => name === 'search')
  return { ms: search?.ms ?? 0, cpuMsOfTheRest: cpuMs - (search?.cpuMs ?? 0) }
}
