/** One step of a build: how long it took, and how much processor time all threads spent, in milliseconds. */
export type Step = { name: string; ms: number; cpuMs: number }

/** Notes the steps of something, one after the other. */
export class Steps {
  readonly steps: Step[] = []
  #time = performance.now()
  #cpu = process.cpuUsage()

  /** Ends a step; the next begins. */
  done(name: string): void {
    const { user, system } = process.cpuUsage(this.#cpu)
    this.steps.push({ name, ms: performance.now() - this.#time, cpuMs: (user + system) / 1000 })
    this.#time = performance.now()
    this.#cpu = process.cpuUsage()
  }
}
