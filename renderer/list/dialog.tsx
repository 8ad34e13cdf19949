import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { addressIn } from '../parts/address'
import { Icon } from '../parts/icon'
import { Picture } from '../parts/picture'
import { fill } from '../parts/text'
import { toggle } from './entries'
import { messageOf } from './message'
import type { Item, ReadList } from './read'

/** Shows the list, and a generated message to the sales team that the visitor can edit before sending it. */
export function ListDialog({ lists, onClosed }: { lists: ReadList[]; onClosed(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [list] = lists
  useEffect(() => dialog.current?.showModal(), [])
  if (!list) return null
  const { words, site, items, missing, language } = list
  const here = (address: string) => addressIn(language, address, site)
  // Includes entries whose pages could not be loaded, so that visitors can remove them.
  const allItems = [...items, ...missing.map((entry) => ({ entry, title: entry, lines: [], href: here(entry) }))]
  const onClick = ({ target, currentTarget, ctrlKey, metaKey }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a:not([target],[href^="mailto:"])') !== null
    // Closes the dialog on a click outside the panel, or on a link, because the linked page opens behind the dialog.
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
          {allItems.map((item) => (
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

/** Before an entry is removed, moves the focus to the next entry, or from the last entry to the previous one. */
function focusNext(button: HTMLElement): void {
  const item = button.closest('li')
  const other = item?.nextElementSibling ?? item?.previousElementSibling
  other?.querySelector('button')?.focus()
}

function Message({ lists }: { lists: ReadList[] }) {
  const generated = messageOf(lists, location.origin)
  const [edited, setEdited] = useState<{ of: string; text: string }>()
  const [isCopied, setCopied] = useState(false)
  // Keeps edited text until the list changes.
  const text = edited?.of === generated ? edited.text : generated
  const [list] = lists
  if (!list) return null
  const { site, words } = list
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
          onChange={({ target }) => setEdited({ of: generated, text: target.value })}
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
