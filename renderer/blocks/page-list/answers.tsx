import type { Filter, ListedPage, ListedPages } from '../../../schema/parts'
import type { PageList } from '../../../schema/types'
import { Icon } from '../../parts/icon'
import { interfaceText } from '../../parts/interface-text'
import { Link } from '../../parts/link'
import { langOf, plainWords } from '../../parts/text'
import { ListRows } from './looks'
import { pagesFor } from './use-choice'

type Entries = ListedPages['entries']

type AnswersProps = {
  id: string
  titleId: string
  list: ListedPages
  /** The pages that match the visitor's answers; undefined without an answer. */
  matching: Entries | undefined
  labels: PageList['labels']
}

/** The pages that match the visitor's answers. Without scripts and in print, a table shows pages for all answers. */
export function Answers({ id, titleId, list, matching, labels }: AnswersProps) {
  const rows = matching?.map((page) => ({ ...page, text: page.group }))
  return (
    <>
      {rows && <ListRows entries={rows} columns={[]} labels={labels} />}
      <details className="answers-all">
        <summary>
          {interfaceText(labels.all)}
          <Icon name="chevron-down" />
        </summary>
        <Table id={id} titleId={titleId} list={list} />
      </details>
    </>
  )
}

/**
 * All answers as a table: a column for each answer to the first question, and a row for each answer to the second.
 * Equal neighbouring cells are merged. Links to an answer use the ids of the cells as anchors.
 */
function Table({ id, titleId, list: { entries, filters } }: { id: string; titleId: string; list: ListedPages }) {
  const [across, down] = filters
  if (!across || !down) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section should contain a heading
    <div className="answers-scroll" role="region" tabIndex={0} aria-labelledby={titleId}>
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            <td />
            {across.options.map((option) => (
              <th key={option.id} id={`${id}/${option.id}`} scope="col" {...langOf(option.name)}>
                {plainWords(option.name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {down.options.map((option) => (
            <tr key={option.id}>
              <th id={`${id}/-/${option.id}`} scope="row" {...langOf(option.name)}>
                {plainWords(option.name)}
              </th>
              {cellsOf(across, { [down.id]: option.id }, entries).map(({ columns, pages }) => (
                <td key={columns[0]} colSpan={columns.length > 1 ? columns.length : undefined}>
                  {pages.length > 0 && columns.map((column) => <i key={column} id={`${id}/${column}/${option.id}`} />)}
                  {pages.map(({ href, name, group, namesake }) => (
                    <Link key={href} href={href} {...(namesake ? {} : langOf(name))}>
                      {namesake ? <span {...langOf(name)}>{plainWords(name)}</span> : plainWords(name)}
                      {namesake && group && <small {...langOf(group)}>{plainWords(group)}</small>}
                    </Link>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Cell = { columns: string[]; pages: ListedPage[] }

function cellsOf(across: Filter, row: object, entries: Entries): Cell[] {
  const cells: Cell[] = []
  for (const { id } of across.options) {
    const pages = pagesFor(entries, { [across.id]: id, ...row })
    const last = cells.at(-1)
    const isSame = last?.pages.length === pages.length && pages.every((page, i) => page === last.pages[i])
    if (last && isSame) last.columns.push(id)
    else cells.push({ columns: [id], pages })
  }
  return cells
}
