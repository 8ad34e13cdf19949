import { join } from 'node:path'
import { viteConfigFile } from '../bundle/vite'
import { keepEditorSchemas } from '../edit/translations/editor-schemas'
import { packed, projectFolder } from '../files/project.js'
import { isUnwatched } from '../files/watch'
import type { LivePart, LiveServer } from './live-server'
import { startPackedServer } from './packed-server'
import { liveContent } from './plugin'

/**
 * Starts live editing of the site of the folder the command runs in.
 * @param options `isOpen` lets other machines reach it; `plugins` come before it
 */
export async function startLive(
  port: number,
  { isOpen = false, plugins = [] }: { isOpen?: boolean; plugins?: LivePart[] } = {},
): Promise<LiveServer> {
  const live = liveContent()
  const parts = [...plugins, live]
  const server = packed
    ? await startPackedServer(join(packed.bundle, 'live'), port, { isOpen, parts })
    : await startVite(port, isOpen, parts)
  const keepSchemas = () => {
    const { content } = live.api
    // A failure that only concerns an editor must not end live editing.
    if (content?.site) keepEditorSchemas(content.site, content.pages).catch(() => {})
  }
  live.api.listeners.add(keepSchemas)
  keepSchemas()
  return server
}

/** The sources, served one by one: a change of code shows at once, too. */
async function startVite(port: number, isOpen: boolean, plugins: LivePart[]): Promise<LiveServer> {
  const { createServer } = await import('vite')
  const server = await createServer({
    configFile: viteConfigFile,
    appType: 'custom',
    // Shared, each command would throw away what another with other plugins made ready, even while that runs.
    cacheDir: join(projectFolder, 'node_modules/.vite', plugins.map(({ name }) => name).join('+')),
    server: { port, strictPort: true, host: isOpen, watch: { ignored: isUnwatched } },
    plugins,
  })
  return server.listen()
}
