import { missingAddress } from '../../schema/localized'
import { interfaceText } from '../parts/interface-text'
import { langOf, plainWords } from '../parts/text'
import { useView, useWords } from '../parts/view'
import { useSalesAddress, WriteButton } from './actions'
import { ContactLink, Phone } from './phone'

/**
 * The end of a page: a call to action (the page's own, or else the site's) and, on product pages, a line about the
 * company. Renders nothing on the contact page and the "not found" page.
 */
export function Closing() {
  const t = useWords()
  const { site, page } = useView()
  const { inBrief } = site
  const { closing, state, lang, dir } = page
  const contact = typeof closing?.contact === 'object' ? closing.contact : undefined
  const isReachable = useSalesAddress() !== undefined || contact
  if (!isReachable || page.address === site.contactPage || page.address === missingAddress) return null
  const title = closing?.title ?? t('invite')
  const titleLang = closing && state === 'fallback' ? { lang, dir } : {}
  return (
    <aside className="closing" aria-labelledby="_closing">
      <h2 id="_closing" {...titleLang} {...langOf(title)}>
        {interfaceText(plainWords(title))}
      </h2>
      <div className="actions">
        {contact ? (
          <ContactLink className="button button-primary" {...contact} />
        ) : (
          <>
            <WriteButton />
            <Phone className="button button-quiet" />
          </>
        )}
      </div>
      {page.kind === 'product' && inBrief && <p {...langOf(inBrief)}>{plainWords(inBrief)}</p>}
    </aside>
  )
}
