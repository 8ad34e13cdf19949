import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { readSources } from '../bundle/live'
import { sendFile } from '../serve/send'
import { unlisted } from '../serve/table'
import type { Handler, LivePart, LiveServer } from './live-server'

/** Where the bundled scripts are, and where pages hear what changes. */
const codeAddress = '/_live/'
const eventsAddress = `${codeAddress}events`

const noStore = { 'Cache-Control': 'no-store', ...unlisted }

/**
 * Serves live editing: its scripts are bundled, and pages hear by events what changes.
 * @param folder of the bundled scripts
 */
export async function startBundledServer(folder: string, port: number, parts: LivePart[]): Promise<LiveServer> {
  const handlers: Handler[] = [refuseStrangers]
  const httpServer = createServer((request, response) => answerInTurn(handlers, request, response))
  const { ws, hear } = createEvents()
  const load = loader(folder)
  const server: LiveServer = {
    middlewares: { use: (handler) => handlers.push(handler) },
    httpServer,
    ws,
    config: { plugins: parts, logger: console, server: { port } },
    transformIndexHtml: async (_, html) => load(html),
    printUrls: () => console.log(`\n  http://localhost:${server.config.server.port}/\n`),
    close: () =>
      new Promise((done) => {
        httpServer.close(() => done())
        httpServer.closeAllConnections()
      }),
  }
  const first = parts.filter(({ enforce }) => enforce === 'pre')
  const begun = []
  for (const part of new Set([...first, ...parts])) begun.push(await part.configureServer(server))
  // Behind what decides who may come in.
  handlers.push(serveFilesIn(folder), (request, response, next) =>
    request.url === eventsAddress ? hear(request, response) : next(),
  )
  for (const finish of begun) finish?.()
  await new Promise<void>((done, fail) => httpServer.once('error', fail).listen(port, 'localhost', done))
  const address = httpServer.address()
  if (typeof address === 'object' && address) server.config.server.port = address.port
  return server
}

/** One handler after the other; what none of them answers is not there. */
function answerInTurn(handlers: Handler[], request: IncomingMessage, response: ServerResponse): void {
  const from = (i: number) => (error?: unknown) => {
    const handler = handlers[i]
    if (handler && !error) return handler(request, response, from(i + 1))
    response.writeHead(error ? 500 : 404, { 'Content-Type': 'text/plain; charset=utf-8', ...noStore })
    response.end('There is nothing here.\n')
  }
  from(0)()
}

/** Names of hosts can be made to lead here by other sites; addresses of machines cannot. */
const refuseStrangers: Handler = ({ headers }, response, next) => {
  const name = (headers.host ?? '').replace(/:\d+$/, '')
  if (/^(.+\.)?localhost$/.test(name) || isIP(name.replace(/^\[|\]$/g, '')) > 0) return next()
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8', ...noStore })
  response.end('Live editing has no such host name.\n')
}

/** The bundled scripts and styles, by their addresses; styles have that of their source, too, which frames name. */
function serveFilesIn(folder: string): Handler {
  const files = new Map(
    globSync('assets/**', { cwd: folder }).map((file) => [`${codeAddress}${file}`, join(folder, file)]),
  )
  for (const [source, { file }] of Object.entries(readSources(folder)))
    if (file.endsWith('.css')) files.set(`/${source}`, join(folder, file))
  return (request, response, next) => {
    const file = files.get(request.url ?? '')
    if (file === undefined) return next()
    sendFile(request, response, file, noStore).catch(next)
  }
}

/** @returns what makes a document load bundled scripts, with their styles, where it names their sources */
function loader(folder: string): (html: string) => string {
  const sources = Object.entries(readSources(folder))
  const link = readFileSync(join(folder, 'link.js'), 'utf8')
  return (html) => {
    const named = sources.filter(([source]) => html.includes(`/${source}`))
    const styles = [...new Set(named.flatMap(([, { css }]) => css))]
    const links = styles.map((file) => `<link rel="stylesheet" href="${codeAddress}${file}">`)
    return named
      .reduce((text, [source, { file }]) => text.replaceAll(`/${source}`, codeAddress + file), html)
      .replace('<head>', () => `<head><script>${link}</script>`)
      .replace('</head>', () => `${links.join('')}</head>`)
  }
}

/** Messages to pages: `ws`, as Vite calls it, and the handler for a page that begins to listen. */
function createEvents(): { ws: LiveServer['ws']; hear(request: IncomingMessage, response: ServerResponse): void } {
  const listening = new Set<ServerResponse>()
  const greetings: Parameters<LiveServer['ws']['on']>[1][] = []
  const tell = (response: ServerResponse, event: string, data: unknown) =>
    response.write(`data: ${JSON.stringify({ event, data })}\n\n`)
  return {
    ws: {
      send({ event, data }) {
        for (const response of listening) tell(response, event, data)
      },
      on: (_, greet) => greetings.push(greet),
    },
    hear(request, response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', ...noStore })
      listening.add(response)
      request.once('close', () => listening.delete(response))
      for (const greet of greetings) greet(undefined, { send: (event, data) => tell(response, event, data) })
    },
  }
}
