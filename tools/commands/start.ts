/** `npm start`: builds what changed, and serves the finished site; the Host header selects the brand. */

import { printReport } from '../builder/report'
import { runBuild } from '../builder/run'
import { dated, portOr, runCommand, serving } from '../cli/command'
import { say } from '../content/say/say.js'
import { serve } from '../serve/finished'

await runCommand(
  {
    name: 'start',
    about: say`Builds what is missing and serves the finished site at http://localhost:4173.`,
    options: { ...serving, ...dated },
  },
  async () => {
    const preferredPort = await portOr(4173)
    const report = await runBuild()
    if (!report) {
      process.exitCode = 1
      return
    }
    await printReport(report)
    const { brands, port } = await serve('dist', preferredPort)
    console.log(`\nhttp://localhost:${port}`)
    for (const brand of brands.slice(1)) console.log(`http://localhost:${port}/?brand=${brand}`)
  },
)
