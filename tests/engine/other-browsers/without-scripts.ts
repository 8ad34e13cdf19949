import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves a site again under a policy that allows no scripts: the same for engines that cannot switch them off. */
export async function serveWithoutScripts(port: number): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(({ url, method, headers }, response) => {
    const asked = request({ host: 'localhost', port, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        'content-security-policy': "script-src 'none'",
      })
      answer.pipe(response)
    })
    asked.on('error', () => response.destroy())
    asked.end()
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
