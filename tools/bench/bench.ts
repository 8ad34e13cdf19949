/**
 * `npm run bench`: measures how fast a generated site is built and edited, with the same code as for any site.
 * `N=1000 L=7 B=1 RUNS=3` set the numbers of pages, languages, brands and runs; medians are printed.
 */

import { say } from '../content/say/say.js'
import { benchAuthor } from './author'
import { addressOf, fileOf } from './content'
import { benchOn } from './generated'
import { benchBuilds } from './measure'
import { printAuthorBench, printBench } from './print'

await benchOn(
  'bench',
  say`Builds and edits a generated site and reports how fast. N=1000 L=7 B=1 RUNS=3 set its size.`,
  '',
  async (folder, { pages }) => {
    const runs = Number(process.env.RUNS ?? 3)
    const middle = Math.floor(pages / 2)
    printBench(benchBuilds(folder, fileOf(middle), runs), runs)
    printAuthorBench(await benchAuthor(folder, fileOf(middle), addressOf(middle), runs))
  },
)
