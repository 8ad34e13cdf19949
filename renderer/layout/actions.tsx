import { Icon } from '../parts/icon'
import { interfaceText } from '../parts/interface-text'
import { ListButton } from '../parts/list-button'
import { useOwnLanguage, useView, useWords } from '../parts/view'

/** Address for writing to the sales team: the chat, or else the first email address. Undefined if there is neither. */
export function useSalesAddress(): string | undefined {
  const { site } = useView()
  return site.messaging?.href ?? site.contacts.find(({ kind }) => kind === 'mail')?.href
}

/** Button for writing to the sales team. Renders nothing if the site has neither a chat nor an email address. */
export function WriteButton() {
  const t = useWords()
  const chat = useView().site.messaging
  const address = useSalesAddress()
  if (address === undefined) return null
  return (
    <a
      className="button button-primary"
      href={address}
      target={chat && '_blank'}
      rel={chat && 'noopener noreferrer'}
      suppressHydrationWarning
    >
      <Icon name={chat ? 'message-square' : 'mail'} />
      {interfaceText(t('write-sales'))}
      {chat && <span className="visually-hidden">{interfaceText(` (${t('new-tab')})`)}</span>}
    </a>
  )
}

/** Link to the page's data sheet; renders nothing if the page has none. */
export function SheetLink() {
  const t = useWords()
  const { page, brand } = useView()
  const sheet = page.dataSheets?.[brand.id]
  if (!sheet) return null
  return (
    <a className="button button-quiet" href={sheet.href} target="_blank" rel="noopener noreferrer">
      <Icon name="file-text" />
      <span>
        {interfaceText(t('data-sheet'))} ({sheet.format}, <bdi dir="ltr">{sheet.size}</bdi>)
      </span>
      <span className="visually-hidden">{interfaceText(` (${t('new-tab')})`)}</span>
    </a>
  )
}

/** Buttons for a buyer's next steps on a product page. */
export function Actions() {
  const t = useWords()
  return (
    <div className="actions buying" {...useOwnLanguage()}>
      <WriteButton />
      <ListButton />
      <SheetLink />
      <button type="button" className="button button-quiet needs-script" onClick={() => window.print()}>
        <Icon name="printer" />
        {interfaceText(t('print'))}
      </button>
    </div>
  )
}
