/** What a visitor finds on a page who tries all its buttons. */
export type Look = {
  /** All words that can be seen: at once, or by a button. */
  words: string
  /** What looks as if it could be pressed, and does nothing. */
  dead: string[]
}

/** Runs in the browser. @returns the words that can be seen now */
export function wordsInSight(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    if (data.trim() === '' || !parentElement || parentElement.closest('script, style, noscript')) continue
    if (parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })) words.push(data)
  }
  return words.join('\n')
}

/** Runs in the browser, where `wordsInSight` is known by that name. Presses every button that is in sight, one after the other. */
export async function pressAll(): Promise<Look> {
  const wordsInSight = Reflect.get(window, 'wordsInSight') as () => string
  const isInSight = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const dead: string[] = []
  const found = [wordsInSight()]
  let changes = 0
  new MutationObserver((all) => {
    changes += all.length
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  window.print = () => {
    changes++
  }

  for (const link of document.querySelectorAll('a:not([href])')) if (isInSight(link)) dead.push(`a ${nameOf(link)}`)
  for (const control of document.querySelectorAll<HTMLElement>('button, summary')) {
    // What says that it is chosen already need not do anything.
    if (!control.isConnected || !isInSight(control) || control.matches(':disabled, [aria-current]')) continue
    const before = wordsInSight()
    changes = 0
    control.focus({ preventScroll: true })
    control.click()
    for (let i = 0; i < 120 && changes === 0 && wordsInSight() === before; i++) await frame()
    const words = wordsInSight()
    if (changes === 0 && words === before) dead.push(nameOf(control))
    found.push(words)
    // What opened over the page is closed again.
    for (const dialog of document.querySelectorAll('dialog')) if (dialog.open) dialog.close()
    if (control.matches('summary')) control.click()
    await frame()
  }
  // What floats over the page is not there while a button of the page does the same (`renderer/calls.ts`).
  for (let place = 0; place < document.body.scrollHeight; place += innerHeight / 2) {
    scrollTo(0, place)
    for (let i = 0; i < 3; i++) await frame()
    found.push(wordsInSight())
  }
  return { words: found.join('\n'), dead }

  function nameOf(element: Element): string {
    return `${element.localName} "${element.getAttribute('aria-label') ?? element.textContent.trim()}"`
  }
}
