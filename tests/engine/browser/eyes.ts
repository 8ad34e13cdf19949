import type { Page } from '@playwright/test'

/** Text spacing that readers must be able to set (WCAG 2.2, 1.4.12), as style rules. */
const spacing = [
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}',
  'p{margin-block-end:2em!important}',
]

/** Applies the widest text spacing that a page must support (WCAG 2.2, 1.4.12). */
export function spread(page: Page): Promise<void> {
  return page.evaluate((rules) => {
    for (const rule of rules) document.styleSheets[0]?.insertRule(rule)
  }, spacing)
}

/** Layout faults of the page: horizontal overflow, and header elements that overlap or are outside the window. */
export function lostOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const lost = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth}px sideways`] : []
    const nameOf = (part: Element) => part.getAttribute('aria-label') || part.textContent?.trim() || part.className
    const parts = [...document.querySelectorAll('.header-row > .logo, .header-row :is(a, button, summary)')]
      .filter((part) => part.checkVisibility() && !part.closest('.fields-panel, .menu-drawer'))
      .map((part) => ({ name: nameOf(part), box: part.getBoundingClientRect() }))
    for (const [i, { name, box: a }] of parts.entries()) {
      if (a.left < -1 || a.right > clientWidth + 1) lost.push(`${name} is out of view`)
      const over = parts
        .slice(i + 1)
        .find(
          ({ box: b }) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
        )
      if (over && over.name !== name) lost.push(`${name} is over ${over.name}`)
    }
    return lost
  })
}

/** Texts that overflow the top or bottom of the `position: fixed` element that contains them. */
export function wordsOutOfFixed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => getComputedStyle(part).position === 'fixed' && part.checkVisibility())
      .flatMap((part) => {
        const { top, bottom } = part.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(part)
        const isOut = [...range.getClientRects()].some((line) => line.top < top - 1 || line.bottom > bottom + 1)
        const { overflowY } = getComputedStyle(part)
        return isOut && overflowY === 'visible' ? [part.textContent?.trim() ?? ''] : []
      }),
  )
}
