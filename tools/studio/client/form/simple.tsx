import { usePart, useStudio } from '../context'
import { menuOf, slugOf } from '../names'
import { keyOf } from '../paths'
import { type Option, Select } from '../ui/select'
import { attributesOf, type ControlProps, describedAs } from './control'

/** Input for text that is the same in all languages. */
export function TextField(props: ControlProps) {
  const { field, value, set } = props
  return (
    <input
      {...attributesOf(props)}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(target.value === '' && !field.needed ? undefined : target.value, true)}
    />
  )
}

/** Radio buttons for yes, no, and (if the field is optional) the default. */
export function BooleanField({ path, value, id, set, field, ...described }: ControlProps) {
  const { t } = useStudio()
  const choices = [
    { words: t`By default`, is: undefined },
    { words: t`Yes`, is: true },
    { words: t`No`, is: false },
  ].filter(({ is }) => is !== undefined || !field.needed)
  return (
    <div className="segments" role="radiogroup" {...describedAs(described)} aria-label={t.fieldName(field.name)}>
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

/** Select for the values of an enum that the schema defines. */
export function ChoiceField(props: ControlProps & { options: string[] }) {
  const { t } = useStudio()
  const options = props.options.map((value) => ({ value, words: t.choiceName(props.field.name, value) }))
  return <OneOf {...props} options={options} none={t`By default`} />
}

/** Select for a value. It has an empty option if the field is optional or empty. @param none label of that option */
function OneOf(props: ControlProps & { options: Option[]; none: string }) {
  const { field, value, set, options, none } = props
  const currentValue = typeof value === 'string' ? value : ''
  return (
    <Select
      {...attributesOf(props)}
      value={currentValue}
      options={options}
      none={field.needed && currentValue !== '' ? undefined : none}
      choose={(next) => set(next === '' ? undefined : next)}
    />
  )
}

type NumberProps = ControlProps & { least?: number; most?: number; step?: number }

export function NumberField(props: NumberProps) {
  const { value, set, least, most, step } = props
  return (
    <input
      {...attributesOf(props)}
      type="number"
      min={least}
      max={most}
      step={step ?? 'any'}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => set(target.value === '' ? undefined : target.valueAsNumber, true)}
    />
  )
}

export function DateField(props: ControlProps) {
  const { value, set } = props
  return (
    <input
      {...attributesOf(props)}
      type="date"
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
    />
  )
}

/** Select for one of the site's languages, brands, contacts, pages or fields of activity. Keeps an unknown current value. */
export function NameField({ kind, ...props }: ControlProps & { kind: NameKind }) {
  const { t } = useStudio()
  const options = useNames(kind)
  const { value } = props
  const isOwn = typeof value === 'string' && value !== '' && !options.some((option) => option.value === value)
  return <OneOf {...props} options={isOwn ? [{ value, words: value }, ...options] : options} none={t`Not given`} />
}

export const nameKinds = ['language', 'brand', 'contact', 'parent', 'field'] as const

type NameKind = (typeof nameKinds)[number]

/** React hook for the site's languages, brands, contacts, pages or fields of activity, as options of a select. */
export function useNames(kind: NameKind): Option[] {
  const site = usePart((state) => state.site)
  const base = usePart((state) => state.base)
  switch (kind) {
    case 'language':
      return base.settings.languages.map(({ code, name }) => ({ value: code, words: name }))
    case 'brand':
      return base.settings.brands.map(({ id, name }) => ({ value: id, words: name }))
    case 'contact':
      return base.settings.contacts.map(({ id, value }) => ({ value: id, words: value }))
    case 'parent':
      return menuOf(site.pages).map(({ page: { name }, words }) => ({ value: slugOf(name), words }))
    case 'field': {
      const { fields } = base.settings.document.json
      return Array.isArray(fields) ? fields.map(({ id, name }) => ({ value: String(id), words: String(name) })) : []
    }
  }
}
