import { say } from '../say/say.js'
import { fileProblem, type Problem } from './problem'

/**
 * Does something with a file. An exception, which only a fault in the program throws, becomes a problem of that file.
 * @param task what was done, for the report: "reading"
 * @param describe makes the problem of the exception, where it may be somebody else's fault
 * @returns undefined after an exception
 * @throws what the system refuses, such as a full disk: no file of the content has a part in that
 */
export function guarded<Result>(
  file: string,
  task: string,
  problems: Problem[],
  run: () => Result,
  describe = (error: unknown) => internalError(file, task, error),
): Result | undefined {
  try {
    return run()
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error
    problems.push(describe(error))
    return undefined
  }
}

/** An exception as a problem of the file it happened in. */
export function internalError(file: string, task: string, error: unknown): Problem {
  const message = say`The checker failed on this file (${task}: ${failureReason(error)}).`
  const hint = say`This is a bug in the program, not your mistake. Please report it to the maintainers, with this message and the file.`
  return fileProblem(file, 'internal-error', message, hint)
}

/** An exception in one line. */
export function failureReason(error: unknown): string {
  const [line = ''] = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split('\n')
  return line
}
