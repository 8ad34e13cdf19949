import { request } from 'node:http'
import { expect, vi } from 'vitest'
import type { EditedFile, FileState, PageState, SaveAnswer, SaveRequest } from '../../../tools/studio/protocol'
import { startDev } from './dev-server'

export type Reply = { status: number; headers: Record<string, unknown>; body: string }

/** A request whose path is sent exactly as written; `fetch` would normalize the path. */
export type Asked = {
  method?: string
  path: string
  headers?: Record<string, string | undefined>
  body?: string | Buffer
}

/** A server started by `npm run studio`, and a simulated browser that has opened the printed address. */
export type StudioServer = Awaited<ReturnType<typeof startStudio>>

export async function startStudio(folder: string) {
  const server = await startDev(folder, '', 'studio')
  const { port, stop } = server
  const ownOrigin = `http://localhost:${port}`
  const raw = ({ method = 'GET', path, headers = {}, body = '' }: Asked) =>
    new Promise<Reply>((done, fail) => {
      const givenHeaders = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
      const asking = request({
        host: 'localhost',
        port,
        method,
        path,
        headers: givenHeaders as Record<string, string>,
        agent: false,
      })
      asking.on('response', (response) => {
        let text = ''
        response.on('data', (part) => (text += part))
        response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
      })
      // If the body is too large, the server may respond before it has received the whole body. An error after the
      // response has no effect.
      asking.on('error', fail)
      asking.end(body)
    })
  const address = await vi.waitFor(
    () => /\/_studio\/\?token=\S+/.exec(server.printed())?.[0] ?? expect.fail(server.printed()),
  )
  const welcome = await raw({ path: address })
  const cookie = String(welcome.headers['set-cookie']).split(';')[0]
  const allowed = { Cookie: cookie, Origin: ownOrigin, 'Content-Type': 'application/json' }
  const get = async <Answer>(path: string): Promise<Answer> =>
    JSON.parse((await raw({ path: `/_studio/api/${path}`, headers: { Cookie: cookie } })).body)
  const post = async <Answer>(path: string, body: unknown): Promise<{ status: number; answer: Answer }> => {
    const { status, body: text } = await raw({
      method: 'POST',
      path: `/_studio/api/${path}`,
      headers: allowed,
      body: JSON.stringify(body),
    })
    return { status, answer: JSON.parse(text) }
  }
  const open = (name: string) => get<PageState>(`page?name=${name}`)
  const save = async (name: string, id: string, files: EditedFile[], answers?: SaveRequest['answers']) =>
    (await post<SaveAnswer>('save', { name, id, files, answers })).answer
  return { process: server.process, port, address, welcome, allowed, raw, get, post, open, save, stop }
}

/** An edit that replaces some text of an opened file. */
export function edited({ files }: { files: FileState[] }, path: string, before: string, after: string): EditedFile {
  const from = files.find((file) => file.path === path) ?? { path }
  if (!from.text?.includes(before)) throw new Error(`${path} does not say ${before}.`)
  return { path, text: from.text.replace(before, after), from }
}
