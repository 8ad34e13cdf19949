import { type MouseEvent, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { Icon } from '../parts/icon'
import { said } from '../parts/said'
import { useView, useWords } from '../parts/view'
import { Fields } from './fields'
import { Languages } from './languages'
import { MainMenu } from './menu-links'
import { Phone } from './phone'
import { ThemeToggle } from './theme-toggle'

/** Up to this width the menu stays open in a window that changes its size. In CSS pixels. */
const narrow = 768

/** On phones, everything of the header behind a button: `<details>` at first, a modal dialog as soon as the app is there. */
export function Menu() {
  const t = useWords()
  const details = useRef<HTMLDetailsElement>(null)
  const [start, setStart] = useState<Start>()
  // Made before it is asked for, so that a touch only has to show it; until then it gives way to what the visitor does.
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
    // Browsers would choose the drawer, which scrolls and has no name.
    dialog.current?.querySelector('button')?.focus()
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the reader was in `<details>`
  useEffect(() => {
    // The button that closes comes between the one that opens and the links.
    if (start.at >= 0) stops()[start.at === 0 ? 0 : start.at + 1]?.focus()
    dialog.current?.firstElementChild?.scrollTo({ top: start.scrolled })
  }, [])
  // Closes when the page or the language goes, and not when the first one comes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => () => setOpen(false), [page.address, site.language])
  useEffect(() => {
    const closeIfWide = () => innerWidth > narrow && setOpen(false)
    addEventListener('resize', closeIfWide)
    return () => removeEventListener('resize', closeIfWide)
  }, [])

  const onClick = ({ target, currentTarget }: MouseEvent) => {
    // A click on the dialog itself is one outside of its drawer.
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click outside of the drawer does */}
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

/** Where the reader is in the menu: the link or button that has the focus (-1: none of it), and how far it is scrolled. */
type Start = ReturnType<typeof menuState>

function menuState(details: HTMLDetailsElement | null) {
  const at = stops().indexOf(document.activeElement as HTMLElement)
  // To ask for it has browsers lay the page out at once.
  return { isOpen: details?.open, at, scrolled: details?.open ? details.lastElementChild?.scrollTop : 0 }
}

/** The elements of the menu that can have the focus, in order. */
function stops(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.menu :is(summary,a,button)')]
}

function MenuContent({ close }: { close?: ReactNode }) {
  const t = useWords()
  const { brand, site } = useView()
  return (
    <>
      <div className="menu-title">
        <p>{said(t(site.fields.length > 0 ? 'menu.fields' : 'menu.label'))}</p>
        {close}
      </div>
      <MainMenu>
        <Fields />
      </MainMenu>
      <Languages full />
      {brand.darkTheme && <ThemeToggle />}
      <Phone className="menu-phone" />
    </>
  )
}
