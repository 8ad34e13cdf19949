import { say } from '../say/say.js'
import { fileProblem, type Problem } from './problem'

/**
 * Runs a task on a file. An exception means that the program has a bug, and is reported as a problem of that file.
 * @param task name of the task for the report, such as "reading"
 * @param describe converts an exception to a problem; needed if the cause may be something other than a bug
 * @returns undefined after an exception
 * @throws system errors, such as a full disk, because content files do not cause them
 */
export function runGuarded<Result>(
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

/** Converts an exception to a problem of the file that was being processed. */
export function internalError(file: string, task: string, error: unknown): Problem {
  const message = say`The checker failed on this file (${task}: ${failureReason(error)}).`
  const hint = say`This is a bug in the program, not your mistake. Please report it to the maintainers, with this message and the file.`
  return fileProblem(file, 'internal-error', message, hint)
}

/** Converts an exception to one line of text: `failureReason(new TypeError('x is null')) // 'TypeError: x is null'` */
export function failureReason(error: unknown): string {
  const [line = ''] = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split('\n')
  return line
}
