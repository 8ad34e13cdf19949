import type { FinderAnswers } from '../../../schema/parts'
import type { Finder as FinderBlock } from '../../../schema/types'
import { Chips } from '../../parts/chips/chips'
import { fitClass } from '../../parts/fit'
import { Heading } from '../../parts/heading'
import { Icon } from '../../parts/icon'
import { interfaceText } from '../../parts/interface-text'
import { Link } from '../../parts/link'
import { Picture } from '../../parts/picture'
import { langOf, plainWords } from '../../parts/text'
import { useOwnLanguage, useWords } from '../../parts/view'
import { Table } from './table'
import { pagesFor, useChoice } from './use-choice'

type Found = FinderAnswers['pages'][number]

/**
 * Two questions that filter pages. Without scripts and in print, a table shows all answers. Links to an answer use the
 * ids of the table's cells as anchors.
 */
export default function Finder({ block }: { block: FinderBlock }) {
  const { id, title, labels } = block
  const answers = usedOf(block.answers ?? { for: [], does: [], pages: [] })
  const { choice, choose } = useChoice(id, answers)
  const titleId = `${id}_title`
  return (
    <section id={id} className="block finder">
      <Heading id={titleId} {...langOf(title)} {...fitClass(title, 10)}>
        {plainWords(title)}
      </Heading>
      <div className="finder-questions">
        <Chips
          question={block.for}
          options={answers.for}
          chosen={choice.for}
          choose={(kind) => choose({ ...choice, for: toggled(choice.for, kind) })}
        />
        <Chips
          question={block.does}
          options={answers.does}
          chosen={choice.does}
          isOpen={(need) => pagesFor(answers.pages, { for: choice.for, does: need }).length > 0}
          choose={(need) => choose({ ...choice, does: toggled(choice.does, need) })}
        />
      </div>
      {(choice.for ?? choice.does) !== undefined && <Pages pages={pagesFor(answers.pages, choice)} />}
      <details className="finder-all">
        <summary>
          {labels.all}
          <Icon name="chevron-down" />
        </summary>
        <Table id={id} titleId={titleId} answers={answers} />
      </details>
    </section>
  )
}

/** Selects an answer, or deselects it if it is selected. */
function toggled(current: string | undefined, id: string): string | undefined {
  return current === id ? undefined : id
}

/** Removes options that match no page, which happens if a brand excludes pages. */
function usedOf({ pages, ...lists }: FinderAnswers): FinderAnswers {
  return {
    for: lists.for.filter(({ id }) => pages.some((page) => page.for.includes(id))),
    does: lists.does.filter(({ id }) => pages.some((page) => page.does.includes(id))),
    pages,
  }
}

function Pages({ pages }: { pages: Found[] }) {
  const t = useWords()
  return (
    <div className="finder-found">
      <p role="status" {...useOwnLanguage()}>
        {interfaceText(t('search.found', { n: pages.length }))}
      </p>
      <ul>
        {pages.map(({ href, name, group, picture, namesake }) => (
          <li key={href}>
            <Link href={href}>
              <span className="thumb">{picture && <Picture file={picture} />}</span>
              <span>
                <span {...langOf(name)}>{plainWords(name)}</span>
                {namesake && group && (
                  <>
                    {' – '}
                    <span {...langOf(group)}>{plainWords(group)}</span>
                  </>
                )}
                {!namesake && group && <small {...langOf(group)}>{plainWords(group)}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
