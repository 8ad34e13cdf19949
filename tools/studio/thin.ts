import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import { openContent } from '../builder/source'
import { knownUnits } from '../content/units'
import { Library } from '../dev/library'
import { sendFile } from '../serve/send'
import { createStudioApp } from './app'
import type { FileState, SaveRequest, SiteState } from './protocol'

const stampOf = (text: string) => createHash('sha256').update(text).digest('hex')
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}
function fileState(path: string): FileState {
  if (!existsSync(path)) return { path }
  const text = readFileSync(path, 'utf8')
  return { path, text, stamp: stampOf(text) }
}
export function thinStudio(): Plugin {
  return {
    name: 'thin-studio',
    apply: 'serve',
    async configureServer(server) {
      const app = await createStudioApp()
      const library = new Library()
      server.middlewares.use(async (request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost')
        if (!url.pathname.startsWith('/_studio/')) return next()
        const found = app(url.pathname)
        if (found && 'file' in found) return sendFile(request, response, found.file, {})
        if (found) return response.setHeader('Content-Type', 'text/html; charset=utf-8').end(found.html)
        const send = (value: unknown) =>
          response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value))
        const what = url.pathname.slice('/_studio/api/'.length)
        library.touch()
        const { state } = await library.read()
        if (!state) throw new Error('no site')
        const { site, pages } = state
        if (what === 'site') {
          const answer: SiteState = {
            languages: site.settings.languages,
            defaultLanguage: site.settings.defaultLanguage,
            brands: site.settings.brands.map(({ id, name, darkTheme }) => ({
              id,
              name,
              darkTheme: darkTheme === true,
            })),
            source: { documents: openContent().source.documents, media: site.source.media, fonts: site.source.fonts },
            index: { pages: site.index.pages, unreadable: site.index.unreadable },
            pages: site.index.pages.map((info) => ({
              name: info.name,
              file: info.file,
              title: info.names[info.lang]?.text ?? info.name,
              address: info.address,
              parent: info.parent,
              draft: info.draft === true,
              lang: info.lang,
              languages: info.languages,
              errors: 0,
              unsaved: false,
            })),
            units: [...knownUnits(site.locales)],
            kinds: [{ id: 'page' }, { id: 'product' }, { id: 'hub' }],
            repository: true,
          }
          return send(answer)
        }
        if (what === 'states') return send({})
        if (what === 'page') {
          const name = url.searchParams.get('name') ?? ''
          const files = pages.get(name)?.files ?? []
          const ledger = `locales/.ledger/${name}.jsonl`
          return send({
            name,
            files: files.map(fileState),
            ledger: existsSync(ledger) ? { [ledger]: readFileSync(ledger, 'utf8') } : {},
            drafts: [],
          })
        }
        if (what === 'media')
          return send(Object.entries(site.source.media).map(([file, media]) => ({ file, media, usedBy: [] })))
        if (what === 'draft') return send({})
        if (what === 'save') {
          const { files } = JSON.parse((await bodyOf(request)).toString()) as SaveRequest
          for (const { path, text } of files) {
            if (text === undefined) rmSync(path, { force: true })
            else {
              mkdirSync(dirname(path), { recursive: true })
              writeFileSync(path, text)
            }
          }
          return send({ kind: 'saved', files: files.map(({ path }) => fileState(path)), merged: false })
        }
        response.statusCode = 404
        send({ message: 'Not yet.' })
      })
    },
  }
}
