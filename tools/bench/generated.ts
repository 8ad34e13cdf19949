import { join } from 'node:path'
import { createCommand } from '../cli/command'
import type { Said } from '../content/say/say.js'
import { projectFolder } from '../files/project.js'
import { type Size, writeContent } from './content'

/**
 * Runs a benchmark on a generated site. `N=1000 L=7 B=1` in the environment set the numbers of pages, languages and
 * brands.
 * @param name name of the command
 * @param about description for `--help`
 * @param prefix prefix of the folder's name in `.cache/bench/`; a benchmark that changes its site needs its own folder
 * @param run runs the benchmark; it receives the path of the site's folder and the size of the site
 */
export function benchOn(
  name: string,
  about: Said,
  prefix: string,
  run: (folder: string, size: Size) => Promise<void>,
): Promise<number> {
  return createCommand({ name, about, withoutSite: true }, async () => {
    process.chdir(projectFolder)
    const size: Size = {
      pages: Number(process.env.N ?? 1000),
      languages: Number(process.env.L ?? 7),
      brands: Number(process.env.B ?? 1),
    }
    const folder = join('.cache/bench', `${prefix}${size.pages}x${size.languages}x${size.brands}`)
    console.log(`Writing ${size.pages} pages in ${size.languages} languages to ${folder}/ …`)
    writeContent(folder, size)
    await run(folder, size)
  })()
}
