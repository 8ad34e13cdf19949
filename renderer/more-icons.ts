import { symbols } from './parts/sprite'

const namespace = 'http://www.w3.org/2000/svg'

/** Adds the icons that the prerendered page lacks, for dialogs and for pages that the visitor opens later. */
export function addIcons(): void {
  const sprite = document.querySelector('.sprite')
  for (const [id, lines] of symbols) {
    if (document.getElementById(id)) continue
    const symbol = svgElement('symbol', ` id="${id}" viewBox="0 0 24 24"`)
    // Builds each element, because hosts that enforce Trusted Types forbid converting text to markup.
    for (const [, tag = '', attributes = ''] of lines.matchAll(/<(\w+)([^>]*)>/g))
      symbol.append(svgElement(tag, attributes))
    sprite?.append(symbol)
  }
}

function svgElement(tag: string, attributes: string): Element {
  const element = document.createElementNS(namespace, tag)
  for (const [, name = '', value = ''] of attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)) element.setAttribute(name, value)
  return element
}
