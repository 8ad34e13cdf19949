import { addressIn } from '../parts/address'
import { Icon } from '../parts/icon'
import { interfaceText } from '../parts/interface-text'
import { LanguageName } from '../parts/language-name'
import { Link } from '../parts/link'
import { ListButton } from '../parts/list-button'
import { useView, useWords } from '../parts/view'
import { Phone } from './phone'

/** A notice that the page is shown in another language. The notice itself is in the visitor's language. */
export function FallbackNotice() {
  const t = useWords()
  const { page } = useView()
  return (
    <p className="notice">
      <Icon name="info" />
      <span>{interfaceText(t('notice.fallback', { shown: page.shownIn ?? '' }))}</span>
    </p>
  )
}

/** Shown instead of a page that does not exist in the visitor's language; links to the page in other languages. */
export function MissingNotice() {
  const t = useWords()
  const { page, site } = useView()
  const languages = site.languages.filter(({ code }) => page.languages.includes(code))
  return (
    <div className="notice notice-missing">
      <Icon name="info" />
      <div>
        <p>{interfaceText(t('notice.missing'))}</p>
        <p>{interfaceText(t('notice.read-in'))}</p>
        <ul>
          {languages.map(({ code, name, dir }) => (
            <li key={code}>
              <a
                className="button button-quiet"
                href={addressIn(code, page.address, site)}
                hrefLang={code}
                lang={code}
                dir={dir}
              >
                <LanguageName name={name} />
              </a>
            </li>
          ))}
        </ul>
        {site.contactPage !== undefined && (
          <p>
            <Link href={site.contactPage}>{interfaceText(t('notice.contact'))}</Link>
          </p>
        )}
        <div className="actions">
          <Phone className="button button-quiet" />
          {page.kind === 'product' && <ListButton />}
        </div>
      </div>
    </div>
  )
}
