import { createReadStream, existsSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { type Content, readContent } from './content'
import { type Answer, createResponder } from './respond'

/**
 * Live editing: serves pages made from the content as it is now. A save shows in open browsers at once; a mistake shows
 * as an overlay, and the page stays as it was until the mistake is mended.
 */
export function liveContent(): Plugin {
  let content: Content = { problems: [] }
  return {
    name: 'live-content',
    apply: 'serve',
    async configureServer(server) {
      content = await readContent(content)
      watch(server, async () => {
        content = await readContent(content)
        server.ws.send(
          content.problems.length > 0
            ? { type: 'custom', event: 'content:problems', data: content.problems }
            : { type: 'custom', event: 'content:update' },
        )
      })
      server.ws.on('content:hello', (_, client) => client.send('content:problems', content.problems))
      const respond = await createResponder(server)
      return () => {
        server.middlewares.use(middleware((url) => respond(content, url)))
      }
    },
  }
}

/** Calls back once for each burst of changes to content or contract. */
function watch(server: ViteDevServer, changed: () => Promise<void>) {
  const folders = ['pages', 'locales', 'schema'].map((folder) => resolve(server.config.root, folder) + sep)
  let timer: ReturnType<typeof setTimeout> | undefined
  server.watcher.on('all', (_, file) => {
    if (!folders.some((folder) => resolve(file).startsWith(folder))) return
    clearTimeout(timer)
    timer = setTimeout(() => changed().catch((error) => server.config.logger.error(String(error))), 20)
  })
}

function middleware(answerTo: (url: URL) => Promise<Answer | undefined>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const answer = await answerTo(new URL(request.originalUrl ?? '/', 'http://localhost'))
      if (!answer) return next()
      response.writeHead(answer.status, { 'Content-Type': answer.type, 'Cache-Control': 'no-store' })
      if ('file' in answer && existsSync(answer.file)) createReadStream(answer.file).pipe(response)
      else response.end('body' in answer ? answer.body : '')
    } catch (error) {
      next(error)
    }
  }
}
