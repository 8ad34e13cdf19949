import { Icon } from '../parts/icon'
import { interfaceText } from '../parts/interface-text'
import { useView, useWords } from '../parts/view'

/** The floating button that opens a chat in a new tab. Hidden while a primary button is on screen (`../calls.ts`). */
export function ChatButton() {
  const t = useWords()
  const address = useView().site.messaging?.href
  if (address === undefined) return null
  return (
    <aside aria-label={t('chat')}>
      <a className="chat" href={address} target="_blank" rel="noopener noreferrer" suppressHydrationWarning>
        <Icon name="message-square" />
        <span>{interfaceText(t('chat'))}</span>
        <span className="visually-hidden">{interfaceText(` (${t('new-tab')})`)}</span>
      </a>
    </aside>
  )
}
