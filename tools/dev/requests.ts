import { setTimeout as later } from 'node:timers/promises'

/** How often it is looked whether somebody still waits, in milliseconds. */
const waitInterval = 20

/** How long no request must have waited before it is: a browser that opens a page asks again and again, with pauses. */
const quiet = 150

/** Requests that are not answered yet. Work that no request waits for gives way to them. */
export class Requests {
  /** How many there are, and when one of them was last answered. */
  #waiting = 0
  #answered = 0

  /** Says that somebody waits for an answer: what can wait then does. @returns to be called when they have it */
  wait(): () => void {
    this.#waiting++
    return () => {
      this.#waiting--
      this.#answered = performance.now()
    }
  }

  /** Waits until all who wait for an answer have it. */
  async answered(): Promise<void> {
    while (this.#waiting > 0) await later(waitInterval)
  }

  /** Waits until no request has waited for a while, and lets others come first. */
  async idle(): Promise<void> {
    const isAsked = () => this.#waiting > 0 || performance.now() - this.#answered < quiet
    do await later(isAsked() ? waitInterval : 0)
    while (isAsked())
  }
}
