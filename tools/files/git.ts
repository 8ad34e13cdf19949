import { execFileSync } from 'node:child_process'

/** Asks Git in the current folder. @returns what it printed @throws an error with what it said, when it refuses */
export function git(...words: string[]): string {
  return gitIn(process.env, ...words)
}

/** Asks Git in the current folder, in an environment of its own. */
export function gitIn(env: NodeJS.ProcessEnv, ...words: string[]): string {
  return execFileSync('git', words, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 })
}

/** What Git printed; undefined when it refuses. */
export function attempt(...words: string[]): string | undefined {
  try {
    return git(...words)
  } catch {
    return undefined
  }
}

/** The parts of an answer with "-z". */
export function zeros(output: string): string[] {
  return output.split('\0').filter((part) => part !== '')
}
