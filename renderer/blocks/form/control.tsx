import type { Form } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { interfaceText } from '../../parts/interface-text'
import { langOf, plainWords } from '../../parts/text'

type Field = Form['fields'][number]
type ControlProps = { formId: string; field: Field; labels: Form['labels'] }

/** Attributes of the `<input>` for each kind of field that has one. */
const inputs = {
  text: {},
  email: { type: 'email' },
  phone: { type: 'tel' },
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
  checkbox: { type: 'checkbox' },
  file: { type: 'file' },
} as const

/** One field of a form, with its label and help. */
export function Control({ formId, field, labels }: ControlProps) {
  const { id, kind, label, required, help, autocomplete, options = [] } = field
  const controlId = `${formId}_${id}`
  const common = {
    id: controlId,
    name: id,
    required,
    autoComplete: autocomplete,
    'aria-describedby': help === undefined ? undefined : `${controlId}_help`,
  }
  return (
    <div className={kind === 'checkbox' ? 'form-field form-tick' : 'form-field'}>
      <label htmlFor={controlId}>
        <span {...langOf(label)}>{displayText(label)}</span>
        {!required && <span className="form-optional">{interfaceText(` (${labels.optional})`)}</span>}
      </label>
      {kind === 'long-text' ? (
        <textarea {...common} rows={6} />
      ) : kind === 'choice' ? (
        <select {...common}>
          <option value="">{labels.choose}</option>
          {options.map(({ id, label }) => (
            <option key={id} value={id} {...langOf(label)}>
              {plainWords(label)}
            </option>
          ))}
        </select>
      ) : (
        <input {...common} {...inputs[kind]} />
      )}
      {help !== undefined && (
        <p id={`${controlId}_help`} className="form-help" {...langOf(help)}>
          {displayText(help)}
        </p>
      )}
    </div>
  )
}
