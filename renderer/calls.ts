import { missingAddress } from '../schema/localized'
import { addressIn } from './parts/address'
import { plainWords } from './parts/text'
import type { SiteRouter } from './router'

/** Links that open the chat: the floating button, and buttons for writing to the sales team. */
const chatLinks = 'a.chat, a.button-primary[target]'

/**
 * Updates the calls to action for the current page. Adds a message that names the page to each chat link; storing the
 * message in the HTML would make every page larger. While a primary button of the page is on screen, `<html>` has the
 * class `calls`, which hides the floating button (`layout/chat-button.tsx`).
 */
export function followCalls(router: SiteRouter): void {
  const visibleButtons = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) visibleButtons[isIntersecting ? 'add' : 'delete'](target)
    document.documentElement.classList.toggle('calls', visibleButtons.size > 0)
  })
  const update = () => {
    observer.disconnect()
    visibleButtons.clear()
    for (const button of document.querySelectorAll('main .button-primary')) observer.observe(button)
    const address = chatAddress(router)
    if (address) for (const link of document.querySelectorAll<HTMLAnchorElement>(chatLinks)) link.href = address
  }
  update()
  // Updates after each navigation, because the next page has different buttons and a different message.
  router.subscribe('onRendered', update)
}

/** Link to the chat, with a message that names the page in the visitor's language and in the default language. */
function chatAddress(router: SiteRouter): string | undefined {
  const data = router.state.matches.at(-1)?.loaderData
  if (!data) return undefined
  const { messaging, language, defaultLanguage, brands } = data.site
  const { address, title, sourceTitle } = data.page
  if (address === missingAddress) return messaging?.href
  const line = (name: string, code: string) => `${name}\n${brands[0]?.origin}${addressIn(code, address, data.site)}`
  const text = [...new Set([line(plainWords(title), language), line(sourceTitle, defaultLanguage)])].join('\n\n')
  return messaging?.message?.replace('{text}', encodeURIComponent(text))
}
