import { createReadStream, existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { projectFolder } from '../host/code.js'
import { isContent } from '../host/listing'
import { LiveContent } from './content'
import { type Answer, createResponder } from './respond'

/**
 * Live editing: serves pages made from the content as it is now. A save shows in open browsers at once; a mistake shows
 * as an overlay, and the page stays as it was until the mistake is mended.
 */
export function liveContent(): Plugin {
  return {
    name: 'live-content',
    apply: 'serve',
    async configureServer(server) {
      const show = () => {
        const { problems } = content
        server.ws.send(
          problems.length > 0
            ? { type: 'custom', event: 'content:problems', data: problems }
            : { type: 'custom', event: 'content:update' },
        )
      }
      const content = new LiveContent(show)
      await content.update()
      watch(server, async (files) => {
        await content.update(files)
        show()
      })
      server.ws.on('content:hello', (_, client) => client.send('content:problems', content.problems))
      const respond = await createResponder(server, content)
      return () => {
        server.middlewares.use(middleware(respond))
      }
    },
  }
}

/** Calls back once for each burst of changes to content or contract, with the paths of the files. */
function watch(server: ViteDevServer, changed: (files: string[]) => Promise<void>) {
  const folders = [resolve('pages'), resolve('locales'), join(projectFolder, 'schema')]
  // The content may be elsewhere than the code.
  server.watcher.add(folders)
  let burst = new Set<string>()
  let done = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  server.watcher.on('all', (_, file) => {
    const path = resolve(file)
    if (!folders.some((folder) => path.startsWith(folder + sep))) return
    burst.add(relative('.', path).replaceAll('\\', '/'))
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = [...burst].filter(isContent)
      burst = new Set()
      // One after the other, in the order of the saves.
      done = done.then(() => changed(files)).catch((error) => server.config.logger.error(String(error)))
    }, 20)
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
