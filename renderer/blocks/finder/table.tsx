import type { FinderAnswers } from '../../../schema/parts'
import { Link } from '../../parts/link'
import { langOf, plainWords } from '../../parts/text'
import { pagesFor } from './use-choice'

type Pages = FinderAnswers['pages']

/**
 * All answers as a table: a column for each option of "for", and a row for each option of "does". Equal neighbouring
 * cells are merged.
 */
export function Table({ id, titleId, answers }: { id: string; titleId: string; answers: FinderAnswers }) {
  const { for: kinds, does: needs, pages } = answers
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section should contain a heading
    <div className="finder-scroll" role="region" tabIndex={0} aria-labelledby={titleId}>
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            <td />
            {kinds.map((kind) => (
              <th key={kind.id} id={`${id}/${kind.id}`} scope="col" {...langOf(kind.name)}>
                {plainWords(kind.name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {needs.map((need) => (
            <tr key={need.id}>
              <th id={`${id}/-/${need.id}`} scope="row" {...langOf(need.name)}>
                {plainWords(need.name)}
              </th>
              {cellsOf(kinds, need.id, pages).map(({ kinds, pages }) => (
                <td key={kinds[0]} colSpan={kinds.length > 1 ? kinds.length : undefined}>
                  {pages.length > 0 && kinds.map((kind) => <i key={kind} id={`${id}/${kind}/${need.id}`} />)}
                  {pages.map(({ href, name, group, namesake }) => (
                    <Link key={href} href={href} {...langOf(name)}>
                      {plainWords(name)}
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

type Cell = { kinds: string[]; pages: Pages }

function cellsOf(kinds: FinderAnswers['for'], need: string, pages: Pages): Cell[] {
  const cells: Cell[] = []
  for (const { id } of kinds) {
    const matchingPages = pagesFor(pages, { for: id, does: need })
    const last = cells.at(-1)
    const isSame =
      last?.pages.length === matchingPages.length && matchingPages.every((page, i) => page === last.pages[i])
    if (last && isSame) last.kinds.push(id)
    else cells.push({ kinds: [id], pages: matchingPages })
  }
  return cells
}
