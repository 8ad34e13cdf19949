import type { IncomingMessage } from 'node:http'
import { relative, resolve } from 'node:path'
import launchEditor from 'launch-editor'
import type { Text } from './respond'

/**
 * Opens a document at a line in the editor that runs, or that LAUNCH_EDITOR names. The request has to come from this
 * machine and from a page of this server, and to ask for a document of the site.
 */
export function openInEditor({ url = '', headers, socket }: Pick<IncomingMessage, 'url' | 'headers' | 'socket'>): Text {
  const asked = new URL(url, 'http://localhost').searchParams.get('file') ?? ''
  const [, path = '', place = ''] = /^(.*?)((?::\d+){0,2})$/s.exec(asked) ?? []
  const file = resolve(path)
  const isHere = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
  const isDocument = /^(pages|locales)\/.*\.json$/.test(relative('.', file).replaceAll('\\', '/'))
  if (!isHere || headers['sec-fetch-site'] !== 'same-origin' || !isDocument)
    return { status: 403, type: 'text/plain', body: 'Only the editing page itself opens files.\n' }
  launchEditor(file + place)
  return { status: 200, type: 'text/plain', body: '' }
}
