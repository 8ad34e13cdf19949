// Builds a benchmark site once, in a separate process, to measure memory and processor time. Prints JSON.
//   node tools/run.js bench-run     (in the site's folder)

import { documentsOf } from '../builder/report'
import { runBuild } from '../builder/run'
import { createCommand } from '../cli/command'
import { say } from '../content/say/say.js'

export default createCommand({ name: 'bench-run', about: say`One build of a bench. Prints JSON.` }, async () => {
  const started = performance.now()
  const report = await runBuild()
  if (!report) process.exit(1)
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const { changes, steps, timings } = report
  console.log(
    JSON.stringify({
      documents: documentsOf(report),
      wallMs: performance.now() - started,
      cpuMs: (userCPUTime + systemCPUTime) / 1000,
      memoryMB: maxRSS / 1000,
      steps,
      timings,
      written: changes.written,
    }),
  )
})
