import { Icon } from '../parts/icon'
import { said } from '../parts/said'
import { useWords } from '../parts/view'
import { useChatAddress } from './chat-address'

/** The floating button that opens a chat in a new tab. While another call to act is in sight it is not there (`../called.ts`). */
export function ChatButton() {
  const t = useWords()
  const address = useChatAddress()
  if (address === undefined) return null
  return (
    <aside aria-label={t('chat')}>
      <a className="chat" href={address} target="_blank" rel="noopener noreferrer">
        <Icon name="message-square" />
        <span>{said(t('chat'))}</span>
        <span className="visually-hidden">{said(` (${t('new-tab')})`)}</span>
      </a>
    </aside>
  )
}
