/** `npm run studio`: a visual editor of the site, at http://localhost:5173/_studio/ (or PORT). */
import { runCommand } from '../cli/command'
import { startLive } from '../dev/start'
import { portOr } from '../host/port'
import { thinStudio } from '../studio/thin'

await runCommand(
  { name: 'studio', about: 'A visual editor of the site, at http://localhost:5173 (or PORT).' },
  async () => {
    const port = await portOr(5173)
    const server = await startLive(port, { plugins: [thinStudio()] })
    const address = server.httpServer?.address()
    const own = typeof address === 'object' ? address?.port : port
    console.log(`http://localhost:${own}/_studio/`)
  },
)
