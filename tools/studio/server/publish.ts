import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { Refusal } from '../../cli/errors.js'
import { isError, type Problem } from '../../content/base/problem'
import { say } from '../../content/say/say.js'
import { projectFolder } from '../../files/project.js'
import type { PublishAnswer, PublishRequest } from '../protocol'
import { commitContent, isRepository } from './git'

/** What a command printed, and its exit code. */
type Ended = { code: number; printed: string; said: string }

let running = false

/**
 * Checks and builds the site of the current folder, each in a process of its own, and commits it when there is a message.
 * @throws Refusal while the same is being done already
 */
export async function publish(request: PublishRequest): Promise<PublishAnswer> {
  if (running) throw new Refusal(say`The site is already being published. Wait until that is done.`)
  running = true
  try {
    return await checkBuildCommit(request)
  } finally {
    running = false
  }
}

async function checkBuildCommit({ message }: PublishRequest): Promise<PublishAnswer> {
  const checked = await run('check', '--format', 'json')
  const problems = problemsIn(checked.printed)
  if (!problems) return { kind: 'failed', output: outputOf(checked) }
  if (problems.some(isError)) return { kind: 'refused', problems: problems.filter(isError) }
  const built = await run('build')
  if (built.code !== 0) return { kind: 'failed', output: outputOf(built) }
  if (message === undefined) return { kind: 'published' }
  if (!isRepository()) throw new Refusal(say`The site is not in a Git repository, so nothing can be committed.`)
  // Who gets the commit need not encode new pictures again.
  const kept = await run('generate', 'pictures')
  if (kept.code !== 0) return { kind: 'failed', output: outputOf(kept) }
  try {
    return { kind: 'published', commit: commitContent(message) }
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    return { kind: 'failed', output: said || String(error) }
  }
}

function problemsIn(printed: string): Problem[] | undefined {
  try {
    const problems: (Problem & { said: Pick<Problem, 'message' | 'hint'> })[] = JSON.parse(printed).problems
    return problems.map(({ said, ...problem }) => ({ ...problem, ...said }))
  } catch {
    return undefined
  }
}

function run(command: string, ...words: string[]): Promise<Ended> {
  const program = join(projectFolder, 'tools/run.js')
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: '' }
  return new Promise((done) => {
    execFile(process.execPath, [program, command, ...words], { env, maxBuffer: 2 ** 28 }, (error, printed, said) => {
      done({ code: error ? 1 : 0, printed, said })
    })
  })
}

function outputOf({ printed, said }: Ended): string {
  return `${said}\n${printed}`.trim()
}
