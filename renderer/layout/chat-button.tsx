import { Icon } from '../parts/icon'
import { useView, useWords } from '../parts/view'
import { useCalled } from './called'
import { useChatAddress } from './chat-address'

/** The floating button that opens a chat in a new tab. While another call to act is in sight it is not there. */
export function ChatButton() {
  const t = useWords()
  const { page } = useView()
  const address = useChatAddress()
  const isCalled = useCalled(page)
  if (address === undefined) return null
  return (
    <aside hidden={isCalled}>
      <a className="chat" href={address} target="_blank" rel="noopener noreferrer">
        <Icon name="message-square" />
        <span>{t('chat')}</span>
        <span className="visually-hidden">{` (${t('new-tab')})`}</span>
      </a>
    </aside>
  )
}
