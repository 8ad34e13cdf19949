/** `npm run studio`: live editing with the Studio, which edits pages without JSON, at http://localhost:5173/_studio/. */
import { runCommand } from '../cli/command'
import { startLive } from '../dev/start'
import { portOr } from '../host/port'
import { studio } from '../studio/plugin'

await runCommand(
  { name: 'studio', about: 'Edits pages in a browser, without JSON, at http://localhost:5173 (or PORT).' },
  async () => {
    const { plugin, addressAt } = studio(() => undefined)
    const server = await startLive(await portOr(5173), { plugins: [plugin] })
    server.printUrls()
    console.log(
      `\n  Open the Studio with this address, which counts once:\n  ${addressAt(server.config.server.port)}\n`,
    )
  },
)
