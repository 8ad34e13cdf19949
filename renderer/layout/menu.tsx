import { type MouseEvent, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { Icon } from '../parts/icon'
import { interfaceText } from '../parts/interface-text'
import { langOf, plainWords } from '../parts/text'
import { useView, useWords } from '../parts/view'
import { Fields } from './fields'
import { Languages } from './languages'
import { type Group, MainMenu } from './menu-links'
import { Phone } from './phone'
import { ThemeToggle } from './theme-toggle'

/** Largest window width at which an open menu stays open when the window is resized, in CSS px. */
const narrow = 768

/**
 * The parts of the header that are behind a button on phones: in a `<details>` element at first, and in a modal dialog
 * once the app runs.
 */
export function Menu() {
  const t = useWords()
  const details = useRef<HTMLDetailsElement>(null)
  const [start, setStart] = useState<Start>()
  // Renders the dialog in advance, so that a touch only has to show it. The transition keeps this rendering from
  // delaying input.
  useEffect(() => startTransition(() => setStart(menuState(details.current))), [])
  if (start) return <MenuDialog start={start} />
  return (
    <details ref={details} className="menu">
      <summary className="icon-button" aria-label={t('menu.open')}>
        <Icon name="menu" />
      </summary>
      <div className="menu-drawer">
        <MenuContent />
      </div>
    </details>
  )
}

function MenuDialog({ start }: { start: Start }) {
  const t = useWords()
  const { page, site } = useView()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(start.isOpen)
  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    dialog.current?.showModal()
    // Browsers would otherwise focus the drawer, which scrolls but has no name.
    dialog.current?.querySelector('button')?.focus()
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once, to restore the position from `<details>`
  useEffect(() => {
    // Adds 1, because the dialog's close button precedes the links.
    if (start.at >= 0) stops()[start.at === 0 ? 0 : start.at + 1]?.focus()
    for (const [i, list] of lists().entries()) list.open = start.lists[i] ?? false
    dialog.current?.firstElementChild?.scrollTo({ top: start.scrolled })
  }, [])
  // Closes the menu when the page or language changes, but not on the first render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => () => setOpen(false), [page.address, site.language])
  useEffect(() => {
    const closeIfWide = () => innerWidth > narrow && setOpen(false)
    addEventListener('resize', closeIfWide)
    return () => removeEventListener('resize', closeIfWide)
  }, [])

  const onClick = ({ target, currentTarget }: MouseEvent) => {
    // A click whose target is the dialog element itself is outside the drawer.
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) setOpen(false)
  }
  return (
    <div className="menu">
      <button
        type="button"
        className="icon-button"
        aria-expanded={isOpen}
        aria-controls="_menu"
        aria-label={t('menu.open')}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same as a click outside the drawer */}
      <dialog id="_menu" ref={dialog} aria-label={t('menu.label')} onClose={() => setOpen(false)} onClick={onClick}>
        <div className="menu-drawer">
          <MenuContent
            close={
              <button type="button" className="icon-button" aria-label={t('menu.close')} onClick={() => setOpen(false)}>
                <Icon name="x" />
              </button>
            }
          />
        </div>
      </dialog>
    </div>
  )
}

/**
 * State of the menu: whether it is open, index of its focused element (-1 for none), which of its lists are open, and
 * scroll position in CSS px.
 */
type Start = ReturnType<typeof menuState>

function menuState(details: HTMLDetailsElement | null) {
  const at = stops().indexOf(document.activeElement as HTMLElement)
  // Reads the scroll position only if the menu is open, because reading it forces a layout.
  const scrolled = details?.open ? details.lastElementChild?.scrollTop : 0
  return { isOpen: details?.open, at, lists: lists().map(({ open }) => open), scrolled }
}

/** Lists of links within the menu, each of which can be opened and closed. */
function lists(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('.menu li details')]
}

/** Focusable elements of the menu, in order. */
function stops(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.menu :is(summary,a,button)')]
}

/** An entry of the menu that opens a list of links below it. */
const Folded: Group = ({ label, children }) => (
  <details>
    <summary {...langOf(label)}>
      {plainWords(label)}
      <Icon name="chevron-down" />
    </summary>
    {children}
  </details>
)

function MenuContent({ close }: { close?: ReactNode }) {
  const t = useWords()
  const { brand, site } = useView()
  return (
    <>
      <div className="menu-title">
        <p>{interfaceText(t(site.fields.length > 0 ? 'menu.fields' : 'menu.label'))}</p>
        {close}
      </div>
      <MainMenu Group={Folded}>
        <Fields />
      </MainMenu>
      <Languages full />
      {brand.darkTheme && <ThemeToggle />}
      <Phone className="menu-phone" />
    </>
  )
}
