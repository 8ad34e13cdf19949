import { makeLive } from '../bundle/live'
import { keepEditorSchemas } from '../edit/translations/editor-schemas'
import { startBundledServer } from './bundled-server'
import type { LivePart, LiveServer } from './live-server'
import { liveContent } from './plugin'

/**
 * Starts live editing of the site of the folder the command runs in.
 * @param plugins come before it
 */
export async function startLive(port: number, plugins: LivePart[] = []): Promise<LiveServer> {
  const live = liveContent()
  const server = await startBundledServer(await makeLive(), port, [...plugins, live])
  const keepSchemas = () => {
    const { content } = live.api
    // A failure that only concerns an editor must not end live editing.
    if (content?.site) keepEditorSchemas(content.site, content.pages).catch(() => {})
  }
  live.api.listeners.add(keepSchemas)
  keepSchemas()
  return server
}
