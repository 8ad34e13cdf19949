import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Path } from '../../../content/base/problem'
import { valueAt } from '../../../content/json/document'
import { isObject } from '../../../content/json/json'
import { apply } from '../../document/apply'
import type { Operation } from '../../document/operation'
import { readJson } from '../../document/translations'
import { begin } from '../begin'
import { useStudio } from '../context'
import { type PastedColumns, pastedTable } from '../pasted-table'
import { editedOf, type Open, openFile } from '../state'
import type { Store } from '../store'
import { Dialog } from '../ui/dialog'

type ColumnProps = { list: Path; index: number; count: number; label: string }

/** Buttons to move or remove a column of a table, with its cells. The last column cannot be removed. */
export function ColumnTools({ list, index, count, label }: ColumnProps) {
  const { store, t, say } = useStudio()
  const path = [...list, index]
  const move = (at: number) => {
    store.change({ kind: 'move', path, at })
    say(t`${label} is now number ${at + 1} of ${count}.`)
  }
  const remove = () => {
    store.change({ kind: 'remove', path })
    say(t`${label} was removed. Undo brings it back.`)
  }
  const button = (sign: string, words: string, disabled: boolean, act: () => void) => (
    <button
      type="button"
      className="icon"
      aria-label={`${words}: ${label}`}
      title={words}
      disabled={disabled}
      onClick={act}
    >
      {sign}
    </button>
  )
  return (
    <div className="column-tools">
      {button('←', t`Move left`, index === 0, () => move(index - 1))}
      {button('→', t`Move right`, index === count - 1, () => move(index + 1))}
      {button('×', t`Remove`, count === 1, remove)}
    </div>
  )
}

/** Button that adds a column to the table at a path, and asks for its heading. */
export function AddColumn({ table, columns }: { table: Path; columns: { label?: unknown }[] }) {
  const studio = useStudio()
  const { store, t, say } = studio
  const [isOpen, setOpen] = useState(false)
  const lacksHeading = valueAt(store.state.open?.json, [...table, 'rowHeading']) === undefined
  const isFirst = columns.length === 0
  const questions = [
    ...(lacksHeading ? [t`Heading above the labels of the rows`] : []),
    ...(isFirst ? [t`Heading of the present values`] : []),
    t`Heading of the new column`,
  ]
  const add = (answers: string[]) => {
    const headings = lacksHeading ? answers.slice(1) : answers
    // The dialog closes first, because it returns the focus to the button that opened it.
    flushSync(() => setOpen(false))
    begin(studio, () =>
      store.change([
        ...headingOperations(table, lacksHeading ? answers[0] : undefined),
        ...headings.map((label, i) => addition(table, columns.length + i, label)),
      ]),
    )
    say(t`${headings.at(-1) ?? ''} was added.`)
  }
  return (
    <>
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
        {t`Add a column`}
      </button>
      {isOpen && (
        <Dialog title={t`Add a column`} close={() => setOpen(false)}>
          <Headings questions={questions} words={t`Add a column`} take={add} />
        </Dialog>
      )}
    </>
  )
}

/** Rows that are about to be pasted, and their columns. */
export type Pasted = { rows: string[][]; found: PastedColumns }

type NewColumnsProps = {
  pasted: Pasted
  /** Whether the table has no columns yet. The first pasted row may then contain headings. */
  isFirst: boolean
  /** Reads the pasted rows again. @param withHead whether the first row contains headings */
  read(withHead: boolean): void
  close(): void
  /** Pastes the rows. @param headings headings of all pasted columns; undefined to leave new columns out */
  take(headings?: string[]): void
}

