/** `npm run dev`: live editing at http://localhost:5173 (or PORT). */
import { createServer } from 'vite'
import { liveContent } from './dev/plugin'
import { isMade } from './dev/watch'
import { viteConfigFile } from './host/vite'

const server = await createServer({
  configFile: viteConfigFile,
  appType: 'custom',
  server: { strictPort: true, watch: { ignored: isMade } },
  plugins: [liveContent()],
})
await server.listen(Number(process.env.PORT ?? 5173))
server.printUrls()
