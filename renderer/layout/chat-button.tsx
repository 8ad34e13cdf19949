import { useTranslation } from 'react-i18next'
import type { LocalizedSite } from '../../schema/localized'
import { Icon } from '../parts/icon'
import { useView } from '../parts/view'

/** The floating button that opens a chat in a new tab. */
export function ChatButton() {
  const { t } = useTranslation()
  const { site } = useView()
  return (
    <aside aria-label={t('chat')}>
      <a
        className="chat"
        href={chatAddress(site)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${t('chat')} (${t('new-tab')})`}
      >
        <Icon name="message-square" />
      </a>
    </aside>
  )
}

/** The chat with the company's fixed number. */
export function chatAddress({ messaging: { href, phone } }: LocalizedSite): string {
  return href.replace('{phone}', phone)
}
