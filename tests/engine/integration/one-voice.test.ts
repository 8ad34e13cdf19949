import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isErrorWhileWriting } from '../../../tools/checks'
import { explanations } from '../../../tools/checks/examples'
import { sayProblem } from '../../../tools/cli/language/say'
import type { Media } from '../../../tools/content/model'
import type { Problem } from '../../../tools/content/problem'
import { LiveContent } from '../../../tools/dev/content'
import { baseOf, problemsOf, readOpen, readShared } from '../../../tools/studio/client/core'
import { siteState } from '../../../tools/studio/server/site-state'
import { exampleSite } from '../example-site'
import { type Editor, startEditor } from './editor'
import { emptyFolder, ico } from './small-site'

/** Nothing that an editor opens can cause these. */
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

async function putMedia(place: string, file: string, { width = 1, height = 1, labels = [] }: Media): Promise<void> {
  const marks = labels.map((label) => `<text>${label}</text>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${marks}</svg>`
  const format = /\.(avif|webp|png|jpe?g)$/.exec(file)?.[1] as 'avif' | undefined
  const picture = () => sharp({ create: { width, height, channels: 3, background: '#888' } })
  const content = file.endsWith('.svg')
    ? svg
    : file.endsWith('.ico')
      ? ico
      : format
        ? await picture().toFormat(format).toBuffer()
        : 'x'
  put(join(place, 'pages/_media', file), content)
}

type Said = Pick<Problem, 'file' | 'code'> & { sentence: string }

function said(problem: Problem): Said {
  const { file, code, message, hint } = sayProblem(problem)
  return { file, code, sentence: hint ? `${message} ${hint}` : message }
}

/** What the overlay of live editing has, and what the Studio says of the page or of what all pages share. */
async function othersSay(
  documents: Record<string, string>,
  problem: Said,
): Promise<{ overlay: Said[]; studio?: Said[] }> {
  const content = new LiveContent(() => {}, { pause: 0, withWarnings: true })
  await content.update(undefined, documents)
  const name = /^(?:pages|locales\/[^/]+)\/(.*)\.json$/.exec(problem.file)?.[1] ?? ''
  content.look(name)
  const overlay = content.problems.map(said)
  if (!content.site) return { overlay }
  const base = baseOf(siteState(content.site, []), content.site.contract)
  const own = Object.fromEntries(Object.entries(documents).filter(([file]) => file.endsWith(`/${name}.json`)))
  const isShared = ['_site', 'common', 'glossary'].includes(name)
  const read = isShared ? readShared(base, own, undefined) : readOpen(base, name, own, {})
  return { overlay, studio: problemsOf(read).map(said) }
}

const examples = Object.entries(explanations).filter(([code, { wrong }]) => wrong && !elsewhere.includes(code))

describe('live editing, the Studio and the language server say the same', () => {
  test.each(examples)('%s', async (code, { given, wrong }) => {
    const { files, media } = exampleSite(given, wrong)
    for (const [file, known] of Object.entries(media))
      if (!existsSync(join('pages/_media', file))) await putMedia('.', file, known)
    const documents = Object.fromEntries(
      Object.entries(files).flatMap(([file, content]): [string, string][] =>
        content === null ? [] : [[file, textOf(content)]],
      ),
    )
    for (const [file, text] of Object.entries(documents)) editor.open(file, text)
    const file = await editor.fileWith(code)
    const found = await editor.sentence(file, code)
    const sentence = String(found.message)
    const { overlay, studio } = await othersSay(documents, { file, code, sentence })
    const sentencesOf = (all: Said[]) =>
      all.filter((one) => one.code === code && one.file === file).map((one) => one.sentence)
    const isError = found.severity === 1 && isErrorWhileWriting({ code, severity: 'error' } as Problem)
    if (isError) expect(sentencesOf(overlay)).toContain(sentence)
    if (studio && sentencesOf(studio).length > 0) expect(sentencesOf(studio)).toContain(sentence)
    for (const file of Object.keys(documents)) editor.close(file)
    rmSync('.cache/memo.jsonl', { force: true })
  }, 6_000)
})
