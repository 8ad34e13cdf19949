import { missingAddress } from '../../schema/localized'
import type { Contact } from '../../schema/parts'
import { Icon } from '../parts/icon'
import { said } from '../parts/said'
import { langOf, plain } from '../parts/text'
import { useView, useWords } from '../parts/view'
import { useSalesAddress, WriteButton } from './actions'
import { Phone } from './phone'

/**
 * The end of a page: one call to act, the page's own or the site's, and on product pages what to know about the company. The
 * page that is about writing to the company has none.
 */
export function Closing() {
  const t = useWords()
  const { site, page } = useView()
  const { inBrief } = site
  const { closing, state, lang, dir } = page
  if (useSalesAddress() === undefined || page.address === site.contactPage || page.address === missingAddress)
    return null
  const title = closing?.title ?? t('invite')
  const around = closing && state === 'fallback' ? { lang, dir } : {}
  return (
    <aside className="closing" aria-labelledby="_closing">
      <h2 id="_closing" {...around} {...langOf(title)}>
        {said(plain(title))}
      </h2>
      <div className="actions">
        {typeof closing?.contact === 'object' ? (
          <ContactButton contact={closing.contact} />
        ) : (
          <>
            <WriteButton />
            <Phone className="button button-quiet" />
          </>
        )}
      </div>
      {page.kind === 'product' && inBrief && <p {...langOf(inBrief)}>{plain(inBrief)}</p>}
    </aside>
  )
}

function ContactButton({ contact: { href, kind, value } }: { contact: Contact }) {
  return (
    <a className="button button-primary" href={href}>
      <Icon name={kind} />
      <bdi dir="ltr">{value}</bdi>
    </a>
  )
}
