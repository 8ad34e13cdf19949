import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, normalize, sep } from 'node:path'
import { contractFile } from '../bundle/contract/contract-file'
import { ownTypes, siteSchemas } from '../bundle/contract/own-schemas'
import { compileForBrowsers } from '../bundle/own'
import { describeFailure, Refusal } from '../cli/errors.js'
import { messageText } from '../cli/message-language'
import { say } from '../content/say/say.js'
import type { Live } from '../dev/live'
import { createEvents } from '../serve/events'
import { pageThatGoesOn } from '../serve/gate'
import { pathOf } from '../serve/resolve'
import { sendFile, sendText } from '../serve/send'
import type { Handler } from '../serve/server'
import type { LiveContent } from '../site/live'
import { makeStudio, type StudioBundle } from './bundle'
import type { ChangedFiles } from './protocol'
import { answer } from './server/api'
import { createGate, pageName, securityHeaders, studioAddress, tokenName } from './server/gate'
import { Denial, refuse, sendJson } from './server/http'
import { refusalPage } from './server/refusal-page'

const appAddress = `${studioAddress}app/`

/** Address of the compiled schema of a site with custom blocks. The engine's own compiled schema is in the bundle. */
const contractAddress = `${appAddress}contract.js`

/** Addresses of the JSON API, and of the event stream that reports changed files. */
const api = `${studioAddress}api/`
const eventsAddress = `${api}events`

/** The server side of the Studio. */
type Studio = {
  /** Creates the handler for requests to the Studio. The live-editing server calls this handler before its own. */
  handlerFor(live: Live): Handler
  /** The one-time address that opens the Studio. @param page address of the page to open */
  addressAt(port: number, page?: string): string
}

/**
 * Creates the Studio: its page, its app and its API. Only the live-editing server includes the Studio, and only users
 * who have the address from the terminal can open it.
 */
export async function createStudio(): Promise<Studio> {
  const bundle = await makeStudio()
  const { token, renew, admissionOf } = createGate()
  const remind = atMostOnceAMinute((port: number) => showAddress(addressOf(port, renew())))
  return {
    handlerFor({ content, listeners }) {
      const events = createEvents<ChangedFiles>()
      listeners.add((paths) => events.say({ paths }))
      return async (request, response) => {
        const { path, query } = pathOf(request.url ?? '')
        if (path === undefined || !`${path}/`.startsWith(studioAddress)) return false
        const url = new URL(`http://localhost${path === '/_studio' ? studioAddress : encodeURI(path)}${query}`)
        const { method = '', headers, socket } = request
        const { remoteAddress = '', localPort: port = 0 } = socket
        const admission = admissionOf({ method, url, headers, remoteAddress, port })
        if (admission.kind === 'refuse') {
          if (admission.status === 401) remind(port)
          if (isOpened(request))
            sendPage(response, refusalPage(admission, headers, content.site), { status: admission.status })
          else refuse(response, admission.status, admission.message)
        } else if (admission.kind === 'welcome')
          sendPage(response, pageThatGoesOn(admission.to), { headers: { 'Set-Cookie': admission.cookie } })
        else if (url.pathname === eventsAddress) events.hear(request, response, securityHeaders)
        else await respond(content, bundle, url, request, response).catch((error) => fail(response, error))
        return true
      }
    },
    addressAt: (port, page) => addressOf(port, token, page),
  }
}

function addressOf(port: number, token: string, page?: string): string {
  const query = new URLSearchParams({ [tokenName]: token, ...(page !== undefined && { [pageName]: page }) })
  return `http://localhost:${port}${studioAddress}?${query}`
}

/** Prints an address that opens the Studio. */
export function showAddress(address: string): void {
  console.log(`\n  ${messageText(say`Open the Studio with this address. It works once:`)}\n  ${address}\n`)
}

/**
 * Wraps a function so that it runs at most once a minute. Otherwise, a program could fill the terminal with messages.
 */
function atMostOnceAMinute<Value>(act: (value: Value) => void): (value: Value) => void {
  let last = Number.NEGATIVE_INFINITY
  return (value) => {
    if (performance.now() - last < 60_000) return
    last = performance.now()
    act(value)
  }
}

/** Whether a request is for a page that the browser will show, not for data that a script fetches. */
function isOpened({ method, headers: { accept = '' } }: IncomingMessage): boolean {
  return method === 'GET' && accept.includes('text/html')
}

async function respond(
  content: LiveContent,
  bundle: StudioBundle,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = url
  // Background work pauses while a request is open. `states` does background work, so it must not wait for itself.
  if (pathname !== `${api}states`) content.requests.wait(response)
  if (pathname.startsWith(api)) {
    const name = pathname.slice(api.length)
    return sendJson(response, 200, await answer(content, url, request, name))
  }
  const isRead = request.method === 'GET'
  if (isRead && pathname === studioAddress) return sendPage(response, pageOf(bundle))
  const file = isRead ? await appFile(pathname, bundle) : undefined
  if (file === undefined) throw new Denial(404, say`There is nothing here.`)
  await sendFile(request, response, file, securityHeaders)
}

type PageOptions = { status?: number; headers?: Record<string, string> }

function sendPage(response: ServerResponse, body: string, { status = 200, headers = {} }: PageOptions = {}): void {
  sendText(response, { status, type: 'text/html', body }, { ...securityHeaders, ...headers })
}

/** Path on the disk of a file that the Studio's page requests. Undefined if there is no such file. */
async function appFile(pathname: string, { folder }: StudioBundle): Promise<string | undefined> {
  if (pathname === contractAddress) return compileForBrowsers(await contractFile(), siteSchemas())
  if (!pathname.startsWith(appAddress)) return undefined
  const file = normalize(join(folder, pathname.slice(appAddress.length)))
  return file.startsWith(folder + sep) && existsSync(file) ? file : undefined
}

function pageOf({ script, styles, canvas }: StudioBundle): string {
  const links = styles.map((file) => `<link rel="stylesheet" href="${appAddress}${file}">`).join('')
  const contractTag = ownTypes().length > 0 ? `<meta name="contract" content="${contractAddress}">` : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, interactive-widget=resizes-content"><title>Studio</title>
<meta name="canvas" content="${appAddress}${canvas}">${contractTag}${links}<script type="module" src="${appAddress}${script}"></script></head>
<body><div id="studio"></div></body></html>
`
}

function fail(response: ServerResponse, error: unknown): void {
  const status = error instanceof Denial ? error.status : error instanceof Refusal ? 422 : 500
  const message = error instanceof Denial ? error.said : describeFailure(error, 'studio')
  refuse(response, status, message)
}
