import { useEffect, useState } from 'react'
import { Icon } from '../parts/icon'
import { store } from '../parts/storage'
import { isThemeDark, showTheme } from '../parts/theme'
import { useWords } from '../parts/view'

/** The button that switches between light and dark. Its name stays the same; only its pressed state changes. */
export function ThemeToggle() {
  const t = useWords()
  const [isDark, setDark] = useState(false)

  useEffect(() => {
    // Updates the button when the theme changes, because the inline script, other tabs and the toggle in the menu can
    // also change the theme.
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
