import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A copy of the fixture site, with a live editing server. */
export type Live = {
  url: string
  folder: string
  /** Output of the command so far. */
  output(): string
  /** Saves a changed document. @throws if `change` changes nothing */
  save(file: string, change: (text: string) => string): void
  read(file: string): string
  stop(): Promise<void>
}

/**
 * Starts a command that serves live content on a free port, and waits until it answers.
 * @param words the command and its options: "dev", "--lang"
 */
export async function startLive(words: string[]): Promise<Live> {
  const folder = mkdtempSync(join(tmpdir(), 'live-'))
  for (const part of ['pages', 'locales', 'blocks'])
    cpSync(join('tests/fixture-site', part), join(folder, part), { recursive: true })
  addDraft(folder)
  const child = spawn('node', [resolve('tools/run.js'), ...words], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', PORT: '0' },
  })
  let output = ''
  const url = await new Promise<string>((done, fail) => {
    const take = (text: Buffer) => {
      output += text
      const [url] = /http:\/\/localhost:\d+/.exec(output) ?? []
      if (url) done(url)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.once('exit', () => fail(new Error(output)))
  })
  return {
    url,
    folder,
    output: () => output,
    save(file, change) {
      const before = readFileSync(join(folder, file), 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`Nothing changes in ${file}.`)
      writeFileSync(join(folder, file), after)
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    async stop() {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs in a page. Makes it look to its scripts as if its tab were in the background, or no longer. */
export function lookAway(isAway: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isAway, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

function addDraft(folder: string): void {
  writeFileSync(
    join(folder, 'pages/tripod.json'),
    JSON.stringify({
      title: 'A new tripod',
      description: 'A tripod that folds to the length of an arm and carries a large reflector.',
      draft: true,
      blocks: [{ type: 'text', id: 'about', text: 'Goes with [our telescopes](/telescopes).' }],
    }),
  )
}
