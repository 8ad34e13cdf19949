import { join } from 'node:path'
import { viteConfigFile } from '../bundle/bundle'
import { makeLive } from '../bundle/live'
import { keepEditorSchemas } from '../edit/translations/editor-schemas'
import { projectFolder } from '../files/project.js'
import { isUnwatched } from '../files/watch'
import { startBundledServer } from './bundled-server'
import type { LivePart, LiveServer } from './live-server'
import { liveContent } from './plugin'

/**
 * Starts live editing of the site of the folder the command runs in.
 * @param options `plugins` come before it; `fromSources` shows changes of the engine's code, too
 */
export async function startLive(
  port: number,
  { plugins = [], fromSources = false }: { plugins?: LivePart[]; fromSources?: boolean } = {},
): Promise<LiveServer> {
  const live = liveContent()
  const parts = [...plugins, live]
  const server = fromSources ? await startVite(port, parts) : await startBundledServer(await makeLive(), port, parts)
  const keepSchemas = () => {
    const { content } = live.api
    // A failure that only concerns an editor must not end live editing.
    if (content?.site) keepEditorSchemas(content.site, content.pages).catch(() => {})
  }
  live.api.listeners.add(keepSchemas)
  keepSchemas()
  return server
}

/** The engine's sources, served one by one. */
async function startVite(port: number, plugins: LivePart[]): Promise<LiveServer> {
  const { createServer } = await import('vite')
  const server = await createServer({
    configFile: viteConfigFile,
    appType: 'custom',
    // Shared, each command would throw away what another with other plugins made ready, even while that runs.
    cacheDir: join(projectFolder, 'node_modules/.vite', plugins.map(({ name }) => name).join('+')),
    server: { port, strictPort: true, watch: { ignored: isUnwatched } },
    plugins,
  })
  return server.listen()
}
