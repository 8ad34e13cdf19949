import type { ServerResponse } from 'node:http'
import { setTimeout as later } from 'node:timers/promises'
import { describeFailure } from '../cli/errors.js'
import { watchContent } from '../files/watch'
import { pathOf } from '../serve/resolve'
import { sendFile } from '../serve/send'
import { policyHeader, policyOfFiles, unlisted } from '../serve/table'
import { LiveContent } from './content'
import type { Handler, LivePart, LiveServer } from './live-server'
import { type Answer, createResponder, type Text } from './respond'
import { errorPage, spokenProblem } from './words'

/** The parts of live editing that other plugins can use, once its server is there. */
export type LiveApi = {
  content: LiveContent | undefined
  /** Called after a change on the disk was read: with the files, or without when anything may have changed. */
  listeners: Set<(files?: string[]) => void>
}

/** How long the first request has to come before files are watched, in milliseconds: a browser waits for the server already. */
const headStart = 300

/** The name under which other plugins find it. */
export const liveName = 'live-content'

/**
 * Live editing: serves pages made from the content as it is now. A save shows in open browsers at once; a mistake shows
 * as an overlay, and the page stays as it was until the mistake is fixed.
 */
export function liveContent(): LivePart & { api: LiveApi } {
  const api: LiveApi = { content: undefined, listeners: new Set() }
  return {
    name: liveName,
    api,
    async configureServer(server: LiveServer) {
      const problems = () => content.problems.map(spokenProblem)
      const show = () => {
        server.ws.send({ type: 'custom', event: 'content:update' })
        server.ws.send({ type: 'custom', event: 'content:problems', data: problems() })
      }
      const content = new LiveContent(show)
      api.content = content
      await content.update()
      const watch = watchContent(
        async (files) => {
          await content.update(files)
          show()
          for (const listener of api.listeners) listener(files)
        },
        (error) => server.config.logger.error(String(error)),
      )
      // To watch thousands of files takes a second. The first page should not wait for it.
      const begin = () =>
        later(headStart)
          .then(() => content.requests.answered())
          .then(watch.begin)
      server.httpServer?.once('listening', begin)
      server.httpServer?.once('close', watch.close)
      server.ws.on('content:hello', (_, client) => client.send('content:problems', problems()))
      server.middlewares.use((request, response, next) => {
        const { path, query } = pathOf(request.url ?? '')
        if (path === undefined)
          return send(response, { status: 400, type: 'text/plain', body: 'This address cannot be read.\n' })
        if (/^\/{2,}/.test(path)) request.url = `/${encodeURI(path.replace(/^\/+/, ''))}${query}`
        content.requests.wait(response)
        next()
      })
      const respond = await createResponder(server, content)
      return () => {
        server.middlewares.use(middleware(server, respond, content))
      }
    },
  }
}

function middleware(
  server: LiveServer,
  answerTo: (url: URL) => Promise<Answer | undefined>,
  content: LiveContent,
): Handler {
  return async (request, response, next) => {
    try {
      const answer = await answerTo(new URL(request.url ?? '/', 'http://localhost'))
      if (!answer) return next()
      if ('file' in answer)
        await sendFile(request, response, answer.file, { ...noStore, [policyHeader]: policyOfFiles })
      else if ('location' in answer) response.writeHead(302, { Location: answer.location, ...noStore }).end()
      else send(response, answer)
    } catch (error) {
      const reason = describeFailure(error, 'dev')
      const body = await server.transformIndexHtml(request.url ?? '/', errorPage(content.problems, reason))
      send(response, { status: 500, type: 'text/html', body })
    }
  }
}

/** Edited pages are never kept, are for no search engine, and are framed only by the grid of previews. */
const noStore = {
  'Cache-Control': 'no-store',
  ...unlisted,
  [policyHeader]: "frame-ancestors 'self'",
}

function send(response: ServerResponse, { status, type, body }: Text): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, ...noStore })
  response.end(body)
}
