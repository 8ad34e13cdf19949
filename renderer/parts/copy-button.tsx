import { useEffect, useState } from 'react'
import { Icon } from './icon'
import { fill } from './text'

/** Time for which the button shows that the value was copied, in ms. */
const confirmationTime = 2000

type CopyButtonProps = {
  /** The text to copy. */
  value: string
  /** Label of the button ("Copy {value}"), and the confirmation. */
  labels: { copy: string; copied: string }
}

/** Button that copies a phone number or email address, for visitors who call or write from a different device. */
export function CopyButton({ value, labels }: CopyButtonProps) {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), confirmationTime)
    return () => clearTimeout(timer)
  }, [isDone])
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setDone(true),
      () => {}, // Ignored: if the browser forbids copying, the value is still next to the button.
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
