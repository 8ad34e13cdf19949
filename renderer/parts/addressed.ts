/** The element that the address points to; for "#block/choice", the block. */
export function addressed(): HTMLElement | null {
  const [id = ''] = location.hash.slice(1).split('/')
  return document.getElementById(id)
}
