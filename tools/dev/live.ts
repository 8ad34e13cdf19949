import type { IncomingMessage, ServerResponse } from 'node:http'
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

/** Where pages hear what changes. */
const eventsAddress = '/_live/events'

/** How long the first request has to come before files are watched, in milliseconds: a browser waits for the server already. */
const headStart = 300

/** The site while it is edited. */
export type Live = {
  content: LiveContent
  /** Called after a change on the disk was read: with the files, or without when anything may have changed. */
  listeners: Set<(files?: string[]) => void>
}

/** A server of live editing. */
type LiveServer = Live & { port: number; close(): Promise<void> }

/**
 * Starts live editing of the site of the folder the command runs in: serves pages made from the content as it is now. A
 * save shows in open browsers at once; a mistake shows as an overlay, and the page stays as it was until it is fixed.
 * @param studioOf makes the handler of the Studio, where there is one
 */
export async function startLive(port: number, studioOf?: (live: Live) => Handler): Promise<LiveServer> {
  const code = await makeLive()
  const events = createEvents<{ event: string; data?: unknown }>()
  const listeners: Live['listeners'] = new Set()
  const wrong = () => ({ event: 'content:problems', data: content.problems.map(spokenProblem) })
  const show = () => {
    events.say({ event: 'content:update' })
    events.say(wrong())
  }
  const content = new LiveContent(show)
  await content.update()
  const answerTo = await createResponder(content, code, studioOf ? 'here' : 'command')
  const pages = livePages(content, code, answerTo, (request, response) =>
    events.hear(request, response, unkept, wrong()),
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
  const listening = await listen(server, port, 'localhost')
  // To watch thousands of files takes a second. The first page should not wait for it.
  later(headStart)
    .then(() => content.requests.answered())
    .then(watch.begin)
  return {
    content,
    listeners,
    port: listening,
    async close() {
      server.close()
      server.closeAllConnections()
      await watch.close()
    },
  }
}

/** Answers with pages, their files and the code they load. @param hear keeps a request open, to hear what changes */
function livePages(
  { requests }: LiveContent,
  { files }: LiveCode,
  answerTo: (url: URL) => Answer | undefined,
  hear: (request: IncomingMessage, response: ServerResponse) => void,
): Handler {
  return async (request, response) => {
    const { url = '' } = request
    const { path, query } = pathOf(url)
    if (path === undefined) {
      sendText(response, { status: 400, type: 'text/plain', body: 'This address cannot be read.\n' }, unkept)
      return true
    }
    requests.wait(response)
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

/** Headers of edited pages, which only the grid of previews may frame. */
const edited = { ...unkept, [policyHeader]: "frame-ancestors 'self'" }
