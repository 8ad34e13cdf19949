import { Icon } from '../parts/icon'
import { interfaceText } from '../parts/interface-text'
import { Link } from '../parts/link'
import { langOf, plainWords } from '../parts/text'
import { useView, useWords } from '../parts/view'

/** Links to the pages above the current one. On a phone, only the nearest of them is shown. */
export function Breadcrumb() {
  const t = useWords()
  const { page, site } = useView()
  const above = [{ label: t('home'), href: '/' }, ...page.breadcrumb]
  // If the page is shown in a fallback language, only the page's own title, at the end of the list, is in that
  // language.
  const titleLang = page.lang === site.language ? {} : { lang: page.lang, dir: page.dir }
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb')}>
      <ol>
        {above.map(({ label, href }) => (
          <li key={href}>
            <Icon name="chevron-left" />
            <Link href={href} {...langOf(label)}>
              {interfaceText(plainWords(label))}
            </Link>
          </li>
        ))}
        <li aria-current="page">
          <span {...titleLang} {...langOf(page.title)}>
            {plainWords(page.title)}
          </span>
        </li>
      </ol>
    </nav>
  )
}
