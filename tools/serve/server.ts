import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { sendText } from './send'
import { unkept } from './table'

/** Answers a request. @returns whether it did; if not, the next handler is asked */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

/** A server that asks its handlers in turn. No request ends it. */
export function createServer(handlers: Handler[]): Server {
  // Room for addresses that are too long, so that handlers answer them.
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
 * Lets a server listen.
 * @param port 0 for any free one
 * @param host a name of this machine, which no other reaches; without one, all machines do
 * @returns its port
 * @throws the system's error if the port cannot be used
 */
export async function listen(server: Server, port: number, host?: string): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
