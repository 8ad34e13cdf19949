import { useTranslation } from 'react-i18next'
import { Link } from '../parts/link'
import { useView } from '../parts/view'
import { FieldsMenu } from './fields-menu'
import { Languages } from './languages'
import { Menu } from './menu'
import { hasLinks, MenuLinks } from './menu-links'
import { Search } from './search/search'
import { ThemeToggle } from './theme-toggle'

/** On every page: who this is, where to go, in which language and light. On phones all but the logo and the search is in the menu. */
export function Header() {
  const { t } = useTranslation()
  const { brand, site } = useView()
  return (
    <header className="header">
      <div className="header-row">
        <Link href="/" className="logo">
          <img src={brand.logo.src} width="32" height="32" alt="" />
          {brand.name}
        </Link>
        <div className="wide">
          {hasLinks(site) && (
            <nav aria-label={t('menu.label')}>
              {site.fields.length > 0 && <FieldsMenu />}
              <MenuLinks />
            </nav>
          )}
          {site.languages.length > 1 && <Languages />}
          {brand.darkTheme && <ThemeToggle />}
        </div>
        <Search />
        <Menu />
      </div>
    </header>
  )
}
