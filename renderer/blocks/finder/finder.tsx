import type { FinderAnswers, Text } from '../../../schema/parts'
import type { Finder as FinderBlock } from '../../../schema/types'
import { fitted } from '../../parts/fit'
import { Heading } from '../../parts/heading'
import { Icon } from '../../parts/icon'
import { Link } from '../../parts/link'
import { Picture } from '../../parts/picture'
import { langOf, plain } from '../../parts/text'
import { useWords } from '../../parts/view'
import { Table } from './table'
import { pagesFor, useChoice } from './use-choice'

type Option = FinderAnswers['for'][number]
type Found = FinderAnswers['pages'][number]

/**
 * Two questions that lead to pages. Without scripts, and on paper, all answers stand in a table; each cell is the anchor
 * that is also the address of the answer.
 */
export function Finder({ block }: { block: FinderBlock }) {
  const { id, title, labels } = block
  const answers = usedOf(block.answers ?? { for: [], does: [], pages: [] })
  const { choice, choose } = useChoice(id, answers)
  const titleId = `${id}_title`
  return (
    <section id={id} className="block finder">
      <Heading id={titleId} {...langOf(title)} {...fitted(title, 10)}>
        {plain(title)}
      </Heading>
      <div className="finder-questions needs-script">
        <Question
          question={block.for}
          options={answers.for}
          chosen={choice.for}
          choose={(kind) => choose({ ...choice, for: kind })}
        />
        <Question
          question={block.does}
          options={answers.does}
          chosen={choice.does}
          isOpen={(need) => pagesFor(answers.pages, { for: choice.for, does: need }).length > 0}
          choose={(need) => choose({ ...choice, does: need })}
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

/** Without what no page is for, or does: a brand may lack such pages. */
function usedOf({ pages, ...lists }: FinderAnswers): FinderAnswers {
  return {
    for: lists.for.filter(({ id }) => pages.some((page) => page.for.includes(id))),
    does: lists.does.filter(({ id }) => pages.some((page) => page.does.includes(id))),
    pages,
  }
}

type QuestionProps = {
  question: Text
  options: Option[]
  chosen: string | undefined
  choose(id: string | undefined): void
  /** Whether an option leads anywhere, next to what is chosen already. */
  isOpen?(id: string): boolean
}

/** One question: a second tap takes an answer back. */
function Question({ question, options, chosen, choose, isOpen }: QuestionProps) {
  return (
    <fieldset>
      <legend {...langOf(question)}>{plain(question)}</legend>
      {options.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          disabled={isOpen?.(id) === false}
          onClick={() => choose(id === chosen ? undefined : id)}
          {...langOf(name)}
        >
          {plain(name)}
        </button>
      ))}
    </fieldset>
  )
}

function Pages({ pages }: { pages: Found[] }) {
  const t = useWords()
  return (
    <div className="finder-found">
      <p role="status">{t('search.found', { n: pages.length })}</p>
      <ul>
        {pages.map(({ href, name, group, picture }) => (
          <li key={href}>
            <Link href={href}>
              <span className="thumb">{picture && <Picture file={picture} />}</span>
              <span>
                <span {...langOf(name)}>{plain(name)}</span>
                {group && <small {...langOf(group)}>{plain(group)}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
