import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Answers a request, or leaves it to the next. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/** Says something to the scripts of pages: to all of them, or to one that just came. */
type Send = (event: string, data: unknown) => void

/** A part of the server of live editing. */
export type LivePart = {
  name: string
  // Plugins of Vite have one of any kind.
  // biome-ignore lint/suspicious/noExplicitAny: what it offers is known to who asks for it by name
  api?: any
  enforce?: 'pre' | 'post'
  /** Begins with the server; what it returns runs when all parts have begun. */
  configureServer(server: LiveServer): Promise<undefined | (() => void)> | undefined | (() => void)
}

/**
 * The parts of a server that live editing and the Studio need. It is `bundled-server.ts`, or Vite's for work on the engine,
 * which serves its sources one by one.
 */
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
  /** Only where there are sources, which may change. */
  watcher?: { on(event: 'all', listener: (kind: string, file: string) => void): unknown }
  ssrLoadModule?(address: string): Promise<object>
  printUrls(): void
  close(): Promise<void>
}
