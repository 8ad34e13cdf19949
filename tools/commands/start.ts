/** `npm start`: builds changed pages, and serves the finished site. The Host header of a request selects the brand. */

import { printReport } from '../builder/report'
import { runBuild } from '../builder/run'
import { createCommand, dated, portOr, serving } from '../cli/command'
import { exitCodes } from '../cli/errors.js'
import { say } from '../content/say/say.js'
import { serve } from '../serve/finished'

export default createCommand(
  {
    name: 'start',
    about: say`Builds what is missing and serves the finished site at http://localhost:4173.`,
    options: { ...serving, ...dated },
  },
  async () => {
    const preferredPort = await portOr(4173)
    const report = await runBuild()
    if (!report) return exitCodes.contentHasErrors
    await printReport(report)
    const { brands, port, base } = await serve('dist', preferredPort)
    console.log(`\nhttp://localhost:${port}${base && `${base}/`}`)
    for (const brand of brands.slice(1)) console.log(`http://localhost:${port}${base}/?brand=${brand}`)
    return 0
  },
)
