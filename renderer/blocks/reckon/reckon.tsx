import { useEffect, useRef, useState } from 'react'
import type { Cell } from '../../../schema/parts'
import type { Calculator } from '../../../schema/types'
import { anchorOf, useAnchor, writeAnchor } from '../../parts/anchor'
import { Figure } from '../../parts/figure'
import { fitted } from '../../parts/fit'
import { Heading } from '../../parts/heading'
import { ListButton } from '../../parts/list-button'
import { readCount, reckoned, writeCount } from '../../parts/reckoned'
import { Matrix } from '../../parts/table/matrix'
import { langOf, plain } from '../../parts/text'
import { useView } from '../../parts/view'

/** Its figures are numbers: none is a tick or a dash. */
const labels = { available: '', none: '' }

/** A number of the visitor, and how many of each thing it needs. Without scripts, and on paper, examples are all there is. */
export function Reckon({ block }: { block: Calculator }) {
  const { id, title, question, answers, numbers, from, to } = block
  const { lang } = useView().page
  const field = useRef<HTMLInputElement>(null)
  const [first] = numbers?.examples ?? []
  const [count, setCount] = useState(first?.count ?? from)
  const [isWrong, setWrong] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the field is the browser's own until then: what was written before the app came stays.
  useEffect(() => read(false), [])
  useAnchor(id, ([number = '']) => {
    const chosen = readCount(number)
    if (chosen !== undefined && isPossible(chosen)) setCount(chosen)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is written does not change
  useEffect(() => {
    if (document.activeElement !== field.current) write(count, lang)
  }, [count, lang])
  if (!numbers || !first) return null
  const { each, examples, limits } = numbers
  const known = examples.find((example) => example.count === count)
  const counted = answers.filter(({ id }) => each[id])
  const unit = limits.kind === 'figure' ? limits.unit : undefined
  return (
    <section id={id} className="block reckon">
      <Heading id={`${id}_title`} {...langOf(title)} {...fitted(title, 10)}>
        {plain(title)}
      </Heading>
      <div className="reckon-parts">
        <div className="reckon-ask needs-script">
          <label {...langOf(question)}>
            {plain(question)}
            {unit !== undefined && (
              <>
                {', '}
                <bdi className="unit">{unit}</bdi>
              </>
            )}
            <input
              ref={field}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={first.written}
              aria-describedby={`${id}_limits`}
              aria-invalid={isWrong}
              onChange={() => read(true)}
              onBlur={settle}
            />
          </label>
          <p id={`${id}_limits`}>
            <Figure cell={limits} labels={labels} />
          </p>
          <div role="status">
            <dl>
              {answers.map(({ id, name, text }) => (
                <div key={id}>
                  <dt {...langOf(name)}>{plain(name)}</dt>
                  <dd>
                    <Figure cell={isWrong ? { kind: 'none' } : cellOf(id, text)} labels={labels} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <ListButton anchor={anchorOf(id, [`${count}`])} />
        </div>
        {counted.length > 0 && (
          <div className="specs">
            <Matrix
              titleId={`${id}_title`}
              rowHeading={question}
              columns={counted.map(({ id, name }) => ({ id, label: plain(name), ...langOf(name) }))}
              rows={examples.map((example) => ({
                id: `${example.count}`,
                label: example.written,
                cells: Object.fromEntries(
                  Object.entries(example.answers).map(([id, number]) => [id, { kind: 'figure', number }]),
                ),
              }))}
              labels={labels}
            />
          </div>
        )}
        {answers.map(
          ({ id, name, text }) =>
            text && (
              <p key={id} className="reckon-text" {...langOf(text)}>
                {plain(name)}: {plain(text)}
              </p>
            ),
        )}
      </div>
    </section>
  )

  function cellOf(id: string, text: Calculator['answers'][number]['text']): Cell {
    const enough = each[id]
    if (enough) return { kind: 'figure', number: known?.answers[id] ?? reckoned(count, enough, lang) }
    return text === undefined ? { kind: 'none' } : { kind: 'text', text }
  }

  /** Takes over what is in the field. */
  function read(isAsked: boolean): void {
    const number = readCount(field.current?.value ?? '')
    setWrong(number === undefined || !isPossible(number))
    if (number === undefined || !isPossible(number)) return
    setCount(number)
    if (isAsked) writeAnchor(id, [`${number}`])
  }

  /** A number that is left is the nearest possible one, as its language writes it. */
  function settle(): void {
    const number = readCount(field.current?.value ?? '') ?? count
    write(Math.min(to, Math.max(from, number)), lang)
    read(true)
  }

  function write(number: number, language: string): void {
    if (field.current) field.current.value = writeCount(number, language)
  }

  function isPossible(number: number): boolean {
    return number >= from && number <= to
  }
}
