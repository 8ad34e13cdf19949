import type { Text } from '../../../schema/parts'
import type { Form } from '../../../schema/types'
import { dropDraft, keepDraft, restoreDraft } from '../../parts/drafts'
import { langOf, plainWords } from '../../parts/text'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Given = {
  /** Name of the form's draft. */
  name: string
  labels: Form['labels']
  /** Sentence shown after sending. */
  done: Text
  /** Address of the page that opens after sending, instead of the sentence; empty if there is none. */
  next: string | undefined
  /** Email address of the site; empty if there is none. */
  mail: string
}

/** Longest time that the form waits for a response, in ms. */
const longestWait = 30_000

/** HTTP statuses of responses that reject the form's values. Any other error means that the form could not be sent. */
const refusals = [400, 413, 422]

/**
 * Checks and sends a form in the language of the page, and stores what visitors type until the form is sent. Reads
 * attributes, and calls methods of the prototype, because a field's name may hide the form's property of that name.
 * @param said element for messages about the form
 * @returns a function that stops checking and sending the form
 */
export function followForm(form: HTMLFormElement, said: HTMLElement, { name, labels, done, next, mail }: Given) {
  const { requestSubmit, reset } = HTMLFormElement.prototype
  const stopping = new AbortController()
  const { signal } = stopping
  const button = form.querySelector<HTMLInputElement>('[type=submit]')
  const submitWords = button?.value ?? ''
  let isSending = false
  form.toggleAttribute('novalidate', true)
  restoreDraft(name, fieldsOf(form))
  form.addEventListener('submit', onSubmit, { signal })
  for (const type of ['input', 'change'])
    form.addEventListener(
      type,
      ({ target }) => {
        keepDraft(name, fieldsOf(form))
        const field = fieldsOf(form).find((other) => other === target)
        if (field?.ariaInvalid === 'true') tell(field, faultOf(field, labels))
      },
      { signal },
    )
  return () => stopping.abort()

  function onSubmit(event: Event): void {
    event.preventDefault()
    if (isSending) return
    const fields = fieldsOf(form)
    for (const field of fields) tell(field, faultOf(field, labels))
    const wrong = fields.find(({ ariaInvalid }) => ariaInvalid === 'true')
    if (wrong) wrong.focus()
    else send()
  }

  async function send(): Promise<void> {
    isSending = true
    said.replaceChildren()
    sayOnButton(labels.sending)
    const outcome = await post(form)
    isSending = false
    sayOnButton(submitWords)
    if (signal.aborted && outcome !== 'done') return
    if (outcome !== 'done') return sayFailure(labels[outcome])
    dropDraft(name)
    reset.call(form)
    if (next) return location.assign(next)
    const sentence = element('p', { className: 'form-done', tabIndex: -1, ...langOf(done) }, plainWords(done))
    form.after(sentence)
    form.toggleAttribute('hidden', true)
    sentence.focus()
  }

  function sayOnButton(words: string): void {
    if (button) Object.assign(button, { value: words, ariaDisabled: `${isSending}` })
  }

  function sayFailure(sentence: string): void {
    const again = element('button', { type: 'button', className: 'button button-quiet' }, labels.again)
    again.addEventListener('click', () => requestSubmit.call(form))
    const words = element('p', { tabIndex: -1 }, sentence)
    words.role = 'alert'
    said.replaceChildren(words, again)
    if (mail !== '') {
      const link = element('a', { href: `mailto:${mail}?body=${encodeURIComponent(typedWords(form))}` }, '')
      link.append(element('bdi', { dir: 'ltr' }, mail))
      const line = element('p', {}, `${labels.mail} `)
      line.append(link)
      said.append(line)
    }
    words.focus()
  }
}

/** Sends a form once. @returns whether the form was sent, its values were rejected, or sending failed */
async function post(form: HTMLFormElement): Promise<'done' | 'refused' | 'failed'> {
  const data = new FormData(form)
  const texts = [...data].map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(/\r?\n/g, '\r\n') : '',
  ])
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), longestWait)
  try {
    const answer = await fetch(form.getAttribute('action') ?? '', {
      method: 'POST',
      body: form.hasAttribute('enctype') ? data : new URLSearchParams(texts),
      headers: { Accept: 'application/json' },
      // A redirect means that the form was accepted. The target is for visitors without scripts, so it is not loaded.
      redirect: 'manual',
      signal: giveUp.signal,
    })
    if (answer.ok || answer.type === 'opaqueredirect') return 'done'
    return refusals.includes(answer.status) ? 'refused' : 'failed'
  } catch {
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the fields that visitors see. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('.form-field :is(input, select, textarea)')]
}

/** Returns the message about an invalid value; undefined if the value is valid. */
function faultOf(field: Field, labels: Form['labels']): string | undefined {
  const value = field.value.trim()
  const isTicked = field.type === 'checkbox' && 'checked' in field && field.checked
  if (field.validity.badInput) return labels.date
  if (field.required && (field.type === 'checkbox' ? !isTicked : value === '')) return labels.required
  if (value === '') return undefined
  if (field.type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value)) return labels.email
  if (field.inputMode === 'decimal' && !/^[-+−]?\p{Nd}[\p{Nd}\s.,٫٬]*$/u.test(value)) return labels.number
  return undefined
}

/** Shows a message about an invalid value below the field; without a message, removes the previous one. */
function tell(field: Field, sentence: string | undefined): void {
  const id = `${field.id}_fault`
  document.getElementById(id)?.remove()
  const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other && other !== id)
  const descriptions = sentence === undefined ? others : [id, ...others]
  field.ariaInvalid = sentence === undefined ? null : 'true'
  if (descriptions.length > 0) field.setAttribute('aria-describedby', descriptions.join(' '))
  else field.removeAttribute('aria-describedby')
  if (sentence !== undefined) field.after(element('p', { id, className: 'form-fault' }, sentence))
}

/** Returns the labels and values of the fields as text for the body of an email, one line for each field. */
function typedWords(form: HTMLFormElement): string {
  const lines = fieldsOf(form).flatMap(({ type, value, labels }) =>
    value === '' || type === 'checkbox' || type === 'file' ? [] : [`${labels?.[0]?.firstChild?.textContent}: ${value}`],
  )
  return lines.join('\n').slice(0, 1500)
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  words: string,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties, { textContent: words })
}
