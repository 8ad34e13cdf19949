import { useId, useState } from 'react'
import type { Path } from '../../../content/base/problem'
import { valueAt } from '../../../content/json/document'
import { isObject } from '../../../content/json/json'
import type { Field } from '../../fields'
import { begin, keepFocus } from '../begin'
import { usePart, useStudio } from '../context'
import { startOf } from '../new-item'
import { keyOf } from '../paths'
import { treeFields } from '../shared/sections'
import { type ControlProps, useFields } from './control'

/** Editor for an object whose keys the author chooses. */
export function MapField({ path, value, item }: ControlProps & { item: Field }) {
  const studio = useStudio()
  const { store, t } = studio
  const Fields = useFields()
  const names = Object.keys(isObject(value) ? value : {})
  return (
    <div className="group">
      {names.map((name) => (
        <div key={name}>
          <Fields fields={[{ ...item, name, called: name, needed: true }]} path={path} />
          <button
            type="button"
            className="quiet danger"
            aria-label={`${t`Remove`}: ${name}`}
            onClick={() =>
              keepFocus(studio, () => store.change({ kind: 'set', path: names.length > 1 ? [...path, name] : path }))
            }
          >
            {t`Remove`}
          </button>
        </div>
      ))}
      <AddKey path={path} start={startOf(item)} />
    </div>
  )
}

/** Editor for texts by key, in nested groups. */
export function TreeField({ path, value }: ControlProps) {
  const Fields = useFields()
  return (
    <div className="group">
      <Fields fields={treeFields(value, path.map(String))} path={path} />
      <AddKey path={path} start="" />
    </div>
  )
}

/** Input for a new key. Does not overwrite existing keys. @param start initial value for the key */
export function AddKey({ path, start }: { path: Path; start: unknown }) {
  const studio = useStudio()
  const { store, t } = studio
  const id = useId()
  const [name, setName] = useState('')
  const currentValues = usePart((state) => valueAt(state.open?.json, path))
  const isFree = name.trim() !== '' && !(isObject(currentValues) && Object.hasOwn(currentValues, name.trim()))
  const add = () => {
    if (!isFree) return
    begin(studio, () => {
      const added = [...path, name.trim()]
      store.change({ kind: 'set', path: added, value: start })
      setName('')
      return added
    })
  }
  return (
    <div className="row">
      <label className="visually-hidden" htmlFor={id}>
        {t`Name of the new entry`}
      </label>
      <input
        id={id}
        data-field={keyOf(path)}
        placeholder={t`Name of the new entry`}
        value={name}
        data-written=""
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && add()}
      />
      <button type="button" disabled={!isFree} onClick={add}>
        {t`Add`}
      </button>
    </div>
  )
}
