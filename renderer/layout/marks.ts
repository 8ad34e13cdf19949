/**
 * Margins for an `IntersectionObserver` that leave only a thin strip at 30 % of the window's height. The section that
 * crosses the strip is the one being read.
 */
const readingLine = '-30% 0px -69%'

/**
 * Marks the link to the section that is being read.
 * @param marks element that contains links to the sections
 * @returns a function that stops the marking
 */
export function followReader(marks: HTMLElement): () => void {
  const links = new Map([...marks.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]))
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        links.get(target.id)?.[isIntersecting ? 'setAttribute' : 'removeAttribute']('aria-current', 'true')
    },
    { rootMargin: readingLine },
  )
  for (const id of links.keys()) {
    const section = document.getElementById(id)
    if (section) observer.observe(section)
  }
  return () => observer.disconnect()
}
