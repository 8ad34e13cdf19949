import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/icon'
import { store } from '../parts/storage'

/** Light or dark. Its name never changes; whether it is pressed does. */
export function ThemeToggle() {
  const { t } = useTranslation()
  const [isDark, setDark] = useState(false)

  // The inline script has dressed the document before; on the server nobody knows.
  useEffect(() => setDark(document.documentElement.classList.contains('dark')), [])

  const toggle = () => {
    const dark = document.documentElement.classList.toggle('dark')
    store('theme', dark ? 'dark' : 'light')
    setDark(dark)
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
