import { useState } from 'react'
import { knownUnits } from '../../../content/check/units'
import { isObject } from '../../../content/json/json'
import { type Said, say } from '../../../content/say/say.js'
import { usePart, useStudio } from '../context'
import { type FigureKind, figureFrom, kindOf, kinds, numbersIn, readCell, readNumbers, writeNumbers } from '../figures'
import { keyOf } from '../paths'
import { Select } from '../ui/select'
import { attributesOf, type ControlProps } from './control'
import { Words } from './words'

const kindNames: Record<FigureKind, Said> = {
  words: say`Words`,
  value: say`Figure`,
  values: say`Figures to choose from`,
  from: say`From – to`,
  size: say`Size`,
  upTo: say`Up to`,
  within: say`Plus or minus`,
  tick: say`Available`,
  none: say`None`,
}

/** Words, or a figure of some kind with its unit. */
export function Cell(props: ControlProps) {
  const { path, value, id, set, field } = props
  const { t } = useStudio()
  const base = usePart((state) => state.base)
  const kind = kindOf(value)
  const figure = isObject(value) ? value : {}
  const hasNumbers = !['words', 'tick', 'none'].includes(kind)
  const [text, setText] = useState<string>()
  const numbers = writeNumbers(numbersIn(value))
  // "12," is shown as it is typed, as long as it means what is written.
  const typed =
    text !== undefined && writeNumbers(numbersIn(figureFrom(kind, readNumbers(text)))) === numbers ? text : undefined
  const choose = (next: FigureKind) => {
    setText(undefined)
    set(
      next === 'words'
        ? ''
        : figureFrom(next, kind === 'words' ? numbersIn(readCell(String(value ?? ''))) : numbersIn(value), figure.unit),
    )
  }
  return (
    <div className="cell" data-kind={kind}>
      <Select
        aria-label={t`Kind`}
        value={kind}
        options={kinds.map((one) => ({ value: one, words: t.said(kindNames[one]) }))}
        choose={(next) => choose(next as FigureKind)}
      />
      {kind === 'words' && <Words {...props} isRich={false} field={{ ...field, kind: 'words', most: 600 }} />}
      {hasNumbers && (
        <input
          {...attributesOf(props)}
          inputMode="decimal"
          aria-label={kind === 'value' ? t`Value` : t.said(kindNames[kind])}
          value={typed ?? numbers}
          onChange={({ target }) => {
            setText(target.value)
            set(figureFrom(kind, readNumbers(target.value), figure.unit), true)
          }}
          onBlur={() => setText(undefined)}
        />
      )}
      {hasNumbers && (
        <input
          className="unit"
          list="studio-units"
          aria-label={t`Unit`}
          value={typeof figure.unit === 'string' ? figure.unit : ''}
          onChange={({ target }) => set(figureFrom(kind, numbersIn(value), target.value), true)}
        />
      )}
      {!hasNumbers && kind !== 'words' && <output id={id} data-field={keyOf(path)} />}
      <datalist id="studio-units">
        {[...knownUnits(base.locales)].map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
    </div>
  )
}
