import { resolve } from 'node:path'
import { createServer } from 'vite'
import { isMade, watchContent } from '../dev/watch'

/**
 * Does something now, and again whenever the content of the current folder or the contract changed, until the program is
 * interrupted (Ctrl+C), which ends it with exit code 0.
 */
export async function watchSite(run: () => Promise<void>): Promise<void> {
  // Only its watcher is used: the same as in live editing, with all it knows of how editors save.
  const server = await createServer({
    configFile: false,
    root: resolve('pages'),
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    // The watcher may be ready before the server is.
    plugins: [{ name: 'check', configureServer: (server) => watchContent(server, run) }],
    server: { middlewareMode: true, ws: false, watch: { ignored: isMade } },
  })
  const end = () => {
    console.log()
    void server.close().finally(() => process.exit(0))
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}
