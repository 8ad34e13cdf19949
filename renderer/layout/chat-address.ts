import { useEffect, useState } from 'react'
import { missingAddress } from '../../schema/localized'
import { addressIn } from '../parts/address'
import { plain } from '../parts/text'
import { useView, type View } from '../parts/view'

/**
 * The chat with the site's own number; undefined where there is no chat. Once the app is there it says which page it is about:
 * in the HTML these words would weigh on every page.
 */
export function useChatAddress(): string | undefined {
  const view = useView()
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const { messaging } = view.site
  if (!messaging) return undefined
  const { href, message = href, phone } = messaging
  const address = isLive && view.page.address !== missingAddress ? message : href
  return address.replace('{phone}', phone).replace('{text}', () => encodeURIComponent(aboutPage(view)))
}

/** The page's title and address in the visitor's language, and below in the site's own, where these differ. */
function aboutPage({
  site: { language, defaultLanguage },
  page: { address, title, sourceTitle },
  brand,
}: View): string {
  const line = (name: string | undefined, code: string) =>
    name === undefined ? [] : `${name}\n${brand.origin}${addressIn(code, address, defaultLanguage)}`
  return [line(plain(title), language), line(sourceTitle, defaultLanguage)].flat().join('\n\n')
}
