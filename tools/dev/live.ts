import { setTimeout as later } from 'node:timers/promises'
import { makeLive } from '../bundle/live'
import { keepEditorSchemas } from '../edit/translations/editor-schemas'
import { watchContent } from '../files/watch'
import { createEvents } from '../serve/events'
import { refuseStrangers } from '../serve/gate'
import { pathOf } from '../serve/resolve'
import { sendFile, sendText } from '../serve/send'
import { createServer, type Handler, listen } from '../serve/server'
import { policyHeader, policyOfFiles, unkept } from '../serve/table'
import { LiveContent } from '../site/live'
import { createResponder } from './respond'
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
  const pages: Handler = async (request, response) => {
    const { url = '' } = request
    const { path, query } = pathOf(url)
    if (path === undefined) {
      sendText(response, { status: 400, type: 'text/plain', body: 'This address cannot be read.\n' }, unkept)
      return true
    }
    content.requests.wait(response)
    const file = code.files.get(url)
    if (file !== undefined) await sendFile(request, response, file, unkept)
    else if (url === eventsAddress) events.hear(request, response, unkept, wrong())
    else {
      const address = /^\/{2,}/.test(path) ? `/${encodeURI(path.replace(/^\/+/, ''))}${query}` : url
      const answer = await answerTo(new URL(address, 'http://localhost'))
      if (!answer) return false
      if ('file' in answer) await sendFile(request, response, answer.file, { ...unkept, [policyHeader]: policyOfFiles })
      else if ('location' in answer) response.writeHead(302, { Location: answer.location, ...edited }).end()
      else sendText(response, answer, edited)
    }
    return true
  }
  const studio = studioOf ? [studioOf({ content, listeners })] : []
  const server = createServer([refuseStrangers, ...studio, pages])
  const keepSchemas = () => {
    // A failure that only concerns an editor must not end live editing.
    if (content.site) keepEditorSchemas(content.site, content.pages).catch(() => {})
  }
  const watch = watchContent(async (files) => {
    await content.update(files)
    show()
    keepSchemas()
    for (const listener of listeners) listener(files)
  }, console.error)
  const listening = await listen(server, port, 'localhost')
  keepSchemas()
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

/** Headers of edited pages, which only the grid of previews may frame. */
const edited = { ...unkept, [policyHeader]: "frame-ancestors 'self'" }
