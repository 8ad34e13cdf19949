/** `npm run dev`: live editing at http://localhost:5173 (or PORT). */
import { createServer } from 'vite'
import { viteConfigFile } from '../bundle/vite'
import { runCommand } from '../cli/command'
import { liveContent } from '../dev/plugin'
import { isMade } from '../dev/watch'
import { portOr } from '../host/port'

await runCommand({ name: 'dev', about: 'Live editing at http://localhost:5173 (or PORT).' }, async () => {
  const port = await portOr(5173)
  const server = await createServer({
    configFile: viteConfigFile,
    appType: 'custom',
    server: { port, strictPort: true, watch: { ignored: isMade } },
    plugins: [liveContent()],
  })
  await server.listen()
  server.printUrls()
})
