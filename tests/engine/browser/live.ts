import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A server for live editing, with its own copy of the fixture site. */
export type Live = {
  url: string
  folder: string
  /** Output of the command so far. */
  output(): string
  /** Saves a changed document. @throws if `change` returns the same text */
  save(file: string, change: (text: string) => string): void
  read(file: string): string
  stop(): Promise<void>
}

/**
 * Starts a live editing command on a free port, with a copy of the fixture site, and waits until the server responds.
 * @param words the command and its options, such as "dev", "--lang"
 * @param settings fields to add to the site file
 */
export async function startLive(words: string[], settings: object = {}): Promise<Live> {
  const folder = mkdtempSync(join(tmpdir(), 'live-'))
  for (const part of ['pages', 'locales', 'blocks'])
    cpSync(join('tests/fixture-site', part), join(folder, part), { recursive: true })
  addDraft(folder)
  const siteFile = join(folder, 'pages/_site.json')
  writeFileSync(siteFile, JSON.stringify({ ...JSON.parse(readFileSync(siteFile, 'utf8')), ...settings }, null, 2))
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

/** Runs in a page. Simulates that the page's tab moves to the background, or becomes visible again. */
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
