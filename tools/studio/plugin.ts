import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, normalize, sep } from 'node:path'
import { contractFile } from '../bundle/contract/contract-file'
import { ownTypes, siteSchemas } from '../bundle/contract/own-schemas'
import { compileForBrowsers } from '../bundle/own'
import { describeFailure, Refusal } from '../cli/errors.js'
import { say } from '../content/say/say.js'
import type { LivePart, LiveServer } from '../dev/live-server'
import { type LiveApi, liveName } from '../dev/plugin'
import { welcome } from '../dev/token'
import { pathOf } from '../serve/resolve'
import { sendFile } from '../serve/send'
import { makeStudio, type StudioBundle } from './bundle'
import type { ChangedFiles } from './protocol'
import { answer } from './server/api'
import { createGate, guarded, pageName, studioAddress, tokenName } from './server/gate'
import { Denial, refuse, send, sendJson } from './server/http'

const appAddress = `${studioAddress}app/`

/** The contract of a site that has blocks of its own; that of the engine is in the bundle. */
const contractAddress = `${appAddress}contract.js`

/** Where the server answers in JSON, and where it says what changes on the disk. */
const api = `${studioAddress}api/`
const events = `${api}events`

/**
 * The Studio, next to live editing: its page and its app for who has the address of the terminal, and what they read and
 * write. No other server has any of it.
 * @returns the plugin, and the address of the Studio once the server listens at a port, for the page at an address
 */
export async function createStudio(): Promise<{ plugin: LivePart; addressAt(port: number, page?: string): string }> {
  const bundle = await makeStudio()
  const { token, admissionOf } = createGate()
  const plugin: LivePart = {
    name: 'studio',
    enforce: 'pre',
    configureServer(server) {
      const listening = new Set<ServerResponse>()
      const tell = (paths?: string[]) => {
        const changed: ChangedFiles = { paths }
        for (const response of listening) response.write(`data: ${JSON.stringify(changed)}\n\n`)
      }
      server.middlewares.use((request, response, next) => {
        const { path, query } = pathOf(request.url ?? '')
        if (path === undefined || !`${path}/`.startsWith(studioAddress)) return next()
        const url = new URL(`http://localhost${path === '/_studio' ? studioAddress : encodeURI(path)}${query}`)
        const { method = '', headers, socket } = request
        const { remoteAddress = '', localPort: port = 0 } = socket
        const admission = admissionOf({ method, url, headers, remoteAddress, port })
        if (admission.kind === 'welcome') return welcome(response, admission)
        if (admission.kind === 'refuse') return refuse(response, admission.status, admission.message)
        if (url.pathname === events) return listen(request, response, listening)
        respond(server, bundle, url, request, response).catch((error) => fail(response, error))
      })
      return () => liveOf(server)?.listeners.add(tell)
    },
  }
  const addressAt = (port: number, page?: string) => {
    const query = new URLSearchParams({ [tokenName]: token, ...(page !== undefined && { [pageName]: page }) })
    return `http://localhost:${port}${studioAddress}?${query}`
  }
  return { plugin, addressAt }
}

async function respond(
  server: LiveServer,
  bundle: StudioBundle,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = url
  const content = liveOf(server)?.content
  // What is found out while nobody waits can wait, but for that itself.
  if (content && pathname !== `${api}states`) content.requests.wait(response)
  if (pathname.startsWith(api)) {
    if (!content) throw new Denial(503, say`The Studio is about to start.`)
    const name = pathname.slice(api.length)
    return sendJson(response, 200, await answer(content, url, request, name))
  }
  const isRead = request.method === 'GET'
  if (isRead && pathname === studioAddress) return send(response, 200, 'text/html', pageOf(bundle))
  const file = isRead ? await appFile(pathname, bundle) : undefined
  if (file === undefined) throw new Denial(404, say`There is nothing here.`)
  await sendFile(request, response, file, guarded)
}

/** A file that the page of the Studio loads. */
async function appFile(pathname: string, { folder }: StudioBundle): Promise<string | undefined> {
  if (pathname === contractAddress) return compileForBrowsers(await contractFile(), siteSchemas())
  if (!pathname.startsWith(appAddress)) return undefined
  const file = normalize(join(folder, pathname.slice(appAddress.length)))
  return file.startsWith(folder + sep) && existsSync(file) ? file : undefined
}

function pageOf({ script, styles, canvas }: StudioBundle): string {
  const links = styles.map((file) => `<link rel="stylesheet" href="${appAddress}${file}">`).join('')
  const own = ownTypes().length > 0 ? `<meta name="contract" content="${contractAddress}">` : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, interactive-widget=resizes-content"><title>Studio</title>
<meta name="canvas" content="${appAddress}${canvas}">${own}${links}<script type="module" src="${appAddress}${script}"></script></head>
<body><div id="studio"></div></body></html>
`
}

/** Live editing, which knows the content as it is now. */
export function liveOf({ config }: LiveServer): LiveApi | undefined {
  return config.plugins.find(({ name }) => name === liveName)?.api
}

/** Keeps a request open, to hear what changes. */
function listen(request: IncomingMessage, response: ServerResponse, listening: Set<ServerResponse>): void {
  response.writeHead(200, { ...guarded, 'Content-Type': 'text/event-stream' })
  response.write(':\n\n')
  listening.add(response)
  request.once('close', () => listening.delete(response))
}

function fail(response: ServerResponse, error: unknown): void {
  const status = error instanceof Denial ? error.status : error instanceof Refusal ? 422 : 500
  const message = error instanceof Denial ? error.said : describeFailure(error, 'studio')
  refuse(response, status, message)
}