/** Dialog that shows the new columns of pasted rows before they are added, and asks for headings that are missing. */
export function NewColumns({ pasted: { rows, found }, isFirst, read, close, take }: NewColumnsProps) {
  const { t } = useStudio()
  const { headings, added } = found
  const names = added.slice(isFirst ? 1 : 0).map((i) => headings[i] || '?')
  const isOne = names.length === 1
  const questions = added.map((_, i) =>
    isFirst && i === 0 ? t`Heading of the present values` : t`Heading of the new column`,
  )
  return (
    <Dialog title={t`Paste`} close={close}>
      <p>
        {isOne
          ? t`This brings one new column: “${names[0] ?? ''}”.`
          : t`This brings ${names.length} new columns: “${names.join('”, “')}”.`}
      </p>
      {isFirst && (
        <label className="choice">
          <input type="checkbox" checked={found.hasHead} onChange={({ target }) => read(target.checked)} />
          <span>{t`The first row has the headings: “${rows[0]?.join(' · ') ?? ''}”`}</span>
        </label>
      )}
      <Headings
        key={String(found.hasHead)}
        questions={questions}
        start={added.map((i) => headings[i] ?? '')}
        words={isOne ? t`Add it` : t`Add them`}
        take={(answers) => take(headings.map((heading, i) => answers[added.indexOf(i)] ?? heading))}
      >
        <button type="button" onClick={() => take()}>
          {isOne ? t`Leave it out` : t`Leave them out`}
        </button>
      </Headings>
    </Dialog>
  )
}

type HeadingsProps = {
  questions: string[]
  start?: string[]
  words: string
  take(answers: string[]): void
  children?: React.ReactNode
}

/** Form that asks for headings, all of which are required. @param words label of the button */
function Headings({ questions, start = [], words, take, children }: HeadingsProps) {
  const [answers, setAnswers] = useState(questions.map((_, i) => start[i] ?? ''))
  const isWhole = answers.every((answer) => answer.trim() !== '')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) take(answers.map((answer) => answer.trim()))
      }}
    >
      {questions.map((question, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the questions do not change while the dialog is open
        <label key={i} className="field">
          <span className="field-name">{question}</span>
          <input
            value={answers[i]}
            onChange={({ target }) => setAnswers(answers.map((answer, j) => (j === i ? target.value : answer)))}
          />
        </label>
      ))}
      <div className="row">
        <button type="submit" className="primary" disabled={!isWhole}>
          {words}
        </button>
        {children}
      </div>
    </form>
  )
}

/**
 * Pastes rows into the table at a path, as one undo step.
 * @param headings headings of all pasted columns, if new ones are added
 * @returns number of rows that were added
 */
export function paste(
  store: Store,
  open: Open,
  table: Path,
  { rows, found }: Pasted,
  isUnit: (unit: string) => boolean,
  headings?: string[],
): number {
  const edited = editedOf(open)
  const rowsBefore = listAt(open.json, [...table, 'rows'])
  const labels = listAt(open.json, [...table, 'columns']).map(({ label }) => String(label))
  const texts = (headings ? found.added : []).reduce((before, i) => {
    const index = i === 0 ? 0 : labels.indexOf(headings?.[i - 1] ?? '') + 1 || labels.length
    labels.splice(index, 0, headings?.[i] ?? '')
    return apply(before, addition(table, index, headings?.[i] ?? ''), edited).texts
  }, open.texts)
  const json = readJson(texts[openFile(open)])
  const [currentRows, currentColumns] = [listAt(json, [...table, 'rows']), listAt(json, [...table, 'columns'])]
  const next = pastedTable(
    rows,
    currentRows,
    currentColumns,
    isUnit,
    edited.lang,
    headings ? { ...found, headings } : found,
  )
  const block = Object(valueAt(json, table))
  const value = { ...block, ...next, ...(block.rowHeading !== undefined && { rowHeading: block.rowHeading }) }
  store.replace(apply(texts, { kind: 'set', path: table, value }, edited).texts)
  return next.rows.length - rowsBefore.length
}

/** The items of a list. Empty if there is no list. */
export function listAt(json: unknown, path: Path): Record<string, unknown>[] {
  const list = valueAt(json, path)
  return Array.isArray(list) ? list.filter(isObject) : []
}

function addition(table: Path, at: number, label: string): Operation {
  return { kind: 'add', list: [...table, 'columns'], at, value: { id: '', label } }
}

function headingOperations(table: Path, value: string | undefined): Operation[] {
  const order = ['type', 'id', 'visible', 'brands', 'confirm', 'title', 'of', 'rowHeading']
  return value === undefined ? [] : [{ kind: 'set', path: [...table, 'rowHeading'], value, order }]
}
