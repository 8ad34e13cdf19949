import { useId, useRef, useState } from 'react'
import { linkFault } from '../../../content/language/link'
import { contactAddress } from '../../../content/read/contact'
import { usePart, useStudio } from '../context'
import { keyOf } from '../paths'
import type { ControlProps } from './control'

/** Something that a link can lead to. */
export type Target = { value: string; words: string; about: string }

/** All that a link of the open page can lead to: pages by their titles, places on this page, contacts. */
export function useLinks(): Target[] {
  const pages = usePart((state) => state.site.pages)
  const base = usePart((state) => state.base)
  const open = usePart((state) => state.open)
  const blocks = Array.isArray(open?.json.blocks) ? open.json.blocks : []
  return [
    ...pages
      .filter(({ name }) => !name.startsWith('_'))
      .map(({ address, title }): Target => ({ value: address, words: title, about: address })),
    ...blocks.map(
      ({ id, title, type }): Target => ({
        value: `#${id}`,
        words: String(title ?? id),
        about: String(type),
      }),
    ),
    ...base.settings.contacts.map(
      (contact): Target => ({
        value: contactAddress(contact),
        words: contact.value,
        about: contact.kind,
      }),
    ),
  ]
}

/** Where something leads: chosen by title, never typed as an address; an outside address is pasted. */
export function LinkField({ field, path, value, id, describedBy, set }: ControlProps) {
  const { t } = useStudio()
  const all = useLinks()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<string>()
  const [at, setAt] = useState(0)
  const own = typeof value === 'string' ? value : ''
  const chosen = all.find((one) => one.value === own)
  const written = chosen?.words ?? own
  const found = query === undefined ? [] : matching(all, query).slice(0, 12)
  const choose = (target: string | undefined) => {
    set(target)
    setQuery(undefined)
  }
  const outside = query && /^(https:\/\/|mailto:|tel:|\/|#)/.test(query) && !linkFault(query) ? query : undefined
  const options = [
    ...found,
    ...(outside && !found.some(({ value }) => value === outside)
      ? [{ value: outside, words: outside, about: t`Outside address` }]
      : []),
  ]
  return (
    <div className="link-field">
      <input
        ref={input}
        id={id}
        role="combobox"
        aria-expanded={query !== undefined}
        aria-controls={listId}
        aria-activedescendant={query !== undefined && options[at] ? `${listId}${at}` : undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        data-field={keyOf(path)}
        data-written={written}
        placeholder={t`Choose a page`}
        value={query ?? written}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setQuery(target.value)
          setAt(0)
        }}
        onBlur={() => setQuery(undefined)}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
          if (step) {
            event.preventDefault()
            if (query === undefined) setQuery('')
            else setAt((at + step + options.length) % Math.max(1, options.length))
          } else if (event.key === 'Enter' && query !== undefined) {
            event.preventDefault()
            const option = options[at]
            if (option) choose(option.value)
            else if (query === '' && !field.needed) choose(undefined)
          } else if (event.key === 'Escape' && query !== undefined) {
            event.stopPropagation()
            setQuery(undefined)
          }
        }}
      />
      {own !== '' && query === undefined && <p className="count">{own}</p>}
      {query !== undefined && (
        <div
          id={listId}
          role="listbox"
          className="options"
          aria-label={t.fieldName(field.name)}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
            <div
              key={option.value}
              id={`${listId}${i}`}
              role="option"
              aria-selected={i === at}
              tabIndex={-1}
              onClick={() => choose(option.value)}
            >
              {option.words} <small>{option.about}</small>
            </div>
          ))}
          {options.length === 0 && <p className="nothing">{t`Nothing was found.`}</p>}
        </div>
      )}
      {own !== '' && !field.needed && (
        <button type="button" className="quiet" onClick={() => choose(undefined)}>
          {t`Remove`}
        </button>
      )}
    </div>
  )
}

function matching(all: Target[], query: string): Target[] {
  const wanted = query.toLocaleLowerCase().trim()
  return all.filter(({ words, value }) => words.toLocaleLowerCase().includes(wanted) || value.includes(wanted))
}
