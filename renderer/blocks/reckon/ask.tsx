import { useEffect, useRef, useState } from 'react'
import type { Cell, ReckonNumbers } from '../../../schema/parts'
import type { Calculator } from '../../../schema/types'
import { anchorOf, useAnchor, writeAnchor } from '../../parts/anchor'
import { Figure } from '../../parts/figure'
import { ListButton } from '../../parts/list-button'
import { readCount, reckoned, writeCount } from '../../parts/reckoned'
import { langOf, plainWords } from '../../parts/text'
import { useView } from '../../parts/view'
import { AnswerName, labels } from './examples'

/** A field for the visitor's number, with the answers for that number. Works only once the app runs. */
export function Ask({ block, numbers }: { block: Calculator; numbers: ReckonNumbers }) {
  const { id, question, answers, from, to } = block
  const { limits, each, examples } = numbers
  const { lang } = useView().page
  const field = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState(examples[0]?.count ?? from)
  const [isWrong, setWrong] = useState(false)
  useAnchor(id, ([step = '']) => {
    const number = readCount(step)
    if (number !== undefined && isPossible(number)) setCount(number)
  })
  // Leaves the field unchanged while the visitor types.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = writeCount(count, lang)
  }, [count, lang])
  const unit = limits.kind === 'figure' ? limits.unit : undefined
  return (
    <div className="reckon-ask">
      <label {...langOf(question)}>
        <span>
          {plainWords(question)}
          {unit !== undefined && (
            <>
              {' '}
              <bdi className="unit">{`(${unit})`}</bdi>
            </>
          )}
        </span>
        <input
          ref={field}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={`${id}_limits`}
          aria-invalid={isWrong}
          onChange={({ target }) => read(target.value)}
          onBlur={settle}
        />
      </label>
      <p id={`${id}_limits`}>
        <Figure cell={limits} labels={labels} />
      </p>
      <div role="status">
        <dl>
          {answers.map(({ id, name, href, text }) => (
            <div key={id}>
              <dt {...langOf(name)}>
                <AnswerName name={name} href={href} />
              </dt>
              <dd>
                <Figure cell={isWrong ? { kind: 'none' } : cellOf(id, text)} labels={labels} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ListButton anchor={anchorOf(id, [`${count}`])} />
    </div>
  )

  function cellOf(id: string, text: Calculator['answers'][number]['text']): Cell {
    const enough = each[id]
    if (enough) return { kind: 'figure', number: reckoned(count, enough, lang) }
    return text === undefined ? { kind: 'none' } : { kind: 'text', text }
  }

  function read(input: string): void {
    const number = readCount(input)
    const isFine = number !== undefined && isPossible(number)
    setWrong(!isFine)
    if (!isFine) return
    setCount(number)
    writeAnchor(id, [`${number}`])
  }

  /** Replaces the input with the nearest possible number, in the page's number format, when the field loses focus. */
  function settle(): void {
    if (!field.current) return
    const number = readCount(field.current.value) ?? count
    field.current.value = writeCount(Math.min(to, Math.max(from, number)), lang)
    read(field.current.value)
  }

  function isPossible(number: number): boolean {
    return number >= from && number <= to
  }
}
