import { Link } from '../parts/link'
import { useView } from '../parts/view'
import { FieldsMenu } from './fields-menu'
import { Languages } from './languages'
import { Menu } from './menu'
import { MainMenu } from './menu-links'
import { Search } from './search/search'
import { ThemeToggle } from './theme-toggle'

/** On every page: who this is, where to go, in which language and light. On phones all but the logo and the search is in the menu. */
export function Header() {
  const { brand } = useView()
  return (
    <header className="header">
      <div className="header-row">
        <Link href="/" className="logo">
          <img src={brand.logo.src} width="32" height="32" alt="" />
          {brand.name}
        </Link>
        <div className="wide">
          <MainMenu>
            <FieldsMenu />
          </MainMenu>
          <Languages />
          {brand.darkTheme && <ThemeToggle />}
        </div>
        <Search />
        <Menu />
      </div>
    </header>
  )
}
