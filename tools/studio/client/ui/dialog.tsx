import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useStudio } from '../context'

/** Modal dialog. It traps the focus, closes with Escape, and then returns the focus to the previous element. */
export function Dialog({
  title,
  close,
  children,
  isWide = false,
}: {
  title: string
  close(): void
  children: ReactNode
  isWide?: boolean
}) {
  const { t } = useStudio()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const previousFocus = document.activeElement
    dialog.current?.showModal()
    // Focuses the first field, because browsers focus the first element, which is the button that closes the dialog.
    dialog.current?.querySelector<HTMLElement>('.dialog-content :is(input:not([type=file]), select)')?.focus()
    return () => {
      if (previousFocus instanceof HTMLElement) previousFocus.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={isWide ? 'wide' : undefined}
      onClose={close}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon" aria-label={t`Close`} onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      <div className="dialog-content">{children}</div>
    </dialog>
  )
}
