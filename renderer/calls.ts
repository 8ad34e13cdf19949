import { missingAddress } from '../schema/localized'
import { addressIn } from './parts/address'
import { plainWords } from './parts/text'
import type { SiteRouter } from './router'

/** The links that open the chat: the one that floats, and those that write to the sales team. */
const chats = 'a.chat, a.button-primary[target]'

/**
 * Follows what calls to act. The chat opens with the page that it is about: in documents these words would weigh on every page.
 * While a button of the page that calls is on the screen, the document says so: `layout/chat-button.tsx` then is not there.
 */
export function followCalls(router: SiteRouter): void {
  const seen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
    document.documentElement.classList.toggle('calls', seen.size > 0)
  })
  const look = () => {
    observer.disconnect()
    seen.clear()
    for (const button of document.querySelectorAll('main .button-primary')) observer.observe(button)
    const address = chatAddress(router)
    if (address) for (const link of document.querySelectorAll<HTMLAnchorElement>(chats)) link.href = address
  }
  look()
  // The buttons of the next page are others.
  router.subscribe('onRendered', look)
}

/** The chat with the page's title and address in the visitor's language, and below in the site's own, where these differ. */
function chatAddress(router: SiteRouter): string | undefined {
  const data = router.state.matches.at(-1)?.loaderData
  if (!data) return undefined
  const { messaging, language, defaultLanguage, brands } = data.site
  const { address, title, sourceTitle } = data.page
  if (address === missingAddress) return messaging?.href
  const line = (name: string, code: string) =>
    `${name}\n${brands[0]?.origin}${addressIn(code, address, defaultLanguage)}`
  const text = [...new Set([line(plainWords(title), language), line(sourceTitle, defaultLanguage)])].join('\n\n')
  return messaging?.message?.replace('{text}', encodeURIComponent(text))
}
