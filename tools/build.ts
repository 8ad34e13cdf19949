/** `npm run build`: checks the content and writes the whole site to `dist/<brand>/`. */
import { buildSite } from './build/build'
import { endWithReader } from './host/output'

endWithReader()
process.exitCode = (await buildSite()) ? 0 : 1
