import { usePart, useStudio } from '../context'
import { enterField } from '../enter-field'
import { nameOfSection, useSections } from './use-sections'

/** The sections of what all pages share, to go to one. */
export function SharedOutline() {
  const { store, t } = useStudio()
  const { sections, current } = useSections()
  const name = usePart((state) => state.open?.name)
  return (
    <ul className="page-list" aria-label={t('sections')}>
      {sections.map((section) => {
        const [first] = section.fields
        const go = () => {
          const path = [first?.name ?? '']
          store.select(path, 'outline')
          requestAnimationFrame(() => enterField(path))
        }
        return (
          <li key={`${name}/${section.name}`}>
            <button type="button" className="block-name" aria-current={section === current || undefined} onClick={go}>
              <span>{nameOfSection(section, t)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
