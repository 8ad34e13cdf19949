import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { sendText } from './send'
import { unkept } from './table'

/** Function that answers a request, or returns false to pass the request to the next handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

/** Creates a server that calls its handlers in turn. An error in a handler becomes a 500 response. */
export function createServer(handlers: Handler[]): Server {
  // Accepts overlong addresses, so that handlers can answer them with 414.
  return createHttpServer({ maxHeaderSize: 64_000 }, async (request, response) => {
    try {
      for (const handle of handlers) if (await handle(request, response)) return
      sendText(response, { status: 404, type: 'text/plain', body: 'There is nothing here.\n' }, unkept)
    } catch {
      const body = 'This file cannot be read at the moment.\n'
      sendText(response, { status: 500, type: 'text/plain', body }, unkept)
    }
  })
}

/**
 * Makes a server listen.
 * @param port 0 for any free port
 * @param host a loopback name, to accept requests only from this machine; if omitted, all machines are accepted
 * @returns the port
 * @throws the system's error if the port cannot be used
 */
export async function listen(server: Server, port: number, host?: string): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
