import { usePart, useStudio } from '../context'
import { menuOf } from '../names'
import { keyOf } from '../paths'
import type { ControlProps } from './control'

/** Text that is the same in all languages. */
export function TextField({ field, path, value, id, describedBy, set }: ControlProps) {
  return (
    <input
      id={id}
      data-field={keyOf(path)}
      aria-describedby={describedBy}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(target.value === '' && !field.needed ? undefined : target.value, true)}
    />
  )
}

/** Yes, no, or what holds when nothing is said. */
export function BooleanField({ path, value, id, describedBy, set, field }: ControlProps) {
  const { t } = useStudio()
  const choices = [
    { words: t('by.default'), is: undefined },
    { words: t('yes'), is: true },
    { words: t('no'), is: false },
  ].filter(({ is }) => is !== undefined || !field.needed)
  return (
    <div className="segments" role="radiogroup" aria-describedby={describedBy} aria-label={t.fieldName(field.name)}>
      {choices.map(({ words, is }) => (
        <label key={words}>
          <input
            type="radio"
            id={is === value ? id : undefined}
            data-field={is === value ? keyOf(path) : undefined}
            name={keyOf(path)}
            checked={value === is}
            onChange={() => set(is)}
          />
          <span>{words}</span>
        </label>
      ))}
    </div>
  )
}

export function ChoiceField({
  field,
  path,
  value,
  id,
  describedBy,
  set,
  options,
}: ControlProps & { options: string[] }) {
  const { t } = useStudio()
  return (
    <select
      id={id}
      data-field={keyOf(path)}
      aria-describedby={describedBy}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
    >
      {(!field.needed || typeof value !== 'string') && <option value="">{t('by.default')}</option>}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}

type NumberProps = ControlProps & { least?: number; most?: number; step?: number }

export function NumberField({ path, value, id, describedBy, set, least, most, step }: NumberProps) {
  return (
    <input
      id={id}
      type="number"
      data-field={keyOf(path)}
      aria-describedby={describedBy}
      min={least}
      max={most}
      step={step ?? 'any'}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => set(target.value === '' ? undefined : target.valueAsNumber, true)}
    />
  )
}

export function DateField({ path, value, id, describedBy, set }: ControlProps) {
  return (
    <input
      id={id}
      type="date"
      data-field={keyOf(path)}
      aria-describedby={describedBy}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
    />
  )
}

/** One of what the site has. */
export function NameField({
  field,
  path,
  value,
  id,
  describedBy,
  set,
  kind,
}: ControlProps & { kind: 'language' | 'contact' | 'parent' | 'field' }) {
  const { t } = useStudio()
  const options = useNames(kind)
  const own = typeof value === 'string' ? value : ''
  return (
    <select
      id={id}
      data-field={keyOf(path)}
      aria-describedby={describedBy}
      value={own}
      onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
    >
      {(!field.needed || own === '') && <option value="">{t('not.given')}</option>}
      {own !== '' && !options.some(({ value }) => value === own) && <option value={own}>{own}</option>}
      {options.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  )
}

/** What of a kind the site has, with what people call it. */
export function useNames(kind: 'language' | 'contact' | 'parent' | 'field'): { value: string; words: string }[] {
  const site = usePart((state) => state.site)
  const base = usePart((state) => state.base)
  switch (kind) {
    case 'language':
      return site.languages.map(({ code, name }) => ({ value: code, words: name }))
    case 'contact':
      return base.settings.contacts.map(({ id, value }) => ({ value: id, words: value }))
    case 'parent':
      return menuOf(site.pages).map(({ page: { name }, words }) => ({
        value: name.slice(name.lastIndexOf('/') + 1),
        words,
      }))
    case 'field': {
      const { fields } = base.settings.document.json
      return Array.isArray(fields) ? fields.map(({ id, name }) => ({ value: String(id), words: String(name) })) : []
    }
  }
}
