import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from '@polka/compression'
import { encodingFor } from './accept'
import { isFile, pathOf, placeOf } from './place'
import { sendFile } from './send'

type Brand = { id: string; domains: string[] }

/** What lies at addresses that are made from their content never changes: files with a hash in their names, and no others. */
const lasting =
  /[./][0-9a-f]{10}(-\d+)?\.\w+$|^\/assets\/[\w-]+-[\w-]{8}\.(js|css)$|^\/pagefind\/.+_[0-9a-f]{7,}\.pf_\w+$/

/** As a host would: higher levels take ten times as long for a twentieth less. */
const compress = compression({ brotli: true, level: 6 })

/** What every answer says. */
const always = {
  Vary: 'Accept-Encoding',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/**
 * Serves a built site as a host would, compressed: the brand by Host (or by `?brand=`, for looking), `/about` from
 * `about.html`, and the 404 page of the visitor's language with its status. No request ends it. Files are looked up at
 * every request, so that a build next to the server shows at once.
 * @param folder for example "dist"
 * @param port 0 for any free one
 * @throws the system's error when the port cannot be used
 */
export async function serve(folder: string, port: number): Promise<{ server: Server; port: number; brands: string[] }> {
  const settings: { brands: Brand[]; languages: { code: string }[] } = JSON.parse(
    readFileSync('pages/_site.json', 'utf8'),
  )
  const codes = settings.languages.map(({ code }) => code)
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
    request.headers['accept-encoding'] = encodingFor(String(request.headers['accept-encoding'] ?? ''))
    compress(request, response, () => {
      answer(request, response, folder, settings.brands, codes).catch(() => refuse(response, 500))
    })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve))
  const address = server.address()
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    brands: settings.brands.map(({ id }) => id),
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  brands: Brand[],
  codes: string[],
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return refuse(response, 405)
  }
  const asked = pathOf(request.url ?? '')
  if (!asked) return refuse(response, 400)
  const root = join(folder, brandOf(asked.search, request.headers.host, brands))
  const place = placeOf(root, asked.path)
  if (!place) return sendMissing(request, response, root, asked.path, codes)
  if ('address' in place) {
    response
      .writeHead(308, { Location: place.address.split('/').map(encodeURIComponent).join('/') + asked.search })
      .end()
    return
  }
  if (place.isMissingPage) return sendFile(request, response, place.file, { 'Cache-Control': 'no-cache' }, 404)
  const keep = lasting.test(asked.path) ? 'public, max-age=31536000, immutable' : 'no-cache'
  await sendFile(request, response, place.file, { 'Cache-Control': keep })
}

/** The brand a request is for: `?brand=` when it names one, else the host's, else the first. */
function brandOf(search: string, host = '', brands: Brand[]): string {
  const asked = new URLSearchParams(search).get('brand')
  const name = host.replace(/:\d+$/, '').toLowerCase()
  const brand =
    brands.find(({ id }) => id === asked) ?? brands.find(({ domains }) => domains.includes(name)) ?? brands[0]
  return brand?.id ?? ''
}

/** The page for what is missing, in the language of the address; a site may have none. */
async function sendMissing(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  path: string,
  codes: string[],
): Promise<void> {
  const [, first = ''] = path.split('/')
  const files = [...(codes.includes(first) ? [`${first}/404.html`] : []), '404.html'].map((file) => join(root, file))
  const file = files.find(isFile)
  if (!file) return refuse(response, 404)
  await sendFile(request, response, file, { 'Cache-Control': 'no-cache' }, 404)
}

const reasons = {
  400: 'This address cannot be read.',
  404: 'There is no page at this address.',
  405: 'Only GET and HEAD are answered here.',
  500: 'This file cannot be read at the moment.',
}

/** Answers in a sentence, unless something was sent already. */
function refuse(response: ServerResponse, status: keyof typeof reasons): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const body = `${reasons[status]}\n`
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-cache',
  })
  response.end(body)
}
