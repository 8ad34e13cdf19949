import { join } from 'node:path'
import { createCommand } from '../cli/command'
import type { Said } from '../content/say/say.js'
import { projectFolder } from '../files/project.js'
import { type Size, writeContent } from './content'

/**
 * Runs a bench on a site that is made for it. `N=1000 L=7 B=1` of the environment are its pages, languages and brands.
 * @param name of the command, and what `--help` says of it
 * @param prefix of the folder in `.cache/bench/`: benches that change their site have one of their own
 * @param run is given the folder, from that of the project, in which it runs
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
