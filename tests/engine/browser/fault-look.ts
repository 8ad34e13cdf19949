/** Visible text and broken controls of a page, found by pressing all its buttons. */
export type Look = {
  /** All text that is visible, either at first or after a button was pressed. */
  words: string
  /** Names of elements that look like buttons or links but do nothing. */
  dead: string[]
}

/** Visible text of the page. Runs in the browser. */
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

/** Presses each visible button in turn. Runs in the browser, and requires `window.wordsInSight`. */
export async function pressAll(): Promise<Look> {
  const wordsInSight = Reflect.get(window, 'wordsInSight') as () => string
  const isInSight = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const dead: string[] = []
  const seenWords = [wordsInSight()]
  let changes = 0
  new MutationObserver((records) => {
    changes += records.length
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  window.print = () => {
    changes++
  }

  for (const link of document.querySelectorAll('a:not([href])')) if (isInSight(link)) dead.push(`a ${nameOf(link)}`)
  for (const control of document.querySelectorAll<HTMLElement>('button, summary')) {
    // Skips controls that are already selected, because pressing them may have no effect.
    if (!control.isConnected || !isInSight(control) || control.matches(':disabled, [aria-current]')) continue
    const wordsBefore = wordsInSight()
    changes = 0
    control.focus({ preventScroll: true })
    control.click()
    for (let i = 0; i < 120 && changes === 0 && wordsInSight() === wordsBefore; i++) await frame()
    const words = wordsInSight()
    if (changes === 0 && words === wordsBefore) dead.push(nameOf(control))
    seenWords.push(words)
    // Closes every dialog that the press opened.
    for (const dialog of document.querySelectorAll('dialog')) if (dialog.open) dialog.close()
    if (control.matches('summary')) control.click()
    await frame()
  }
  // Scrolls through the page, because floating buttons are hidden near some other buttons (`renderer/calls.ts`).
  for (let place = 0; place < document.body.scrollHeight; place += innerHeight / 2) {
    scrollTo(0, place)
    for (let i = 0; i < 3; i++) await frame()
    seenWords.push(wordsInSight())
  }
  return { words: seenWords.join('\n'), dead }

  function nameOf(element: Element): string {
    return `${element.localName} "${element.getAttribute('aria-label') ?? element.textContent.trim()}"`
  }
}
