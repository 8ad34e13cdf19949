import { join, resolve } from 'node:path'
import type { Run } from '../measure'
import { readJson } from './documents'
import { documentPath, type Generator } from './generator'

/** This project as one of the generators. Its build is the one of `npm run bench`. @param content its content folder */
export function prepareOurs(content: string): Generator {
  const { defaultLanguage } = readJson(join(content, 'pages/_site.json')) as { defaultLanguage: string }
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

/** What the search index takes of a build of ours, and the processor time of all the rest. @param printed by the build */
export function searchIn(printed: string): { ms: number; cpuMsOfTheRest: number } {
  const { steps, cpuMs }: Run = JSON.parse(printed)
  const search = steps.find(({ name }) => name === 'search')
  return { ms: search?.ms ?? 0, cpuMsOfTheRest: cpuMs - (search?.cpuMs ?? 0) }
}
