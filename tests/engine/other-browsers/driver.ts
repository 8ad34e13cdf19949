/** Controls a browser with one window, through the same interface for every browser engine. */
export type Driver = {
  /** Opens an address, and waits until the document has loaded. */
  open(address: string): Promise<void>
  /** Runs a function in the page. The function can use its argument, but no outer variables. */
  ask<Answer, Argument = undefined>(question: (argument: Argument) => Answer, argument?: Argument): Promise<Answer>
  /** Clicks the first element that matches a selector, with the browser's own pointer. */
  click(selector: string): Promise<void>
  /** Presses keys in sequence in the focused element. */
  type(keys: string): Promise<void>
  /** Sets the size of the viewport, in CSS px. */
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}
