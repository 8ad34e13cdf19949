/** A browser with one window, as the journey uses it: the same for every engine. */
export type Driver = {
  /** Opens an address, and waits until the document is there. */
  open(address: string): Promise<void>
  /** Asks the page something. The question runs there, and knows nothing but its argument. */
  ask<Answer, Argument = undefined>(question: (argument: Argument) => Answer, argument?: Argument): Promise<Answer>
  /** Presses the first element that a selector names, by the engine's own pointer. */
  click(selector: string): Promise<void>
  /** Presses keys one after the other, where the focus is. */
  type(keys: string): Promise<void>
  /** Makes the window as large as a screen, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}
