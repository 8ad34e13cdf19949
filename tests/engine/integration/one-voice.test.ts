// Slow, because each problem must appear in live editing, in the Studio and in an editor.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isErrorWhileWriting, releaseChecks } from '../../../tools/checks'
import { kinds } from '../../../tools/checks/shared/kinds'
import type { Problem } from '../../../tools/content/base/problem'
import type { Media } from '../../../tools/content/read/model'
import { joined, wordsOf } from '../../../tools/content/say/say.js'
import { LiveContent } from '../../../tools/site/live'
import { baseOf, problemsOf, readOpen, readShared } from '../../../tools/studio/client/core'
import { siteState } from '../../../tools/studio/server/site-state'
import { pictureFile } from '../example-media'
import { exampleSite } from '../example-site'
import { isLong } from '../long-run'
import { type Editor, startEditor } from './editor'
import { emptyFolder } from './small-site'

/** Codes of problems that no document open in an editor can cause. */
const elsewhere = ['damaged-media', 'file-name', 'missing-site', 'missing-icons', 'unused-media']

const folder = emptyFolder()
const previousFolder = process.cwd()
let editor: Editor

beforeAll(async () => {
  await writeSite(folder)
  editor = await startEditor(folder)
  process.chdir(folder)
})

afterAll(async () => {
  process.chdir(previousFolder)
  await editor.stop()
})

function textOf(content: object | string): string {
  return typeof content === 'string' ? content : JSON.stringify(content, null, 2)
}

async function writeSite(place: string): Promise<void> {
  const { files, media } = exampleSite()
  for (const [file, content] of Object.entries(files)) if (content !== null) put(join(place, file), textOf(content))
  for (const [file, properties] of Object.entries(media)) await putMedia(place, file, properties)
}

function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

async function putMedia(place: string, file: string, properties: Media): Promise<void> {
  put(join(place, 'pages/_media', file), await pictureFile(file, properties))
}

type Said = Pick<Problem, 'file' | 'code'> & { sentence: string }

function said(problem: Problem): Said {
  const { file, code, message, hint } = problem
  return { file, code, sentence: wordsOf(joined([message, hint])) }
}

/** Opens a site for live editing, with the given texts instead of files, and waits until a rule reports a problem. */
async function openLive(documents: Record<string, string>, code: string): Promise<LiveContent> {
  let changed = () => {}
  const content = new LiveContent(() => changed(), { pause: 0, withWarnings: true })
  const isFound = () => content.found.some((problem) => problem.code === code)
  await content.update(undefined, documents)
  await new Promise<void>((done) => {
    changed = () => isFound() && done()
    changed()
  })
  return content
}

/** Messages that the Studio shows for a page or a shared document; undefined if the site cannot be opened. */
function studioSays({ site }: LiveContent, documents: Record<string, string>, file: string): Said[] | undefined {
  if (!site) return undefined
  const name = /^(?:pages|locales\/[^/]+)\/(.*)\.json$/.exec(file)?.[1] ?? ''
  const base = baseOf(siteState(site, []), site.contract)
  const ownDocuments = Object.fromEntries(Object.entries(documents).filter(([path]) => path.endsWith(`/${name}.json`)))
  const isShared = ['_site', 'common', 'glossary'].includes(name)
  const read = isShared ? readShared(base, ownDocuments, undefined) : readOpen(base, { name, texts: ownDocuments }, {})
  return problemsOf(read).map(said)
}

const ofRelease = new Set(releaseChecks.map(({ code }) => code))
const examples = [...kinds].filter(([code, { wrong }]) => wrong && !elsewhere.includes(code) && !ofRelease.has(code))
/** Examples to test. CI tests only every fourth rule. */
const tried = examples.filter((_, i) => isLong || i % 4 === 0)

describe('live editing, the Studio and the language server say the same', { tags: 'ci' }, () => {
  test.each(tried)(
    '%s',
    async (code, { given, wrong }) => {
      const { files, media } = exampleSite(given, wrong)
      const usual = exampleSite()
      const others = Object.entries(media).filter(([file, properties]) => usual.media[file] !== properties)
      for (const [file, properties] of others) await putMedia(folder, file, properties)
      const deletedFiles = Object.keys(usual.files).filter((file) => files[file] === null)
      for (const file of deletedFiles) rmSync(join(folder, file))
      const documents = Object.fromEntries(
        Object.entries(files).flatMap(([file, content]): [string, string][] =>
          content === null ? [] : [[file, textOf(content)]],
        ),
      )
      const live = await openLive(documents, code)
      const problem = live.found.find((candidate) => candidate.code === code)
      if (!problem) throw new Error(`Nothing is found by ${code}.`)
      const { file, sentence } = said(problem)
      const saidOf = (allSaid: Said[]) =>
        allSaid.filter((problem) => problem.code === code && problem.file === file).map((problem) => problem.sentence)
      if (isErrorWhileWriting(problem)) expect(saidOf(live.problems.map(said))).toContain(sentence)
      const studio = saidOf(studioSays(live, documents, file) ?? [])
      if (studio.length > 0) expect(studio).toContain(sentence)
      for (const [path, text] of Object.entries(documents)) editor.open(path, text)
      // Skips missing files, because no editor can have them open.
      if (documents[file] !== undefined)
        await editor.until(file, (diagnostics) =>
          diagnostics.some((diagnostic) => diagnostic.code === code && diagnostic.message === sentence),
        )
      for (const path of Object.keys(documents)) editor.close(path)
      for (const [path] of others)
        usual.media[path] ? await putMedia(folder, path, usual.media[path]) : rmSync(join(folder, 'pages/_media', path))
      for (const path of deletedFiles) put(join(folder, path), textOf(usual.files[path] ?? ''))
    },
    60_000,
  )
})
