import type { ListedPage, ListedPages, Text } from '../../../schema/parts'
import { Cards } from '../../parts/cards'
import { displayText } from '../../parts/display-text'
import { Figure } from '../../parts/figure'
import { Link } from '../../parts/link'
import { Picture } from '../../parts/picture'
import { Matrix } from '../../parts/table/matrix'
import { langOf } from '../../parts/text'

type LookProps = {
  entries: ListedPages['entries']
  columns: ListedPages['columns']
  /** Text alternatives for a tick and a dash. */
  labels: { available: string; none: string }
}

/** Pages as cards. @param action text of the link on each card */
export function ListCards({ entries, columns, labels, action }: LookProps & { action?: Text }) {
  const cards = entries.map((entry) => ({
    id: entry.href,
    title: entry.name,
    text: entry.text,
    image: entry.picture,
    href: entry.href,
    more: <Facts entry={entry} columns={columns} labels={labels} />,
  }))
  return <Cards cards={cards} action={action} />
}

/** Pages as rows, each with a small picture if the page has one. */
export function ListRows({ entries, columns, labels }: LookProps) {
  return (
    <ul className="rows listed-rows">
      {entries.map((entry) => (
        <li key={entry.href}>
          <Link href={entry.href}>
            {entry.picture && (
              <span className="thumb">
                <Picture file={entry.picture} />
              </span>
            )}
            <span>
              <span className="row-words" {...langOf(entry.name)}>
                {displayText(entry.name)}
              </span>
              {entry.text !== undefined && (
                <span className="listed-text" {...langOf(entry.text)}>
                  {displayText(entry.text)}
                </span>
              )}
              <Facts entry={entry} columns={columns} labels={labels} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Pages as small pictures with names, such as logos or people. */
export function ListTiles({ entries, columns, labels }: LookProps) {
  return (
    <ul className="listed-tiles">
      {entries.map((entry) => (
        <li key={entry.href}>
          <Link href={entry.href}>
            {entry.picture && (
              <span className="thumb">
                <Picture file={entry.picture} sizes="(min-width:640px) 200px,44vw" />
              </span>
            )}
            <span {...langOf(entry.name)}>{displayText(entry.name)}</span>
            <Facts entry={entry} columns={columns} labels={labels} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Date, author and figures of a page, in one line. Empty if the page has none of them. */
function Facts({ entry, columns, labels }: { entry: ListedPage } & Omit<LookProps, 'entries'>) {
  const { date, author, cells = {} } = entry
  const figures = columns.filter(({ id }) => cells[id])
  if (!date && author === undefined && figures.length === 0) return null
  return (
    <span className="listed-facts">
      {date && <time dateTime={date.day}>{date.text}</time>}
      {author !== undefined && <span {...langOf(author)}>{displayText(author)}</span>}
      {figures.map(({ id, label }) => (
        <span key={id}>
          <span {...langOf(label)}>{displayText(label)}</span>{' '}
          {cells[id] && <Figure cell={cells[id]} labels={labels} />}
        </span>
      ))}
    </span>
  )
}

/** Pages as the rows of a table, with their figures. @param titleId id of the heading that names the table */
export function ListTable({ entries, columns, labels, titleId }: LookProps & { titleId: string }) {
  return (
    <Matrix
      titleId={titleId}
      columns={columns.map(({ id, label }) => ({ id, label: displayText(label), ...langOf(label) }))}
      rows={entries.map(({ href, name, cells }) => ({ id: href, label: name, href, cells }))}
      labels={labels}
    />
  )
}
