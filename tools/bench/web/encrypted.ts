import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { createSecureServer, type Http2SecureServer, type Http2ServerRequest } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What lets a browser open a site whose certificate nobody vouches for. */
export const trusting = '--ignore-certificate-errors'

/**
 * Serves what a server answers once more, as visitors get it from hosts: by HTTP/2 over TLS.
 * @returns the server, and the origin of the site
 * @throws where there is no `openssl`
 */
export async function encrypt(server: Server): Promise<{ encrypted: Http2SecureServer; origin: string }> {
  const [answer] = server.listeners('request') as RequestListener[]
  const encrypted = createSecureServer(certificate(), (request, response) => {
    request.headers.host = (request as Http2ServerRequest).authority
    // Node's own layer for what was written for HTTP/1; its types are not related.
    answer?.(request as never, response as never)
  })
  await new Promise<void>((listening) => encrypted.listen(0, listening))
  return { encrypted, origin: `https://localhost:${(encrypted.address() as AddressInfo).port}` }
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const wanted = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', ...wanted, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return pair
}
