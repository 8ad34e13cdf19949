/** `npm start`: builds what is missing and serves the finished site, brand by Host. */
import { printReport } from './build/report'
import { runBuild } from './build/run'
import { serve } from './serve/server'

const report = await runBuild()
if (report) {
  printReport(report)
  const { brands, port } = await serve('dist', Number(process.env.PORT ?? 4173))
  console.log(`\nhttp://localhost:${port}`)
  for (const brand of brands.slice(1)) console.log(`http://localhost:${port}/?brand=${brand}`)
} else {
  process.exitCode = 1
}
