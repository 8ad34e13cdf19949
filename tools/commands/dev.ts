/** `npm run dev`: live editing at http://localhost:5173. */

import { dated, portOr, runCommand, serving } from '../cli/command'
import { say } from '../content/say/say.js'
import { startLive } from '../dev/start'
import { packed } from '../files/project.js'

/** Where the sources of the engine are. */
const ofEngine = { sources: { about: say`shows changes of the engine’s own code, too` } }

await runCommand(
  {
    name: 'dev',
    about: say`Live editing at http://localhost:5173.`,
    options: { ...serving, ...dated, ...(packed ? undefined : ofEngine) },
  },
  async ({ has }) => {
    const server = await startLive(await portOr(5173), { fromSources: has('sources') })
    server.printUrls()
  },
)
