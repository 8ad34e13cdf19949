import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { addressIn } from '../parts/address'
import { Icon } from '../parts/icon'
import { Picture } from '../parts/picture'
import { fill } from '../parts/text'
import { toggle } from './entries'
import { messageOf } from './message'
import type { Item, ReadList } from './read'

/** The list, and the message to sales that is made of it, which the visitor can change before it goes. */
export function ListDialog({ lists, onClosed }: { lists: ReadList[]; onClosed(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [own] = lists
  useEffect(() => dialog.current?.showModal(), [])
  if (!own) return null
  const { words, site, items, missing, language } = own
  const here = (address: string) => addressIn(language, address, site.defaultLanguage)
  // Also those whose pages are gone can be removed.
  const all = [...items, ...missing.map((entry) => ({ entry, title: entry, lines: [], href: here(entry) }))]
  const onClick = ({ target, currentTarget, ctrlKey, metaKey }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a:not([target],[href^="mailto:"])') !== null
    // A click on the dialog itself is one outside of its panel. The page that a link leads to comes behind it.
    if (target === currentTarget || (isLink && !ctrlKey && !metaKey)) dialog.current?.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog ref={dialog} className="list-dialog" aria-labelledby="_list" onClose={onClosed} onClick={onClick}>
      <div className="list-panel">
        <header>
          <h2 id="_list">{words.list.title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={words.list.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </header>
        <ul>
          {all.map((item) => (
            <Entry key={item.entry} item={item} remove={words.list.remove} />
          ))}
        </ul>
        {missing.length > 0 && (
          <p role="alert">
            {words.list.failed}{' '}
            {site.contactPage !== undefined && <a href={here(site.contactPage)}>{words.notice.contact}</a>}
          </p>
        )}
        {items.length > 0 && <Message lists={lists.filter((list) => list.items.length > 0)} />}
        <p className="list-kept">{words.list.kept}</p>
      </div>
    </dialog>
  )
}

function Entry({ item: { entry, title, lines, href, picture }, remove }: { item: Item; remove: string }) {
  const label = fill(remove, { name: title })
  return (
    <li>
      <span className="thumb">{picture && <Picture file={picture} />}</span>
      <div>
        <a href={href}>{title}</a>
        {lines.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        onClick={({ currentTarget }) => {
          focusNext(currentTarget)
          toggle(entry)
        }}
      >
        <Icon name="x" />
      </button>
    </li>
  )
}

/** Before an entry goes, its focus goes on to the next one, or back from the last. */
function focusNext(button: HTMLElement): void {
  const item = button.closest('li')
  const other = item?.nextElementSibling ?? item?.previousElementSibling
  other?.querySelector('button')?.focus()
}

function Message({ lists }: { lists: ReadList[] }) {
  const made = messageOf(lists, location.origin)
  const [changed, setChanged] = useState<{ of: string; text: string }>()
  const [isCopied, setCopied] = useState(false)
  // The visitor's text stays until the list changes.
  const text = changed?.of === made ? changed.text : made
  const [own] = lists
  if (!own) return null
  const { site, words } = own
  const mail = site.contacts.find(({ kind }) => kind === 'mail')
  const { messaging } = site
  const subject = encodeURIComponent(`${words.list.title} – ${site.name}`)
  const body = encodeURIComponent(text)
  return (
    <>
      <label className="list-message">
        {words.list.message}
        <textarea
          dir="auto"
          value={text}
          rows={12}
          onChange={({ target }) => setChanged({ of: made, text: target.value })}
        />
      </label>
      <pre className="list-paper">{text}</pre>
      <div className="list-actions">
        {mail && (
          <a className="button button-primary" href={`${mail.href}?subject=${subject}&body=${body}`}>
            <Icon name="mail" />
            {words.list.mail}
          </a>
        )}
        {messaging?.message && (
          <a
            className="button button-quiet"
            href={messaging.message.replace('{text}', () => body)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="message-square" />
            {words.list.chat}
            <span className="visually-hidden"> ({words['new-tab']})</span>
          </a>
        )}
        <button
          type="button"
          className="button button-quiet"
          onClick={() =>
            navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => {},
            )
          }
        >
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span role="status">{isCopied ? words.copy.copied : words.list.copy}</span>
        </button>
        <button type="button" className="button button-quiet" onClick={() => window.print()}>
          <Icon name="printer" />
          {words.list.print}
        </button>
      </div>
    </>
  )
}
