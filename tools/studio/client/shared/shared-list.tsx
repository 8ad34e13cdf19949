import { useState } from 'react'
import { usePart, useStudio } from '../context'
import { sharedTitles } from './titles'
import { TranslationsDialog } from './translations-dialog'

/** What all pages share, to open it, and the way of its words to translators and back. */
export function SharedList() {
  const { open, t } = useStudio()
  const current = usePart((state) => state.open?.name)
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="shared-list" aria-label={t('whole.site')}>
      <h2>{t('whole.site')}</h2>
      <ul className="page-list">
        {Object.entries(sharedTitles).map(([name, title]) => (
          <li key={name}>
            <button
              type="button"
              className="block-name"
              aria-current={name === current ? 'page' : undefined}
              onClick={() => open(name)}
            >
              <span>{t(title)}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="block-name" onClick={() => setOpen(true)}>
            <span>{t('translations')}</span>
          </button>
        </li>
      </ul>
      {isOpen && <TranslationsDialog close={() => setOpen(false)} />}
    </section>
  )
}
