/** `npm run studio`: live editing with the Studio, which edits pages without JSON, at http://localhost:5173/_studio/. */
import { runCommand } from '../cli/command'
import { say } from '../cli/language/say'
import { startLive } from '../dev/start'
import { portOr } from '../host/port'
import { createStudioApp } from '../studio/app'
import { studio } from '../studio/plugin'

await runCommand(
  { name: 'studio', about: 'Edits pages in a browser, without JSON, at http://localhost:5173 (or PORT).' },
  async () => {
    const { plugin, addressAt } = studio(await createStudioApp())
    const server = await startLive(await portOr(5173), { plugins: [plugin] })
    server.printUrls()
    const address = server.httpServer?.address()
    const port = typeof address === 'object' && address ? address.port : server.config.server.port
    console.log(`\n  ${say('Open the Studio with this address, which counts once:')}\n  ${addressAt(port)}\n`)
  },
)
