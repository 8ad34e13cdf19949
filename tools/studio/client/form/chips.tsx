import { formatOf, formats } from '../../../content/read/media'
import type { Field } from '../../fields'
import { keepFocus } from '../begin'
import { usePart, useStudio } from '../context'
import { keyOf } from '../paths'
import { type Option, Select } from '../ui/select'
import { type ControlProps, describedAs } from './control'
import { useLinks } from './link'
import { nameKinds, useNames } from './simple'

/** Editor for a list of single values, chosen from options or typed. @param none value that the option "None" sets */
export function Chips({
  path,
  value,
  id,
  describedBy,
  isWrong,
  set,
  item,
  none,
  field,
}: ControlProps & { item: Field; none?: string }) {
  const studio = useStudio()
  const { t } = studio
  const list = Array.isArray(value) ? value.map(String) : []
  const options = useOptions(item)
  const write = (next: string[]) =>
    set(next.length > 0 ? next.map((entry) => (item.kind === 'number' ? Number(entry) : entry)) : undefined)
  const nameOf = (entry: string) => options?.find((option) => option.value === entry)?.words ?? entry
  const unusedOptions = options?.filter(({ value }) => !list.includes(value)) ?? []
  return (
    <div className="chips" data-field={keyOf(path)} tabIndex={-1}>
      {none !== undefined && value === none && <span className="chip">{t`None`}</span>}
      <ul>
        {list.map((entry, i) => (
          <li key={entry} className="chip">
            {nameOf(entry)}
            <button
              type="button"
              aria-label={`${t`Remove`}: ${nameOf(entry)}`}
              onClick={() => keepFocus(studio, () => write(list.filter((_, index) => index !== i)))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {options ? (
        <Select
          id={id}
          {...describedAs({ describedBy, isWrong })}
          value=""
          none={`${t`Add`}: ${t.fieldName(field.name)}`}
          options={
            none !== undefined && value !== none ? [{ value: none, words: t`None` }, ...unusedOptions] : unusedOptions
          }
          choose={(next) => (next === none ? set(none) : next !== '' && write([...list, next]))}
        />
      ) : (
        <input
          id={id}
          {...describedAs({ describedBy, isWrong })}
          placeholder={t`Add`}
          data-written=""
          onKeyDown={(event) => {
            const { value } = event.currentTarget
            if (event.key !== 'Enter' || value === '') return
            event.preventDefault()
            write([...list, value])
            event.currentTarget.value = ''
          }}
        />
      )}
    </div>
  )
}

function useOptions(item: Field): Option[] | undefined {
  const links = useLinks()
  const kind = nameKinds.find((name) => name === item.kind)
  const names = useNames(kind ?? 'language')
  const media = usePart((state) => state.base.source.media)
  if (item.kind === 'media')
    return Object.keys(media)
      .filter((file) => formats[item.slot.kind].includes(formatOf(file)))
      .sort()
      .map((file) => ({ value: file, words: file }))
  return item.kind === 'link' ? links.filter(({ value }) => value.startsWith('/')) : kind && names
}
