import { useEffect, useState } from 'react'
import { Icon } from './icon'
import { fill } from './text'

/** How long the button says that it is done, in milliseconds. */
const saidFor = 2000

type CopyButtonProps = {
  /** The text to copy. */
  value: string
  /** "Copy {value}", and what is said when it is done. */
  labels: { copy: string; copied: string }
}

/** Copies a phone number or mail address, for people whose phone is another device. */
export function CopyButton({ value, labels }: CopyButtonProps) {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), saidFor)
    return () => clearTimeout(timer)
  }, [isDone])
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setDone(true),
      () => {}, // The browser forbids it; the value is next to the button.
    )
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={fill(labels.copy, { value })}
      title={fill(labels.copy, { value })}
      onClick={copy}
    >
      <Icon name={isDone ? 'check' : 'copy'} />
      <span role="status" className="visually-hidden">
        {isDone && labels.copied}
      </span>
    </button>
  )
}
