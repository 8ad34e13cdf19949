import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Answers a request, or leaves it to the next. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/** Says something to the scripts of pages: to all of them, or to one that just came. */
type Send = (event: string, data: unknown) => void

/** A part of the server of live editing. */
export type LivePart = {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: what it offers is known to who asks for it by name
  api?: any
  enforce?: 'pre' | 'post'
  /** Begins with the server; what it returns runs when all parts have begun. */
  configureServer(server: LiveServer): Promise<undefined | (() => void)> | undefined | (() => void)
}

/** The server of live editing and the Studio (`bundled-server.ts`). */
export type LiveServer = {
  middlewares: { use(handler: Handler): unknown }
  httpServer: {
    once(event: string, listener: (...said: never[]) => void): unknown
    address: Server['address']
  } | null
  ws: {
    send(message: { type: 'custom'; event: string; data?: unknown }): void
    on(event: string, listener: (data: unknown, client: { send: Send }) => void): void
  }
  config: {
    plugins: readonly Pick<LivePart, 'name' | 'api'>[]
    logger: { error(text: string): void }
    server: { port: number }
  }
  /** Makes a document load the scripts that it names as sources. */
  transformIndexHtml(address: string, html: string): Promise<string>
  printUrls(): void
  close(): Promise<void>
}
