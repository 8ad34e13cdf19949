import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { withoutMark } from '../content/json/document'
import { siteFile } from '../content/read/model'
import { fingerprintOf } from '../files/listing'
import { encodingFor } from './accept'
import { Contents } from './contents'
import { type Refused, resolve } from './resolve'
import { sendContent, sendFile, sendText } from './send'
import type { Served } from './served'
import { createServer, type Handler, listen } from './server'
import {
  always,
  cacheControlOf,
  cacheRevalidated,
  isCompressible,
  methods,
  overTls,
  policyHeader,
  policyOf,
  policyOfFiles,
  varyOf,
  varyOfFiles,
} from './table'

/** Headers of every response. */
const commonHeaders = { ...always, [policyHeader]: policyOfFiles, Vary: varyOfFiles }

/**
 * Serves a built site.
 * @param folder the folder "dist" of a site; hosts and redirects are read from the site file next to it
 * @param port 0 for any free port
 * @throws the system's error if the port cannot be used
 */
export async function serve(
  folder: string,
  port: number,
): Promise<{ server: Server; port: number; brands: string[]; base: string }> {
  const site = siteNow(join(folder, '..', siteFile))
  const server = createServer([finishedSite(folder, site)])
  return {
    server,
    port: await listen(server, port),
    brands: site().brands.map(({ id }) => id),
    base: site().base ?? '',
  }
}

/**
 * Creates a handler that serves a built site as a host does: with compression, and by the rules in `table.ts`. The Host
 * header (or `?brand=` in previews) selects the brand. Files are looked up for each request, so a new build is visible
 * immediately.
 */
function finishedSite(folder: string, site: () => Served): Handler {
  const contents = new Contents()
  return async (request, response) => {
    const isTls = request.headers['x-forwarded-proto'] === 'https'
    for (const [name, value] of Object.entries(isTls ? { ...commonHeaders, ...overTls } : commonHeaders))
      response.setHeader(name, value)
    await answerRequest(request, response, folder, site(), contents)
    return true
  }
}

/**
 * Creates a function that returns the hosts and redirects of a site, read again whenever the site file changes.
 * @throws if the file is unreadable; if it becomes unreadable later, the returned function returns the previous result
 */
function siteNow(file: string): () => Served {
  const read = (): Served => JSON.parse(withoutMark(readFileSync(file, 'utf8')))
  let [served, fingerprint] = [read(), fingerprintOf(file)]
  return () => {
    const currentFingerprint = fingerprintOf(file)
    if (currentFingerprint === fingerprint) return served
    try {
      served = read()
      fingerprint = currentFingerprint
    } catch {
      // Keeps the previous result, because the file is being written or contains a mistake.
    }
    return served
  }
}

async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  served: Served,
  contents: Contents,
): Promise<void> {
  const { method = '', url: target = '', headers } = request
  const resolved = resolve(
    { method, target, host: headers.host ?? '', accept: headers.accept },
    served,
    previewedBrand(target),
  )
  if ('location' in resolved) {
    response.writeHead(resolved.status, {
      Location: resolved.location,
      'Cache-Control': cacheRevalidated,
      'Content-Length': 0,
    })
    response.end()
    return
  }
  if (!('files' in resolved)) return sendRefusal(response, resolved.status)
  const { brand, files, missing } = resolved
  const root = join(folder, brand)
  const path = files.find((path) => isFile(join(root, path)))
  const sent = path ?? missing.find((path) => isFile(join(root, path)))
  if (sent === undefined) return sendRefusal(response, 404)
  const file = join(root, sent)
  const fileHeaders = {
    'Cache-Control': cacheControlOf(sent),
    [policyHeader]: policyOf(sent, served.services),
    Vary: varyOf(sent),
  }
  const status = path === undefined ? 404 : 200
  if (!isCompressible(file)) return sendFile(request, response, file, fileHeaders, status)
  const content = await contents.read(file, encodingFor(String(headers['accept-encoding'] ?? '')))
  sendContent(request, response, content, fileHeaders, status)
}

/** Id of the brand to preview, from `?brand=`. */
function previewedBrand(target: string): string | undefined {
  return new URLSearchParams(/\?([^#]*)/.exec(target)?.[1]).get('brand') ?? undefined
}

/** Whether a file exists. A name that is invalid in the file system counts as missing. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}

const reasons: Record<Refused | 404, string> = {
  400: 'This address cannot be read.',
  404: 'There is no page at this address.',
  405: 'Only GET and HEAD requests are allowed.',
  414: 'This address is too long.',
}

function sendRefusal(response: ServerResponse, status: keyof typeof reasons): void {
  const allowed: Record<string, string> = status === 405 ? { Allow: methods.join(', ') } : {}
  const body = `${reasons[status]}\n`
  sendText(response, { status, type: 'text/plain', body }, { ...allowed, 'Cache-Control': cacheRevalidated })
}
