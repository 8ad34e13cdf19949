import { Icon } from '../parts/icon'
import { ListButton } from '../parts/list-button'
import { useView, useWords } from '../parts/view'
import { chatAddress } from './chat-button'

/** What a buyer does next on a product page. */
export function Actions() {
  const t = useWords()
  const { site, page, brand } = useView()
  const chat = chatAddress(site)
  const address = chat ?? site.contacts.find(({ kind }) => kind === 'mail')?.href
  const sheet = page.dataSheets?.[brand.id]
  return (
    <div className="actions">
      {address !== undefined && (
        <a
          className="button button-primary"
          href={address}
          target={chat && '_blank'}
          rel={chat && 'noopener noreferrer'}
        >
          <Icon name={chat ? 'message-square' : 'mail'} />
          {t('write-sales')}
          {chat && <span className="visually-hidden">{` (${t('new-tab')})`}</span>}
        </a>
      )}
      <ListButton />
      {sheet && (
        <a className="button button-quiet" href={sheet.href} target="_blank" rel="noopener noreferrer">
          <Icon name="file-text" />
          <span>
            {t('data-sheet')} ({sheet.format}, <bdi dir="ltr">{sheet.size}</bdi>)
          </span>
          <span className="visually-hidden">{` (${t('new-tab')})`}</span>
        </a>
      )}
      <button type="button" className="button button-quiet needs-script" onClick={() => window.print()}>
        <Icon name="printer" />
        {t('print')}
      </button>
    </div>
  )
}
