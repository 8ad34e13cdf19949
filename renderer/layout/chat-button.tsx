import type { BrandSite } from '../../schema/localized'
import { Icon } from '../parts/icon'
import { useView, useWords } from '../parts/view'

/** The floating button that opens a chat in a new tab. */
export function ChatButton() {
  const t = useWords()
  const address = chatAddress(useView().site)
  if (address === undefined) return null
  return (
    <aside aria-label={t('chat')}>
      <a
        className="chat"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${t('chat')} (${t('new-tab')})`}
      >
        <Icon name="message-square" />
      </a>
    </aside>
  )
}

/** The chat with the site's own number; undefined where there is no chat. */
export function chatAddress({ messaging }: BrandSite): string | undefined {
  return messaging?.href.replace('{phone}', messaging.phone)
}
