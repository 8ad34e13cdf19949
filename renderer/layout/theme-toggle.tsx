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
    // The inline script has dressed the document before, and does again when another tab chooses; the build knew of neither.
    const follow = () => setDark(isThemeDark())
    follow()
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])

  const toggle = () => {
    showTheme(!isDark)
    store('theme', isDark ? 'light' : 'dark')
    setDark(!isDark)
  }
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
