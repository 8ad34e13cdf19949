import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useStudio } from '../context'

/** A dialog over everything: it keeps the focus, closes with Escape, and gives the focus back. */
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
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
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
