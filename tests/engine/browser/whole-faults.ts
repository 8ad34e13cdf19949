/** A page to check: its address, window widths in CSS px, and the widths to check again with doubled text size. */
type Look = { address: string; widths: number[]; largeAt: number[] }

/** Runs in the browser, on a page with an iframe. @returns each layout fault once, with its window widths */
export async function faultsIn({ address, widths, largeAt }: Look): Promise<string[]> {
  const mostLines = 4
  const frame = document.querySelector('iframe')
  if (!frame) throw new Error('There is no frame.')
  frame.style.cssText = 'border:0;block-size:900px;inline-size:1280px'
  await new Promise((done) => {
    frame.onload = done
    frame.src = address
  })
  const within = frame.contentDocument
  const view = frame.contentWindow
  if (!within || !view) throw new Error(`${address} is not there.`)
  const root = within.documentElement
  const styleOf = (element: Element) => view.getComputedStyle(element)
  await within.fonts.ready
  const widthsByFault = new Map<string, string[]>()

  const lookAt = (state: string, isLarge = false) => {
    const texts = textsOf()
    for (const width of isLarge ? largeAt : widths) {
      frame.style.inlineSize = `${width}px`
      const note = (fault: string) =>
        widthsByFault.set(fault, [...(widthsByFault.get(fault) ?? []), `${width}${state}`])
      if (root.scrollWidth > root.clientWidth) note(`scrolls sideways by ${root.scrollWidth - root.clientWidth}px`)
      for (const text of texts) lookAtText(text, note, isLarge)
      if (!isLarge) {
        for (const short of within?.querySelectorAll('h1, h2, h3, h4, dt, .button') ?? []) lookAtLines(short, note)
        lookAtHeader(note)
      }
    }
  }
  lookAt('')
  // Without the class `js`, all panels are open, as on a page without scripts.
  if (within.querySelector('.tabs, .map')) {
    root.classList.remove('js')
    lookAt(' without scripts')
    root.classList.add('js')
  }
  removeFonts()
  lookAt(' in other letters')
  enlarge()
  lookAt(' with text twice as large', true)
  return [...widthsByFault].map(([fault, widthNames]) => `${fault}, at ${widthNames.join(', ')}`)

  /** Text nodes to check. Skips hidden text, and the header's language codes, which are shown only if there is room. */
  function textsOf(): Text[] {
    const walker = within?.createTreeWalker(within.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker?.nextNode()) {
      const text = walker.currentNode as Text
      if (
        text.data.trim() !== '' &&
        !text.parentElement?.closest('style, script, svg, .visually-hidden, .skip, .wide .languages')
      )
        texts.push(text)
    }
    return texts
  }

  /**
   * Reports text that overflows its container, and words that break across lines.
   * @param isLarge whether the text is at twice its size; if so, reports only clipped text
   */
  function lookAtText(text: Text, note: (fault: string) => void, isLarge: boolean) {
    const element = text.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true })) return
    const range = new Range()
    range.selectNodeContents(text)
    const boxes = [...range.getClientRects()]
    const box = range.getBoundingClientRect()
    if (box.width === 0) return
    const name = `"${text.data.trim().slice(0, 40)}"`
    for (let outer: Element | null = element; outer && outer !== root; outer = roomOf(outer)) {
      const style = styleOf(outer)
      if (style.display === 'inline' || style.display === 'contents') continue
      if (/auto|scroll/.test(style.overflowX)) break
      if (isLarge && style.overflowX === 'visible') continue
      const room = outer.getBoundingClientRect()
      // Skips text that is visually hidden on purpose.
      if (room.width <= 1) return
      const past = Math.max(room.left - box.left, box.right - room.right)
      if (past > 1) return note(`${name} is past ${nameOf(outer)}`)
      if (style.overflowY === 'clip' && box.bottom > room.bottom + 4) return note(`${name} is below ${nameOf(outer)}`)
      if (style.position === 'fixed') break
    }
    if (isLarge || boxes.length < 2) return
    for (const word of text.data.matchAll(/[^\s\p{Dash}\uff5e/\u00ad\u200b]{2,}/gu)) {
      if (/[\p{scx=Han}\p{scx=Kana}\p{scx=Hira}\p{scx=Thai}]/u.test(word[0])) continue
      // Skips the soft hyphen before a word, because its visible hyphen is at the end of the previous line.
      range.setStart(text, word.index + Number(text.data[word.index - 1] === '\u00ad'))
      range.setEnd(text, word.index + word[0].length)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      )
      if (lines.size > 1) note(`"${word[0]}" is on ${lines.size} lines in ${nameOf(element)}`)
    }
  }

  function lookAtLines(element: Element, note: (fault: string) => void) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.getBoundingClientRect().width <= 1) return
    const range = new Range()
    range.selectNodeContents(element)
    const lines = Math.round(range.getBoundingClientRect().height / Number.parseFloat(styleOf(element).lineHeight))
    if (lines > mostLines) note(`"${element.textContent?.slice(0, 40)}" has ${lines} lines in ${nameOf(element)}`)
  }

  /** Container of an element: the offset parent if the element is absolutely positioned, otherwise the parent. */
  function roomOf(element: Element): Element | null {
    // Uses a cast, because the frame's window has separate classes, so `instanceof` would always be false.
    const { offsetParent } = element as HTMLElement
    return styleOf(element).position === 'absolute' && offsetParent ? offsetParent : element.parentElement
  }

  function lookAtHeader(note: (fault: string) => void) {
    const parts = [...(within?.querySelectorAll('.header-row :is(a, button, summary)') ?? [])]
      .filter((part) => part.checkVisibility() && !part.closest('.fields-panel, .menu-drawer'))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
    const row = within?.querySelector('.header-row')?.getBoundingClientRect()
    for (const [i, { part, box: a }] of parts.entries()) {
      if (row && (a.left < row.left || a.right > row.right)) note(`${nameOf(part)} is outside of the header`)
      const over = parts
        .slice(i + 1)
        .find(
          ({ box: b }) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
        )
      if (over) note(`${nameOf(part)} is over ${nameOf(over.part)}`)
    }
    const [logo, menu] = ['.logo', '.wide']
      .map((part) => within?.querySelector(`.header-row > ${part}`)?.getBoundingClientRect())
      .filter((box) => box && box.width > 0)
    if (logo && menu && Math.max(menu.left - logo.right, logo.left - menu.right) < 4) note('the menu touches the logo')
    const bottom = Math.min(...parts.map(({ box }) => box.bottom))
    if (parts.some(({ box }) => box.top >= bottom)) note('the header has two rows')
  }

  /** Simulates a browser with twice the usual text size, which also scales "em" and "rem" in media queries. */
  function enlarge() {
    root.style.fontSize = '200%'
    const queries = [...(within?.styleSheets ?? [])].flatMap(({ cssRules }) => [...cssRules].flatMap(queriesIn))
    for (const { media } of queries)
      media.mediaText = media.mediaText.replace(/([\d.]+)(r?em)\b/g, (_, size, unit) => `${2 * Number(size)}${unit}`)
  }

  /**
   * Finds the media rules within a rule. Does not use `instanceof`, because the frame's window has its own versions of
   * these classes.
   */
  function queriesIn(rule: CSSRule): CSSMediaRule[] {
    const inner = 'cssRules' in rule ? [...(rule as CSSGroupingRule).cssRules].flatMap(queriesIn) : []
    return 'media' in rule ? [rule as CSSMediaRule, ...inner] : inner
  }

  /** Removes the site's fonts, and keeps the fallback fonts, which have no URL. */
  function removeFonts() {
    for (const { cssRules } of within?.styleSheets ?? [])
      for (let i = cssRules.length - 1; i >= 0; i--) {
        const rule = cssRules[i]
        if (rule?.cssText.startsWith('@font-face') && rule.cssText.includes('url('))
          rule.parentStyleSheet?.deleteRule(i)
      }
  }

  function nameOf(element: Element): string {
    return element.localName + (element.className && `.${String(element.className).split(' ').join('.')}`)
  }
}
