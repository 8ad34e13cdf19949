import type { Text } from '../../../schema/parts'
import { langOf, plainWords } from '../text'

type ChipsProps = {
  question: Text
  options: { id: string; name: Text }[]
  chosen: string | undefined
  choose(id: string): void
  /** Whether an option can be combined with the other choices. */
  isOpen?(id: string): boolean
}

/** A question with a few answers, one of which can be chosen. Works only once the app runs. */
export function Chips({ question, options, chosen, choose, isOpen }: ChipsProps) {
  return (
    <fieldset className="chips needs-script">
      <legend {...langOf(question)}>{plainWords(question)}</legend>
      {options.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          disabled={isOpen?.(id) === false}
          onClick={() => choose(id)}
          {...langOf(name)}
        >
          {plainWords(name)}
        </button>
      ))}
    </fieldset>
  )
}
