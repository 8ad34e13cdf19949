import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findJava } from '../machine'
import { test } from './test'

/** Messages of the W3C checker that are ignored, each with the reason. */
const expectedMessages: [says: RegExp, why: string][] = [
  [/Attribute “media” not allowed on element “source”/, 'films have it again in the standard; the checker is older'],
]

/** The W3C checker, which `npm test` installs if Java is available. */
const jar = 'tests/w3c/node_modules/vnu-jar/build/dist/vnu.jar'

type Message = { type: string; subType?: string; url?: string; message: string; extract?: string }

/**
 * Checks documents of a built site with the W3C's Nu HTML checker. If Java is missing, the test is skipped with a
 * message. Styles are not checked, because the checker does not support cascade layers.
 * @param files paths of the documents within the folder
 * @returns errors and warnings
 */
export async function nuFaults(folder: string, files: string[]): Promise<string[]> {
  const java = existsSync(jar) ? findJava() : undefined
  test.skip(!java, 'Java or tests/w3c is not installed, so no page is checked by W3C\u2019s rules.')
  const copies = mkdtempSync(join(tmpdir(), 'nu-'))
  try {
    for (const file of files) {
      mkdirSync(dirname(join(copies, file)), { recursive: true })
      writeFileSync(
        join(copies, file),
        readFileSync(join(folder, file), 'utf8').replace(/(<style>).*?(<\/style>)/gs, '$1$2'),
      )
    }
    const faults = (await check(java ?? '', copies)).filter(
      ({ message }) => !expectedMessages.some(([says]) => says.test(message)),
    )
    return faults.map(
      ({ url = '', message, extract = '' }) => `${url.split(copies)[1]}: ${message} ${extract.slice(0, 200)}`,
    )
  } finally {
    rmSync(copies, { recursive: true, force: true })
  }
}

/**
 * Checks all documents in one process. Language detection is off, because it mistakes product names for English text.
 */
function check(java: string, folder: string): Promise<Message[]> {
  const options = ['-jar', jar, '--format', 'json', '--stdout', '--skip-non-html', '--no-langdetect', folder]
  return new Promise((done, fail) => {
    execFile(java, options, { maxBuffer: 1e9 }, (error, stdout) => {
      // Exit code 1 means that the checker has messages.
      if (error && error.code !== 1) return fail(error)
      const { messages }: { messages: Message[] } = JSON.parse(stdout)
      done(messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning'))
    })
  })
}
