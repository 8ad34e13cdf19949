import type { IncomingMessage } from 'node:http'
import { relative, resolve } from 'node:path'

/**
 * Whether a request may open a file in the editor: it comes from this machine, from a page of this server, and asks for a
 * document of the site.
 */
export function mayOpen({ url = '', headers, socket }: Pick<IncomingMessage, 'url' | 'headers' | 'socket'>): boolean {
  const asked = new URL(url, 'http://localhost').searchParams.get('file') ?? ''
  const file = relative('.', resolve(asked.replace(/:\d+:\d+$/, ''))).replaceAll('\\', '/')
  const isHere = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
  return isHere && headers['sec-fetch-site'] === 'same-origin' && /^(pages|locales)\/.*\.json$/.test(file)
}
