import { missingAddress } from '../../schema/localized'
import { addressIn } from '../parts/address'
import { LanguageName } from '../parts/language-name'
import { useView, useWords } from '../parts/view'

/**
 * Links to the page in all languages. A flag stands for a country rather than a language, so each link also has a name
 * or code. A language without a flag has only its name or code.
 */
export function Languages({ full = false }: { full?: boolean }) {
  const t = useWords()
  const { site, page } = useView()
  if (site.languages.length === 1) return null
  const address = page.address === missingAddress ? '/' : page.address
  return (
    <nav className={full ? 'languages languages-full' : 'languages'} aria-label={t('language')}>
      <ul>
        {site.languages.map(({ code, name, dir, flagPath }) => (
          <li key={code}>
            <a
              href={addressIn(code, address, site)}
              hrefLang={code}
              lang={code}
              dir={full ? dir : undefined}
              title={full ? undefined : name}
              aria-label={name}
              aria-current={code === site.language ? 'true' : undefined}
            >
              {flagPath && <img src={flagPath.src} width="24" height="16" alt="" loading="lazy" />}
              {full ? <LanguageName name={name} /> : code.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
