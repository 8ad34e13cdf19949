/** `npm run build`: checks the content and writes the whole site to `dist/<brand>/`. */
import { buildSite } from './build/build'
import { printReport } from './build/report'
import { endWithReader } from './host/output'

endWithReader()
const report = await buildSite()
if (report) printReport(report)
else process.exitCode = 1
