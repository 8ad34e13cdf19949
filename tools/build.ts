/** `npm run build`: checks the content and writes the whole site to `dist/<brand>/`. */
import { printReport } from './build/report'
import { runBuild } from './build/run'
import { endWithReader } from './host/output'

endWithReader()
const { report, bundleMs } = await runBuild()
if (report) printReport(report, bundleMs)
else process.exitCode = 1
