/** `npm start`: builds what is missing and serves the finished site, brand by Host. */
import { printReport } from '../builder/report'
import { runBuild } from '../builder/run'
import { runCommand } from '../cli/command'
import { portOr } from '../host/port'
import { serve } from '../serve/server'

await runCommand(
  { name: 'start', about: 'Builds what is missing and serves the finished site at http://localhost:4173 (or PORT).' },
  async () => {
    const wanted = await portOr(4173)
    const report = await runBuild()
    if (!report) {
      process.exitCode = 1
      return
    }
    printReport(report)
    const { brands, port } = await serve('dist', wanted)
    console.log(`\nhttp://localhost:${port}`)
    for (const brand of brands.slice(1)) console.log(`http://localhost:${port}/?brand=${brand}`)
  },
)
