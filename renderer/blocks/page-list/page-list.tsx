import type { ListedPages } from '../../../schema/parts'
import type { PageList as PageListBlock } from '../../../schema/types'
import { addressIn } from '../../parts/address'
import { Chips } from '../../parts/chips/chips'
import { displayText } from '../../parts/display-text'
import { fitClass } from '../../parts/fit'
import { fromWords } from '../../parts/from-words'
import { Below, Heading } from '../../parts/heading'
import { interfaceText } from '../../parts/interface-text'
import { langOf } from '../../parts/text'
import { useOwnLanguage, useView, useWords } from '../../parts/view'
import { Answers } from './answers'
import { ListCards, ListRows, ListTable, ListTiles } from './looks'
import { Parts } from './parts-nav'
import { type Choice, pagesFor, useChoice } from './use-choice'

/** A list of pages that visitors can filter by answering questions. */
export default function PageList({ block }: { block: PageListBlock }) {
  const { id, title, look = 'cards', action, labels, perPage = 0 } = block
  const t = useWords()
  const ownLanguage = useOwnLanguage()
  const list = usedOf(block.list ?? { entries: [], filters: [], columns: [] })
  const { choice, choose } = useChoice(id, list)
  const titleId = `${id}_title`
  const isChosen = list.filters.some((filter) => choice[filter.id] !== undefined)
  const matching = isChosen ? pagesFor(list.entries, choice) : undefined
  const props = { entries: matching ?? partOf(list, perPage), columns: list.columns, labels }
  const Frame = title === undefined ? 'div' : 'section'
  return (
    <Frame id={id} className={`block ${frameClass[look]}`}>
      {title !== undefined && (
        <Heading id={titleId} {...langOf(title)} {...fitClass(title, 10)}>
          {displayText(title)}
        </Heading>
      )}
      {list.filters.length > 0 && (
        <div className="list-questions">
          {list.filters.map((filter, i) => (
            <Chips
              key={filter.id}
              question={block[filter.id] ?? labels[filter.id]}
              options={filter.options}
              chosen={choice[filter.id]}
              isOpen={i === 0 ? undefined : (answer) => isOpen(list, choice, i, answer)}
              choose={(answer) =>
                choose(inOrder(list, { ...choice, [filter.id]: choice[filter.id] === answer ? undefined : answer }))
              }
            />
          ))}
        </div>
      )}
      {matching && (
        <p className="list-status" role="status" {...ownLanguage}>
          {interfaceText(t('search.found', { n: matching.length }))}
        </p>
      )}
      <Below title={title}>
        {look === 'answers' && <Answers id={id} titleId={titleId} list={list} matching={matching} labels={labels} />}
        {look === 'cards' && <ListCards {...props} action={action} />}
        {look === 'rows' && <ListRows {...props} />}
        {look === 'tiles' && <ListTiles {...props} />}
        {look === 'table' && <ListTable {...props} titleId={titleId} />}
      </Below>
      {list.part && !isChosen && <Parts part={list.part} labels={labels} />}
      {list.feed !== undefined && <Feed href={list.feed} label={labels.feed} />}
    </Frame>
  )
}

/** Classes of the block, by its look. Cards and tables have the classes of the block types that they look like. */
const frameClass = {
  cards: 'full cards',
  rows: 'list-rows',
  tiles: 'list-tiles',
  table: 'specs',
  answers: 'list-answers',
}

/** Removes answers that match no page, because a brand may exclude the pages that match them. */
function usedOf(list: ListedPages): ListedPages {
  const isUsed = (id: ListedPages['filters'][number]['id'], answer: string) =>
    list.entries.some(({ answers }) => answers?.[id]?.includes(answer))
  return {
    ...list,
    filters: list.filters.map(({ id, options }) => ({
      id,
      options: options.filter((option) => isUsed(id, option.id)),
    })),
  }
}

/** Returns the pages of the current part. The data of a list with filters contains the pages of all parts. */
function partOf({ entries, part, filters }: ListedPages, perPage: number): ListedPages['entries'] {
  if (!part || filters.length === 0) return entries
  return entries.slice((part.number - 1) * perPage, part.number * perPage)
}

/** Whether any page matches an answer together with the answers to the previous questions. */
function isOpen({ entries, filters }: ListedPages, choice: Choice, i: number, answer: string): boolean {
  const earlier = filters.slice(0, i).map(({ id }) => [id, choice[id]])
  return pagesFor(entries, { ...Object.fromEntries(earlier), [filters[i]?.id ?? '']: answer }).length > 0
}

/** Sorts a choice by the order of the questions, because earlier answers take precedence over later ones. */
function inOrder({ filters }: ListedPages, choice: Choice): Choice {
  return Object.fromEntries(filters.map(({ id }) => [id, choice[id]]))
}

/** A link to the feed of the list. */
function Feed({ href, label }: { href: string; label: string }) {
  const { site } = useView()
  const address = fromWords((read) => addressIn(read(site.language), read(href), site))
  return (
    <p className="list-feed">
      <a href={address} data-reload="" type="application/atom+xml">
        {interfaceText(label)}
      </a>
    </p>
  )
}
