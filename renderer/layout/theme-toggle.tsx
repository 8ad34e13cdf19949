import { useEffect, useState } from 'react'
import { Icon } from '../parts/icon'
import { store } from '../parts/storage'
import { isThemeDark, showTheme } from '../parts/theme'
import { useWords } from '../parts/view'

/** Light or dark. Its name never changes; whether it is pressed does. */
export function ThemeToggle() {
  const t = useWords()
  const [isDark, setDark] = useState(false)

  useEffect(() => {
    // The inline script has dressed the document before, which the build did not know. Another tab may, or another switch.
    const follow = () => setDark(isThemeDark())
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(document.documentElement, { attributeFilter: ['class'] })
    return () => observer.disconnect()
  }, [])

  const toggle = () => store('theme', showTheme() ? 'dark' : 'light')
  return (
    <button
      type="button"
      className="icon-button theme-toggle needs-script"
      aria-pressed={isDark}
      aria-label={t('theme')}
      onClick={toggle}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  )
}
