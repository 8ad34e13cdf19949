import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** A stream of events to all connected pages. */
export type Events<Data> = {
  /** Sends data to all pages. */
  say(data: Data): void
  /** Adds a page to the stream by keeping its request open. @param greeting data to send to this page first */
  hear(request: IncomingMessage, response: ServerResponse, headers: OutgoingHttpHeaders, greeting?: Data): void
}

/** Creates a stream of server-sent events with JSON data. */
export function createEvents<Data>(): Events<Data> {
  const listening = new Set<ServerResponse>()
  const send = (response: ServerResponse, data: Data) => response.write(`data: ${JSON.stringify(data)}\n\n`)
  return {
    say(data) {
      for (const response of listening) send(response, data)
    },
    hear(request, response, headers, greeting) {
      response.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream' })
      // Sends an empty comment, because browsers fire "open" only after they receive data.
      response.write(':\n\n')
      if (greeting !== undefined) send(response, greeting)
      listening.add(response)
      request.once('close', () => listening.delete(response))
    },
  }
}
