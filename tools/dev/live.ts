import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { type LiveCode, makeLive } from '../bundle/live'
import { watchContent } from '../files/watch'
import { createEvents } from '../serve/events'
import { refuseStrangers } from '../serve/gate'
import { pathOf } from '../serve/resolve'
import { sendFile, sendText } from '../serve/send'
import { createServer, type Handler, listen } from '../serve/server'
import { policyHeader, policyOfFiles, unkept } from '../serve/table'
import { LiveContent } from '../site/live'
import { type Answer, createResponder } from './respond'
import { spokenProblem } from './words'

/** Address of the stream of change events. */
const eventsAddress = '/_live/events'

/** Delay in ms before files are watched, so that a browser that is already waiting gets the first page sooner. */
const headStart = 300

/** The site that is open in live editing. */
export type Live = {
  content: LiveContent
  /** Called after changed files were read, with the paths of the files; without paths if any file may have changed. */
  listeners: Set<(files?: string[]) => void>
}

/** A running server for live editing. */
type LiveServer = Live & { port: number; close(): Promise<void> }

/**
 * Starts live editing of the site in the current folder: a server that renders pages from the current content. A save
 * updates open pages immediately. Errors appear in an overlay, over the last valid version of the page.
 * @param studioOf creates the handler of the Studio; omitted if the server does not offer the Studio
 */
export async function startLive(port: number, studioOf?: (live: Live) => Handler): Promise<LiveServer> {
  const code = await makeLive()
  const events = createEvents<{ event: string; data?: unknown }>()
  const listeners: Live['listeners'] = new Set()
  const problemsEvent = () => ({ event: 'content:problems', data: content.problems.map(spokenProblem) })
  const show = () => {
    events.say({ event: 'content:update' })
    events.say(problemsEvent())
  }
  const content = new LiveContent(show)
  await content.update()
  const answerTo = await createResponder(content, code, studioOf ? 'here' : 'command')
  const pages = livePages(content, code, answerTo, (request, response) =>
    events.hear(request, response, unkept, problemsEvent()),
  )
  const studio = studioOf ? [studioOf({ content, listeners })] : []
  const server = createServer([refuseStrangers, ...studio, pages])
  const watch = watchContent(
    async (files) => {
      await content.update(files)
      show()
      for (const listener of listeners) listener(files)
    },
    (error) => console.error(String(error)),
  )
  const actualPort = await listen(server, port, 'localhost')
  // Starts watching later, because with thousands of files this takes a second, and would delay the first page.
  later(headStart)
    .then(() => content.requests.answered())
    .then(watch.begin)
  return {
    content,
    listeners,
    port: actualPort,
    async close() {
      server.close()
      server.closeAllConnections()
      await watch.close()
    },
  }
}

/** Creates the handler for pages, their files and their code. @param hear adds a client to the stream of changes */
function livePages(
  content: LiveContent,
  { files }: LiveCode,
  answerTo: (url: URL) => Answer | undefined,
  hear: (request: IncomingMessage, response: ServerResponse) => void,
): Handler {
  return async (request, response) => {
    const { url: target = '' } = request
    const { base = '' } = content.site?.settings ?? {}
    const isBelow = target.startsWith(`${base}/`)
    const url = isBelow ? target.slice(base.length) : target
    const { path, query } = pathOf(url)
    if (path === undefined) {
      sendText(response, { status: 400, type: 'text/plain', body: 'This address cannot be read.\n' }, unkept)
      return true
    }
    content.requests.wait(response)
    // Requests for pages and block examples that are not below the base are redirected. Files, and addresses that exist
    // only in live editing, need no base.
    if (!isBelow && !/^\/_(?!blocks)/.test(path) && extname(path) === '') {
      response.writeHead(302, { Location: base + (path === base ? '/' : url), ...edited }).end()
      return true
    }
    const file = files.get(url)
    if (file !== undefined) await sendFile(request, response, file, unkept)
    else if (url === eventsAddress) hear(request, response)
    else {
      const address = /^\/{2,}/.test(path) ? `/${encodeURI(path.replace(/^\/+/, ''))}${query}` : url
      const answer = answerTo(new URL(address, 'http://localhost'))
      if (!answer) return false
      if ('file' in answer) await sendFile(request, response, answer.file, { ...unkept, [policyHeader]: policyOfFiles })
      else if ('location' in answer) response.writeHead(302, { Location: answer.location, ...edited }).end()
      else sendText(response, answer, edited)
    }
    return true
  }
}

/** Headers of pages in live editing. Only pages from this server may show these pages in a frame. */
const edited = { ...unkept, [policyHeader]: "frame-ancestors 'self'" }
