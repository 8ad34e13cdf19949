import { say } from '../say/say.js'
import { fileProblem, type Problem } from './problem'

/**
 * Runs a task on a file. An exception, which means a bug in the program, becomes a problem of that file.
 * @param task the activity, for the report: "reading"
 * @param describe turns the exception into a problem, if it may not be a bug of the program
 * @returns undefined after an exception
 * @throws system errors, such as a full disk: no content file causes them
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

/** Turns an exception into a problem of the file it happened in. */
export function internalError(file: string, task: string, error: unknown): Problem {
  const message = say`The checker failed on this file (${task}: ${failureReason(error)}).`
  const hint = say`This is a bug in the program, not your mistake. Please report it to the maintainers, with this message and the file.`
  return fileProblem(file, 'internal-error', message, hint)
}

/** An exception in one line: `failureReason(new TypeError('x is null')) // 'TypeError: x is null'` */
export function failureReason(error: unknown): string {
  const [line = ''] = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split('\n')
  return line
}
