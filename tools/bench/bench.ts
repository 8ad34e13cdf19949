/**
 * `npm run bench`: builds and edits a site made for it, through the same code as any site, and says how fast that
 * was.
 * `N=1000 L=7 B=1 RUNS=3` are its pages, languages and brands, and how often each build is done; medians are printed.
 */
import { join } from 'node:path'
import { runCommand } from '../cli/command'
import { projectFolder } from '../files/project.js'
import { benchAuthor } from './author'
import { addressOf, fileOf, type Size, writeContent } from './content'
import { benchBuilds } from './measure'
import { printAuthorBench, printBench } from './print'

await runCommand(
  {
    name: 'bench',
    about: 'Builds and edits a generated site and reports how fast. N=1000 L=7 B=1 RUNS=3 set its size.',
    withoutSite: true,
  },
  async () => {
    process.chdir(projectFolder)
    const size: Size = {
      pages: Number(process.env.N ?? 1000),
      languages: Number(process.env.L ?? 7),
      brands: Number(process.env.B ?? 1),
    }
    const folder = join('.cache/bench', `${size.pages}x${size.languages}x${size.brands}`)
    console.log(`Writing ${size.pages} pages in ${size.languages} languages to ${folder}/ …`)
    writeContent(folder, size)
    const runs = Number(process.env.RUNS ?? 3)
    const middle = Math.floor(size.pages / 2)
    printBench(benchBuilds(folder, fileOf(middle), runs), runs)
    printAuthorBench(await benchAuthor(folder, fileOf(middle), addressOf(middle), runs))
  },
)
