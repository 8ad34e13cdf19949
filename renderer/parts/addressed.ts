/** The element that the address leads to: where a choice in a block follows, the block. */
export function addressed(): HTMLElement | null {
  const [id = ''] = location.hash.slice(1).split('/')
  return document.getElementById(id)
}
