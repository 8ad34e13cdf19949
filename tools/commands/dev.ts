/** `npm run dev`: live editing at http://localhost:5173. */

import { createCommand, dated, portOr, serving } from '../cli/command'
import { say } from '../content/say/say.js'
import { startLive } from '../dev/live'

export default createCommand(
  { name: 'dev', about: say`Live editing at http://localhost:5173.`, options: { ...serving, ...dated } },
  async () => {
    const { port } = await startLive(await portOr(5173))
    console.log(`\n  http://localhost:${port}/\n`)
  },
)
