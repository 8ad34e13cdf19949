/** `npm run dev`: live editing at http://localhost:5173. */
import { createServer } from 'vite'
import { liveContent } from './dev/plugin'
import { viteConfig } from './host/vite'

const server = await createServer({ ...viteConfig, appType: 'custom', plugins: [viteConfig.plugins, liveContent()] })
await server.listen()
server.printUrls()
