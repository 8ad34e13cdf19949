/** Ends the current task, so that a pending touch is handled before the next task. */
export function nextTask(): Promise<void> {
  return new Promise((next) => setTimeout(next))
}
