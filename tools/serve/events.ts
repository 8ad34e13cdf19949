import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** A stream of events to all pages that listen. */
export type Events<Data> = {
  /** Says something to all of them. */
  say(data: Data): void
  /** Keeps a request open, to hear what is said. @param greeting said to this page at once */
  hear(request: IncomingMessage, response: ServerResponse, headers: OutgoingHttpHeaders, greeting?: Data): void
}

/** A stream of server-sent events, each with data in JSON. */
export function createEvents<Data>(): Events<Data> {
  const listening = new Set<ServerResponse>()
  const tell = (response: ServerResponse, data: Data) => response.write(`data: ${JSON.stringify(data)}\n\n`)
  return {
    say(data) {
      for (const response of listening) tell(response, data)
    },
    hear(request, response, headers, greeting) {
      response.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream' })
      // A browser knows that it listens when something comes.
      response.write(':\n\n')
      if (greeting !== undefined) tell(response, greeting)
      listening.add(response)
      request.once('close', () => listening.delete(response))
    },
  }
}
