// One build of a bench in a process of its own, so that its memory and processor time are its own. Prints JSON.
//   node --import tsx tools/bench/run.ts     in the folder of the content
import { buildSite } from '../build/build'

const started = performance.now()
const report = await buildSite()
if (!report) process.exit(1)
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
const { checkMs, bundleMs, localizeMs, renderMs, indexMs, writeMs, changes, documents } = report
console.log(
  JSON.stringify({
    pages: documents.length,
    wallMs: performance.now() - started - bundleMs,
    cpuMs: (userCPUTime + systemCPUTime) / 1000,
    memoryMB: maxRSS / 1000,
    split: { checkMs, localizeMs, renderMs, indexMs, writeMs },
    changes,
  }),
)
