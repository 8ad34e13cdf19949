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
  const { site, page } = view
  const address = isLive && page.address !== missingAddress && site.messaging?.message
  return address ? address.replace('{text}', encodeURIComponent(aboutPage(view))) : site.messaging?.href
}

/** The page's title and address in the visitor's language, and below in the site's own, where these differ. */
function aboutPage({
  site: { language, defaultLanguage },
  page: { address, title, sourceTitle },
  brand,
}: View): string {
  const line = (name: string, code: string) => `${name}\n${brand.origin}${addressIn(code, address, defaultLanguage)}`
  return [...new Set([line(plain(title), language), line(sourceTitle, defaultLanguage)])].join('\n\n')
}
