/** The target element of the address; for "#block/choice", the block. */
export function addressed(): HTMLElement | null {
  const [id = ''] = location.hash.slice(1).split('/')
  return document.getElementById(id)
}
