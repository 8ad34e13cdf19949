/** `npm run dev`: live editing at http://localhost:5173 (or PORT). */
import { createServer } from 'vite'
import { liveContent } from './dev/plugin'
import { isMade } from './dev/watch'
import { projectFolder } from './host/code.js'
import { viteConfig } from './host/vite'

const config = viteConfig()
const server = await createServer({
  ...config,
  root: projectFolder,
  appType: 'custom',
  server: { strictPort: true, watch: { ignored: isMade } },
  plugins: [config.plugins, liveContent()],
  // Known from the start, so that the first page is not loaded twice.
  optimizeDeps: { entries: ['renderer/client.tsx'] },
})
await server.listen(Number(process.env.PORT ?? 5173))
server.printUrls()
