import { usePart, useStudio } from '../context'
import { Form } from '../form/form'
import { AddKey } from '../form/map'
import { enterField } from '../paths'
import type { Say } from '../words/words'
import { general, type Section, sectionsOf } from './sections'

/** Outline of the open shared document, with a button for each section. */
export function SharedOutline() {
  const { store, t } = useStudio()
  const { sections, current } = useSections()
  const name = usePart((state) => state.open?.name)
  return (
    <ul className="page-list" aria-label={t`Sections`}>
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

/** Form for the current section of the open shared document. */
export function SharedForm() {
  const { t } = useStudio()
  const { current } = useSections()
  const name = usePart((state) => state.open?.name)
  return (
    <div key={`${name}/${current?.name}`}>
      {current && (
        <>
          <h2 className="panel-title">{nameOfSection(current, t)}</h2>
          <Form fields={current.fields} path={[]} />
        </>
      )}
      {name === 'common' && <AddKey path={[]} start="" />}
    </div>
  )
}

/** React hook for the sections of the open shared document, and for the current section: the selected or first one. */
function useSections(): { sections: Section[]; current: Section | undefined } {
  const name = usePart((state) => state.open?.name)
  const json = usePart((state) => state.open?.json)
  const first = usePart((state) => state.selected?.[0])
  const sections = name === undefined || !json ? [] : sectionsOf(name, json)
  const current = sections.find(({ fields }) => fields.some((field) => field.name === first)) ?? sections[0]
  return { sections, current }
}

function nameOfSection({ name, fields: [field] }: Section, t: Say): string {
  return name === general ? t`General` : (field?.called ?? t.fieldName(name))
}
