import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { viteConfigFile } from '../bundle/vite'
import { isUnwatched } from '../files/watch'
import { keepEditorSchemas } from '../translations/editor-schemas'
import { liveContent } from './plugin'

/**
 * Starts live editing of the site of the folder the command runs in.
 * @param options `isOpen` lets other machines reach it; `plugins` stand in front of it
 */
export async function startLive(
  port: number,
  { isOpen = false, plugins = [] }: { isOpen?: boolean; plugins?: Plugin[] } = {},
): Promise<ViteDevServer> {
  const live = liveContent()
  const server = await createServer({
    configFile: viteConfigFile,
    appType: 'custom',
    server: { port, strictPort: true, host: isOpen, watch: { ignored: isUnwatched } },
    plugins: [...plugins, live],
  })
  const keepSchemas = () => {
    const { content } = live.api ?? {}
    // What only helps an editor must not end live editing.
    if (content?.site) keepEditorSchemas(content.site, content.pages).catch(() => {})
  }
  live.api?.listeners.add(keepSchemas)
  const listening = await server.listen()
  keepSchemas()
  return listening
}
