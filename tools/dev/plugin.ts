import { createReadStream, existsSync } from 'node:fs'
import type { Connect, Plugin } from 'vite'
import { LiveContent } from './content'
import { type Answer, createResponder } from './respond'
import { watchContent } from './watch'

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
      watchContent(server, async (files) => {
        await content.update(files)
        show()
      })
      server.ws.on('content:hello', (_, client) => client.send('content:problems', content.problems))
      server.middlewares.use((_, response, next) => {
        response.once('close', content.wait())
        next()
      })
      const respond = await createResponder(server, content)
      return () => {
        server.middlewares.use(middleware(respond))
      }
    },
  }
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
