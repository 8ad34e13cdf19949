import { useEffect, useState } from 'react'

/**
 * Whether a button of the page that calls to act is on the screen.
 * @param page another one has other buttons
 */
export function useCalled(page: object): boolean {
  const [isCalled, setCalled] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are those of the page
  useEffect(() => {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
      setCalled(seen.size > 0)
    })
    for (const button of document.querySelectorAll('main .button-primary')) observer.observe(button)
    return () => observer.disconnect()
  }, [page])
  return isCalled
}
