/** `npm run dev`: live editing at http://localhost:5173 (or PORT). */
import { createServer } from 'vite'
import { liveContent } from './dev/plugin'
import { isMade } from './dev/watch'
import { projectFolder } from './host/code.js'
import { runCommand } from './host/command'
import { portOr } from './host/port'
import { viteConfig } from './host/vite'

await runCommand({ name: 'dev', about: 'Live editing at http://localhost:5173 (or PORT).' }, async () => {
  const port = await portOr(5173)
  const config = viteConfig()
  const server = await createServer({
    ...config,
    root: projectFolder,
    appType: 'custom',
    server: { port, strictPort: true, watch: { ignored: isMade } },
    plugins: [config.plugins, liveContent()],
    // Known from the start, so that the first page is not loaded twice.
    optimizeDeps: { entries: ['renderer/client.tsx'] },
  })
  await server.listen()
  server.printUrls()
})
