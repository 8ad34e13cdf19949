import { useState } from 'react'
import { isObject } from '../../../content/json/json'
import type { Language } from '../../../content/read/model'
import type { Field } from '../../fields'
import { begin } from '../begin'
import { usePart, useStudio } from '../context'
import { nameOf } from '../names'
import { newItem } from '../new-item'
import { isWithin, keyOf, stepKey } from '../paths'
import { useSharedWords } from '../shared/use-shared-words'
import { ItemActions, SortableList } from '../ui/sortable-list'
import { type ControlProps, useFields, usePlaced } from './control'
import { problemsWithin } from './problem-note'

/** Editor for a list. Items can be opened to edit their fields, and can be moved, duplicated and removed. */
export function List({ field, path, value, fields, id, ...props }: ControlProps & { title: string; fields: Field[] }) {
  const studio = useStudio()
  const { store, t, say } = studio
  const title = t.schema(props.title)
  const selected = usePart((state) => state.selected)
  const placed = usePlaced()
  const find = useSharedWords()
  const Fields = useFields()
  const begunKey = usePart(({ open }) => open?.begun?.key)
  const json = usePart(({ open }) => open?.json)
  const [openKey, setOpenKey] = useState<string>()
  const languages = usePart((state) => state.base.settings.languages)
  const itemFields = field.kind === 'list' && field.others ? withLanguages(fields, field.others, languages) : fields
  const list = Array.isArray(value) ? value : []
  const items = list.map((item: unknown, i) => {
    const itemPath = [...path, i]
    const name = nameOf(item, find) || `${title} ${i + 1}`
    const key = isObject(item) && typeof item.id === 'string' ? item.id : String(i)
    const isOpen =
      openKey === key ||
      begunKey === stepKey(json, itemPath) ||
      (selected !== undefined && isWithin(selected, itemPath) && selected.length > itemPath.length)
    const problemCount = problemsWithin(placed, itemPath).length
    const content = (
      <details
        key={key}
        open={isOpen}
        onToggle={({ currentTarget }) =>
          currentTarget.open ? setOpenKey(key) : openKey === key && setOpenKey(undefined)
        }
      >
        <summary data-field={keyOf(itemPath)} data-item={keyOf(itemPath)}>
          {name}{' '}
          {problemCount > 0 && (
            <span className="badge" title={t`${problemCount} to fix`}>
              {problemCount}
            </span>
          )}
        </summary>
        {isOpen && (
          <>
            <Fields fields={itemFields} path={itemPath} />
            <ItemActions path={itemPath} name={name} />
          </>
        )}
      </details>
    )
    return { id: key, name, content }
  })
  const add = () => {
    begin(studio, () => store.change({ kind: 'add', list: path, at: list.length, value: newItem(fields) }))
    say(t`${title} was added.`)
  }
  return (
    <div data-field={keyOf(path)} tabIndex={-1}>
      <SortableList
        items={items}
        label={t.fieldName(field.name)}
        move={(from, to) => store.change({ kind: 'move', path: [...path, from], at: to })}
      />
      <button id={id} type="button" className="quiet" data-add={keyOf(path)} onClick={add}>
        {t`Add: ${title}`}
      </button>
    </div>
  )
}

/** Adds a field for each language to the fields of an item, after its first field, the id. */
function withLanguages(fields: Field[], other: Field, languages: Language[]): Field[] {
  const [id, ...otherFields] = fields
  const languageFields = languages.map(({ code, name }) => ({ ...other, name: code, called: name }))
  return [...(id ? [id] : []), ...languageFields, ...otherFields]
}
