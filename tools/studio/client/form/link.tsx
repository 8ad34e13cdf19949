import { useId, useRef, useState } from 'react'
import { linkFault } from '../../../content/language/link'
import { contactAddress } from '../../../content/read/contact'
import { keepFocus } from '../begin'
import { usePart, useStudio } from '../context'
import { attributesOf, type ControlProps } from './control'

/** A possible target of a link: its address, label and description. */
export type Target = { value: string; words: string; about: string }

/** All possible targets of a link: pages, blocks of the open page, and contacts. */
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

/** Combobox for a link. Pages are chosen by title; external addresses can be pasted. */
export function LinkField({ field, path, value, set, ...described }: ControlProps) {
  const studio = useStudio()
  const { t } = studio
  const targets = useLinks()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<string>()
  const [activeIndex, setActiveIndex] = useState(0)
  const href = typeof value === 'string' ? value : ''
  const chosenTarget = targets.find((target) => target.value === href)
  const label = chosenTarget?.words ?? href
  const matches = query === undefined ? [] : matching(targets, query).slice(0, 12)
  const choose = (target: string | undefined) => {
    set(target)
    setQuery(undefined)
  }
  const outside = query && /^(https:\/\/|mailto:|tel:|\/|#)/.test(query) && !linkFault(query) ? query : undefined
  const options = [
    ...matches,
    ...(outside && !matches.some(({ value }) => value === outside)
      ? [{ value: outside, words: outside, about: t`Outside address` }]
      : []),
  ]
  return (
    <div className="link-field">
      <input
        ref={input}
        {...attributesOf({ ...described, path })}
        role="combobox"
        aria-expanded={query !== undefined}
        aria-controls={listId}
        aria-activedescendant={query !== undefined && options[activeIndex] ? `${listId}${activeIndex}` : undefined}
        autoComplete="off"
        data-written={label}
        placeholder={t`Choose a page`}
        value={query ?? label}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setQuery(target.value)
          setActiveIndex(0)
        }}
        onBlur={() => setQuery(undefined)}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
          if (step) {
            event.preventDefault()
            if (query === undefined) setQuery('')
            else setActiveIndex((activeIndex + step + options.length) % Math.max(1, options.length))
          } else if (event.key === 'Enter' && query !== undefined) {
            event.preventDefault()
            const option = options[activeIndex]
            if (option) choose(option.value)
            else if (query === '' && !field.needed) choose(undefined)
          } else if (event.key === 'Escape' && query !== undefined) {
            event.stopPropagation()
            setQuery(undefined)
          }
        }}
      />
      {href !== '' && query === undefined && <p className="count">{href}</p>}
      {query !== undefined && (
        <div
          id={listId}
          role="listbox"
          className="options"
          aria-label={t.fieldName(field.name)}
          // Prevents the default, which would move the focus out of the input.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
            <div
              key={option.value}
              id={`${listId}${i}`}
              role="option"
              aria-selected={i === activeIndex}
              tabIndex={-1}
              onClick={() => choose(option.value)}
            >
              {option.words} <small>{option.about}</small>
            </div>
          ))}
          {options.length === 0 && <p className="nothing">{t`Nothing was found.`}</p>}
        </div>
      )}
      {href !== '' && !field.needed && (
        <button type="button" className="quiet" onClick={() => keepFocus(studio, () => choose(undefined))}>
          {t`Remove`}
        </button>
      )}
    </div>
  )
}

function matching(targets: Target[], query: string): Target[] {
  const needle = query.toLocaleLowerCase().trim()
  return targets.filter(({ words, value }) => words.toLocaleLowerCase().includes(needle) || value.includes(needle))
}
