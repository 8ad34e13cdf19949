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

/** Codes of problems that no document in an editor can cause. */
const elsewhere = ['damaged-media', 'file-name', 'missing-site', 'missing-icons', 'unused-media']

const folder = emptyFolder()
const before = process.cwd()
let editor: Editor

beforeAll(async () => {
  await writeSite(folder)
  editor = await startEditor(folder)
  process.chdir(folder)
})

afterAll(async () => {
  process.chdir(before)
  await editor.stop()
})

function textOf(content: object | string): string {
  return typeof content === 'string' ? content : JSON.stringify(content, null, 2)
}

async function writeSite(place: string): Promise<void> {
  const { files, media } = exampleSite()
  for (const [file, content] of Object.entries(files)) if (content !== null) put(join(place, file), textOf(content))
  for (const [file, known] of Object.entries(media)) await putMedia(place, file, known)
}

function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

async function putMedia(place: string, file: string, known: Media): Promise<void> {
  put(join(place, 'pages/_media', file), await pictureFile(file, known))
}

type Said = Pick<Problem, 'file' | 'code'> & { sentence: string }

function said(problem: Problem): Said {
  const { file, code, message, hint } = problem
  return { file, code, sentence: wordsOf(joined([message, hint])) }
}

/** Opens live content with some texts in place of files, and waits until a rule reports a problem. */
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

/** Sentences of the Studio about a page or a shared document; undefined if the site cannot be opened. */
function studioSays({ site }: LiveContent, documents: Record<string, string>, file: string): Said[] | undefined {
  if (!site) return undefined
  const name = /^(?:pages|locales\/[^/]+)\/(.*)\.json$/.exec(file)?.[1] ?? ''
  const base = baseOf(siteState(site, []), site.contract)
  const own = Object.fromEntries(Object.entries(documents).filter(([one]) => one.endsWith(`/${name}.json`)))
  const isShared = ['_site', 'common', 'glossary'].includes(name)
  const read = isShared ? readShared(base, own, undefined) : readOpen(base, name, own, {})
  return problemsOf(read).map(said)
}

const ofRelease = new Set(releaseChecks.map(({ code }) => code))
const examples = [...kinds].filter(([code, { wrong }]) => wrong && !elsewhere.includes(code) && !ofRelease.has(code))
/** By day, every second rule. */
const tried = examples.filter((_, i) => isLong || i % 2 === 0)

describe('live editing, the Studio and the language server say the same', () => {
  test.each(tried)(
    '%s',
    async (code, { given, wrong }) => {
      const { files, media } = exampleSite(given, wrong)
      const usual = exampleSite()
      const others = Object.entries(media).filter(([file, known]) => usual.media[file] !== known)
      for (const [file, known] of others) await putMedia(folder, file, known)
      const gone = Object.keys(usual.files).filter((file) => files[file] === null)
      for (const file of gone) rmSync(join(folder, file))
      const documents = Object.fromEntries(
        Object.entries(files).flatMap(([file, content]): [string, string][] =>
          content === null ? [] : [[file, textOf(content)]],
        ),
      )
      const live = await openLive(documents, code)
      const problem = live.found.find((one) => one.code === code)
      if (!problem) throw new Error(`Nothing is found by ${code}.`)
      const { file, sentence } = said(problem)
      const saidOf = (all: Said[]) =>
        all.filter((one) => one.code === code && one.file === file).map((one) => one.sentence)
      if (isErrorWhileWriting(problem)) expect(saidOf(live.problems.map(said))).toContain(sentence)
      const studio = saidOf(studioSays(live, documents, file) ?? [])
      if (studio.length > 0) expect(studio).toContain(sentence)
      for (const [one, text] of Object.entries(documents)) editor.open(one, text)
      // A missing file cannot be open.
      if (documents[file] !== undefined)
        await editor.until(file, (found) => found.some((one) => one.code === code && one.message === sentence))
      for (const one of Object.keys(documents)) editor.close(one)
      for (const [one] of others)
        usual.media[one] ? await putMedia(folder, one, usual.media[one]) : rmSync(join(folder, 'pages/_media', one))
      for (const one of gone) put(join(folder, one), textOf(usual.files[one] ?? ''))
    },
    60_000,
  )
})
