import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { createSecureServer, type Http2SecureServer, type Http2ServerRequest } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Browser flag that accepts self-signed certificates. */
export const trusting = '--ignore-certificate-errors'

/**
 * Creates a second server that gives the same answers over HTTP/2 and TLS, as hosts do.
 * @returns the server, and the origin of the site
 * @throws if `openssl` is not installed
 */
export async function encrypt(server: Server): Promise<{ encrypted: Http2SecureServer; origin: string }> {
  const [answer] = server.listeners('request') as RequestListener[]
  const encrypted = createSecureServer(certificate(), (request, response) => {
    request.headers.host = (request as Http2ServerRequest).authority
    // Node's HTTP/2 requests and responses work like those of HTTP/1, although their types are unrelated.
    answer?.(request as never, response as never)
  })
  await new Promise<void>((listening) => encrypted.listen(0, listening))
  return { encrypted, origin: `https://localhost:${(encrypted.address() as AddressInfo).port}` }
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return pair
}
