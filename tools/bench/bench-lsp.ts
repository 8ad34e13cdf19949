/**
 * `npm run bench:lsp`: measures on a generated site how fast the language server starts and reports problems after a
 * keystroke. `N=1000 L=7 B=1` set the numbers of pages, languages and brands.
 */
import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import { say } from '../content/say/say.js'
import { fileOf, type Size } from './content'
import { benchOn } from './generated'

/** Number of simulated keystrokes. */
const keys = 40

/** Matches a link from one page to another. */
const link = /"href": "\/page-\d+"/

/** Length of a clock tick (the unit in which Linux counts CPU time), in ms. */
const tick = 10

await benchOn(
  'bench:lsp',
  say`How fast the language server starts and says what is wrong after a key. N=1000 L=7 B=1 set the size.`,
  'lsp-',
  async (folder, { pages }: Size) => {
    const [firstFile, secondFile] = [fileOf(Math.floor(pages / 2)), fileOf(Math.floor(pages / 2) - 1)]
    // Bundles the code before the measurement.
    execFileSync('node', [resolve('tools/run.js'), '--help'])
    rmSync(join(folder, '.cache'), { recursive: true, force: true })
    for (const what of ['for the first time', 'again']) {
      const editor = await startEditor(folder, firstFile)
      const [toOwn, toAll] = [editor.toOwn, editor.toAll].map((time) => time.toFixed(0))
      console.log(
        `from the prompt, ${what}: ${toOwn} ms to a mistake of the open page, ${toAll} ms to a link that leads nowhere`,
      )
      // Waits until all pages were checked, because the cache is only saved then.
      await editor.settle(secondFile)
      await editor.end()
    }
    const editor = await startEditor(folder, firstFile)
    await editor.settle(secondFile)
    print('key to what is wrong with the open page', await editor.press(firstFile, firstFile))
    print('key to what is wrong with another that is open', await editor.press(firstFile, secondFile))
    console.log(`memory: ${editor.memory()} MB`)
    await editor.end()
  },
)

async function startEditor(folder: string, file: string) {
  const start = performance.now()
  const child = spawn('node', [resolve('tools/run.js'), 'lsp'], { cwd: folder }) as ChildProcessWithoutNullStreams
  child.stderr.resume()
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  )
  const waiting = new Set<(published: PublishDiagnosticsParams) => void>()
  connection.onNotification('textDocument/publishDiagnostics', (published: PublishDiagnosticsParams) => {
    for (const look of waiting) look(published)
  })
  connection.listen()
  const uriOf = (of: string) => pathToFileURL(resolve(folder, of)).href
  const textOf = (of: string) => readFileSync(join(folder, of), 'utf8')
  const next = (of: string, isSo: (codes: unknown[]) => boolean) =>
    new Promise<void>((done) => {
      const look = ({ uri, diagnostics }: PublishDiagnosticsParams) => {
        if (uri !== uriOf(of) || !isSo(diagnostics.map(({ code }) => code))) return
        waiting.delete(look)
        done()
      }
      waiting.add(look)
    })
  let version = 1
  const open = (of: string, text = textOf(of)) =>
    connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri: uriOf(of), languageId: 'json', version: 1, text },
    })
  const type = (of: string, text: string) =>
    connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: uriOf(of), version: ++version },
      contentChanges: [{ text }],
    })
  await connection.sendRequest('initialize', { processId: process.pid, rootUri: uriOf('.'), capabilities: {} })
  await open(file, textOf(file).replace('"title"', '"titel": "", "title"').replace(link, '"href": "/nowhere"'))
  const [pageProblem, siteProblem] = ['unknown-field', 'dead-link'].map(async (code) => {
    await next(file, (codes) => codes.includes(code))
    return performance.now() - start
  })
  await connection.sendNotification('initialized', {})
  const [toOwn = 0, toAll = 0] = await Promise.all([pageProblem, siteProblem])
  return {
    /**
     * Times in ms until a problem is reported: one on the open page (`toOwn`), one that depends on all pages (`toAll`).
     */
    toOwn,
    toAll,
    /** Opens another page with a link to the first, and waits until a problem with that link appears and disappears. */
    async settle(other: string): Promise<void> {
      await open(other)
      const reported = next(other, (codes) => codes.includes('dead-link'))
      await type(file, withoutList(textOf(file)))
      await type(other, textOf(other).replace(link, `"href": "/${basename(file, '.json')}#list"`))
      await reported
      const corrected = next(other, (codes) => !codes.includes('dead-link'))
      await type(file, textOf(file))
      await corrected
    },
    /** Alternately breaks and corrects a file, once per keystroke. @param seen the file in which the problem appears */
    async press(editedFile: string, seen: string): Promise<Pressed> {
      const text = textOf(editedFile)
      const code = seen === editedFile ? 'unknown-field' : 'dead-link'
      const broken = seen === editedFile ? text.replace('"blocks"', '"bloks"') : withoutList(text)
      const times: number[] = []
      const ticksBefore = ticks(child.pid)
      for (let i = 0; i < keys; i++) {
        const isBroken = i % 2 === 0
        const reported = next(seen, (codes) => codes.includes(code) === isBroken)
        const start = performance.now()
        await type(editedFile, isBroken ? broken : text)
        await reported
        times.push(performance.now() - start)
      }
      return { times, cpu: ((ticks(child.pid) - ticksBefore) * tick) / keys }
    },
    /** Resident memory of the server in MB. */
    memory: () =>
      Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1000),
    async end(): Promise<void> {
      await connection.sendRequest('shutdown')
      const ended = once(child, 'exit')
      await connection.sendNotification('exit')
      await ended
      connection.dispose()
    },
  }
}

/** Text of a page after changing the id of its list, which breaks links to the list. */
function withoutList(text: string): string {
  return text.replace('"id": "list"', '"id": "lists"').replaceAll('"#list"', '"#lists"')
}

/** Response time of each keystroke, and mean CPU time of the server per keystroke (including later work), in ms. */
type Pressed = { times: number[]; cpu: number }

function ticks(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

function print(what: string, { times, cpu }: Pressed): void {
  const sorted = [...times].sort((a, b) => a - b)
  const quantile = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0)
  console.log(
    `${what}: median ${quantile(0.5)} ms, 90 % within ${quantile(0.9)} ms, worst ${quantile(1)} ms (${times.length} times); ${cpu.toFixed(0)} ms of a processor for each`,
  )
}
