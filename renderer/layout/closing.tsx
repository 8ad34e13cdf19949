import { missingAddress } from '../../schema/localized'
import { said } from '../parts/said'
import { langOf, plain } from '../parts/text'
import { useView, useWords } from '../parts/view'
import { useSalesAddress, WriteButton } from './actions'
import { Phone } from './phone'

/** The end of a page: one call to act, and on product pages what to know about the company. The page that is about writing to the company has none. */
export function Closing() {
  const t = useWords()
  const { site, page } = useView()
  const { inBrief } = site
  if (useSalesAddress() === undefined || page.address === site.contactPage || page.address === missingAddress)
    return null
  return (
    <aside className="closing" aria-labelledby="_closing">
      <h2 id="_closing">{said(t('invite'))}</h2>
      <div className="actions">
        <WriteButton />
        <Phone className="button button-quiet" />
      </div>
      {page.kind === 'product' && inBrief && <p {...langOf(inBrief)}>{plain(inBrief)}</p>}
    </aside>
  )
}
