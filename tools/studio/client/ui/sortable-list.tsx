import { Accessibility } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import type { ReactNode } from 'react'
import type { Path } from '../../../content/base/problem'
import { begin, removeItem } from '../begin'
import { useStudio } from '../context'
import type { Say } from '../words/words'

type Item = { id: string; name: string; content: ReactNode }

type ListProps = {
  items: Item[]
  /** Called with the old and new index when the user has moved an item. */
  move(from: number, to: number): void
  label: string
  className?: string
}

/** List whose items can be moved by mouse, touch, keyboard or buttons. */
export function SortableList({ items, move, label, className }: ListProps) {
  const { t, say } = useStudio()
  const moveAndSay = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return
    move(from, to)
    say(t`${items[from]?.name ?? ''} is now number ${to + 1} of ${items.length}.`)
  }
  return (
    <DragDropProvider
      plugins={(plugins) => [
        ...plugins.filter((plugin) => plugin !== Accessibility),
        Accessibility.configure(inWords(t, items)),
      ]}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (!canceled && isSortable(source)) moveAndSay(source.initialIndex, source.index)
      }}
    >
      <ol aria-label={label} className={`sortable ${className ?? ''}`}>
        {items.map((item, i) => (
          <Row key={item.id} item={item} index={i} count={items.length} move={moveAndSay} />
        ))}
      </ol>
    </DragDropProvider>
  )
}

const howToDrag = (t: Say) =>
  t`Press Space to pick it up, the arrows to move it, Space again to drop it, Escape to leave it where it was.`

/** Announcements for screen readers during dragging, in the language of the Studio. */
function inWords(t: Say, items: Item[]) {
  const placeOf = (source: unknown) =>
    isSortable(source as null) ? (source as unknown as { index: number }).index + 1 : 1
  return {
    screenReaderInstructions: { draggable: howToDrag(t) },
    announcements: {
      dragstart: ({ operation: { source } }: Dragged) => t`${nameOf(items, source?.id)} was picked up.`,
      dragover: ({ operation: { source } }: Dragged) =>
        t`${nameOf(items, source?.id)} is over number ${placeOf(source)}.`,
      dragend: ({ operation: { source }, canceled }: Dragged & { canceled: boolean }) => {
        const name = nameOf(items, source?.id)
        return canceled ? t`${name} is where it was.` : t`${name} was dropped as number ${placeOf(source)}.`
      },
    },
  }
}

type Dragged = { operation: { source: { id: unknown } | null } }

function nameOf(items: Item[], id: unknown): string {
  return items.find((item) => item.id === id)?.name ?? ''
}

type RowProps = { item: Item; index: number; count: number; move(from: number, to: number): void }

function Row({ item: { id, name, content }, index, count, move }: RowProps) {
  const { t } = useStudio()
  const { ref, handleRef, isDragging } = useSortable({ id, index })
  return (
    <li ref={ref} className={isDragging ? 'dragging' : undefined}>
      <button ref={handleRef} type="button" className="handle" aria-label={t`Drag ${name}`} title={howToDrag(t)}>
        ⠿
      </button>
      <div className="sortable-content">{content}</div>
      <div className="steps">
        <button
          type="button"
          className="icon"
          aria-label={`${t`Move up`}: ${name}`}
          disabled={index === 0}
          onClick={() => move(index, index - 1)}
        >
          ↑
        </button>
        <button
          type="button"
          className="icon"
          aria-label={`${t`Move down`}: ${name}`}
          disabled={index === count - 1}
          onClick={() => move(index, index + 1)}
        >
          ↓
        </button>
      </div>
    </li>
  )
}

/** Buttons to duplicate or remove an item. Other buttons (`children`) come first. */
export function ItemActions({ path, name, children }: ActionsProps) {
  const studio = useStudio()
  const { t, say } = studio
  return (
    <div className="row">
      {children}
      <button
        type="button"
        className="quiet"
        onClick={() => {
          begin(studio, () => studio.store.change({ kind: 'duplicate', path }))
          say(t`${name} was duplicated.`)
        }}
      >
        {t`Duplicate`}
      </button>
      <button
        type="button"
        className="quiet danger"
        onClick={() => {
          removeItem(studio, path)
          say(t`${name} was removed. Undo brings it back.`)
        }}
      >
        {t`Remove`}
      </button>
    </div>
  )
}

type ActionsProps = {
  path: Path
  name: string
  children?: ReactNode
}
