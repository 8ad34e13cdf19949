/** `npm run dev`: live editing at http://localhost:5173 (or PORT). */
import { runCommand } from '../cli/command'
import { startLive } from '../dev/start'
import { portOr } from '../host/port'

await runCommand({ name: 'dev', about: 'Live editing at http://localhost:5173 (or PORT).' }, async () => {
  const server = await startLive(await portOr(5173))
  server.printUrls()
})
