import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { Refusal } from '../../cli/errors.js'
import { isError, type Problem } from '../../content/base/problem'
import { say } from '../../content/say/say.js'
import { projectFolder } from '../../files/project.js'
import type { PublishAnswer, PublishRequest } from '../protocol'
import { commitContent, isRepository } from './git'

/** Result of a command: exit code, standard output (`printed`) and standard error (`said`). */
type Ended = { code: number; printed: string; said: string }

let running = false

/**
 * Checks and builds the site of the current folder in separate processes. If there is a message, commits the content.
 * @throws Refusal if publishing is already in progress, or if there is a message but no repository
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
  if (message === undefined) return { kind: 'built' }
  if (!isRepository()) throw new Refusal(say`The site is not in a Git repository, so nothing can be committed.`)
  // Stores the encoded pictures for the commit, so that other machines need not encode them again.
  const generated = await run('generate', 'pictures')
  if (generated.code !== 0) return { kind: 'failed', output: outputOf(generated) }
  try {
    return { kind: 'built', commit: commitContent(message) }
  } catch (error) {
    const errorOutput = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    return { kind: 'failed', output: errorOutput || String(error) }
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
    execFile(
      process.execPath,
      [program, command, ...words],
      { env, maxBuffer: 2 ** 28 },
      (error, printed, errorOutput) => {
        done({ code: error ? 1 : 0, printed, said: errorOutput })
      },
    )
  })
}

function outputOf({ printed, said: errorOutput }: Ended): string {
  return `${errorOutput}\n${printed}`.trim()
}
