import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from '@polka/compression'
import sirv from 'sirv'

type Brand = { id: string; domains: string[] }

/** What lies at addresses that are made from their content never changes: files with a hash in their names, and no others. */
const lasting =
  /[./][0-9a-f]{10}(-\d+)?\.\w+$|^\/assets\/[\w-]+-[\w-]{8}\.(js|css)$|^\/pagefind\/.+_[0-9a-f]{7,}\.pf_\w+$/

/** As a host would: higher levels take ten times as long for a twentieth less. */
const compress = compression({ brotli: true, level: 6 })

/**
 * Serves a built site as a host would, compressed: the brand by Host (or by `?brand=`, for looking), `/about` from
 * `about.html`, and the 404 page of the visitor's language with its status.
 * @param folder for example "dist"
 * @param port 0 for any free one
 */
export async function serve(folder: string, port: number): Promise<{ server: Server; port: number; brands: string[] }> {
  const settings: { brands: Brand[]; languages: { code: string }[] } = JSON.parse(
    readFileSync('pages/_site.json', 'utf8'),
  )
  const ids = settings.brands.map(({ id }) => id)
  const codes = settings.languages.map(({ code }) => code)
  const sites = new Map(
    ids.map((id) => [
      id,
      sirv(join(folder, id), {
        extensions: ['html'],
        // The files are looked up at every request, so that a build beside the server shows at once.
        dev: true,
        etag: true,
        setHeaders,
        onNoMatch: notFound(join(folder, id), codes),
      }),
    ]),
  )
  const server = createServer((request, response) => {
    const site = sites.get(brandOf(request, settings.brands))
    compress(request, response, () => site?.(request, response))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve))
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : port, brands: ids }
}

/** The brand a request is for: `?brand=` when it names one, else the host's, else the first. */
function brandOf({ url = '/', headers }: IncomingMessage, brands: Brand[]): string {
  const asked = new URL(url, 'http://localhost').searchParams.get('brand')
  const host = (headers.host ?? '').replace(/:\d+$/, '')
  const brand =
    brands.find(({ id }) => id === asked) ?? brands.find(({ domains }) => domains.includes(host)) ?? brands[0]
  return brand?.id ?? ''
}

function setHeaders(response: ServerResponse, pathname: string) {
  response.setHeader('Cache-Control', lasting.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache')
  // The one format of ours that sirv's list of types leaves out.
  if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
}

function notFound(folder: string, codes: string[]) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const [, first = ''] = (request.url ?? '/').split(/[/?]/)
    const file = join(folder, codes.includes(first) ? `${first}/404.html` : '404.html')
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
    response.end(readSafely(file))
  }
}

/** The default language has its page at the root alone. */
function readSafely(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return readFileSync(join(file, '../../404.html'))
  }
}
