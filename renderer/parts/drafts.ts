import type { KeptIn } from '../../schema/kept'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Values of fields that have not been sent, by the name of the draft and then by the name of the field. */
type Drafts = Record<string, Record<string, string>>

const key: KeptIn<'session storage'> = 'drafts'

/** Drafts of this document, for browsers in which storage is blocked. */
let drafts: Drafts = {}

/** Stores the values of a form's fields until the tab is closed. */
export function keepDraft(name: string, fields: Field[]): void {
  const values = fields.flatMap((field): [string, string][] => {
    if (field.type === 'file') return []
    if (isTick(field)) return field.checked ? [[field.name, 'on']] : []
    return field.value === '' ? [] : [[field.name, field.value]]
  })
  write({ ...read(), [name]: Object.fromEntries(values) })
}

/** Fills fields that are still empty with the values of a draft. Values typed before the script ran are kept. */
export function restoreDraft(name: string, fields: Field[]): void {
  const values = read()[name] ?? {}
  for (const field of fields) {
    const value = values[field.name]
    if (typeof value !== 'string' || field.type === 'file') continue
    if (isTick(field)) field.checked = true
    else if (field.value === '') field.value = value
  }
  keepDraft(name, fields)
}

/** Deletes the draft of a form that has been sent. */
export function dropDraft(name: string): void {
  const { [name]: _, ...others } = read()
  write(others)
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox'
}

function read(): Drafts {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof stored === 'object' && stored) return { ...drafts, ...stored }
  } catch {
    // Ignored: storage is blocked, or contains an invalid value.
  }
  return drafts
}

function write(next: Drafts): void {
  drafts = Object.fromEntries(Object.entries(next).filter(([, values]) => Object.keys(values).length > 0))
  try {
    if (Object.keys(drafts).length > 0) sessionStorage.setItem(key, JSON.stringify(drafts))
    else sessionStorage.removeItem(key)
  } catch {
    // Ignored: without storage, drafts last as long as the document.
  }
}
