import { Icon } from '../parts/icon'
import { interfaceText } from '../parts/interface-text'
import { ListButton } from '../parts/list-button'
import { useOwnLanguage, useView, useWords } from '../parts/view'

/**
 * React hook: the address for messages to the sales team, which is the site's chat or, without a chat, the team's
 * contact. Undefined if there is neither, or if neither the site nor the page invites visitors to write.
 */
export function useSalesAddress(): string | undefined {
  const { site, page } = useView()
  const { messaging, sales, contacts } = site
  const mail = () => sales?.contact ?? contacts.find(({ kind }) => kind === 'mail')
  return messaging?.href ?? ((sales ?? page.closing) && mail()?.href)
}

/** Button for writing to the sales team. Renders nothing if there is no address for it. */
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

/** Buttons for a buyer's next steps on a product page. Renders nothing if the site has no sales team or chat. */
export function Actions() {
  const t = useWords()
  const { sales, messaging } = useView().site
  const language = useOwnLanguage()
  if (!sales && !messaging) return null
  return (
    <div className="actions buying" {...language}>
      <WriteButton />
      <ListButton />
      <SheetLink />
      {sales?.dataSheets && (
        <button type="button" className="button button-quiet needs-script" onClick={() => window.print()}>
          <Icon name="printer" />
          {interfaceText(t('print'))}
        </button>
      )}
    </div>
  )
}
