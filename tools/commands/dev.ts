/** `npm run dev`: live editing at http://localhost:5173. */

import { dated, portOr, runCommand, serving } from '../cli/command'
import { say } from '../content/say/say.js'
import { startLive } from '../dev/live'

await runCommand(
  { name: 'dev', about: say`Live editing at http://localhost:5173.`, options: { ...serving, ...dated } },
  async () => {
    const { port } = await startLive(await portOr(5173))
    console.log(`\n  http://localhost:${port}/\n`)
  },
)
