import world from '../../../renderer/blocks/map/world.json'
import type { BlockMap, Completed } from '../../../schema/types'
import type { Annotation } from '../base/contract'
import { valueAt } from '../json/document'
import { eventsInOrder } from '../read/dates'
import { serviceAt, servicesOf } from '../read/services'
import { comparisonOf } from './comparison'
import { hoursOf } from './hours'
import { figureWords, type Localizer } from './localizer'
import { padFigures } from './padding'
import { listOf } from './page-list'
import { reckonNumbers } from './reckon'
import { scaleNumbers } from './scale'

type Given<Type extends keyof Completed> = {
  /** The block in the document. */
  written: unknown
  /** The page's document. */
  page: unknown
  /** The block with localized values. */
  block: BlockMap[Type]
  localizer: Localizer
}

/** Functions that return the fields to set, by block type with "completed" in its schema. Undefined removes a field. */
const complete: {
  [Type in keyof Completed]: (given: Given<Type>) => Completed[Type] & Partial<BlockMap[Type]>
} = {
  compare: ({ written, localizer }) => {
    const table = comparisonOf(Object(written), localizer)
    for (const { cells } of table.products) padFigures(Object.values(cells), localizer.around)
    return { pages: [], rows: undefined, table }
  },
  embed: ({ written, localizer }) => {
    const address = String(valueAt(written, ['src']))
    const service = serviceAt(servicesOf(localizer.site.settings), address, 'frame')
    // Uses the host as the name if no service is declared, which happens only in examples of blocks.
    return { service: { name: service?.name ?? new URL(address).hostname, ...(service?.consent && { waits: true }) } }
  },
  form: ({ written, localizer: { site, brand, reader } }) => {
    const done = String(valueAt(written, ['done']) ?? '')
    const isPage = done.startsWith('/')
    const mails = (brand?.contacts ?? site.settings.contacts).filter(({ kind }) => kind === 'mail')
    const mail = mails.find(({ languages }) => languages?.includes(reader)) ?? mails[0]
    return {
      mail: mail?.value ?? '',
      href: isPage ? done : '',
      // If a brand excludes the page, its visitors see the sentence of thanks instead.
      ...(isPage && { done: undefined, alone: ['href'] }),
    }
  },
  'contact-list': ({ block, localizer }) => {
    // Contacts that the brand does not have are still ids instead of objects here, and are left out.
    const contacts = block.contacts.filter((contact) => typeof contact === 'object')
    const { site, brand, reader } = localizer
    const settings = brand?.contacts ?? site.settings.contacts
    const isForReader = ({ id }: { id: string }) =>
      Number(settings.some((contact) => contact.id === id && contact.languages?.includes(reader)))
    return {
      contacts: contacts.sort((a, b) => isForReader(b) - isForReader(a)),
      ...(!block.company && contacts.length === 0 && { visible: false }),
    }
  },
  events: ({ block }) => ({ items: eventsInOrder(block.items, block.past === 'keep') }),
  hours: ({ written, block, localizer }) => hoursOf(Object(written), block, localizer),
  map: () => ({ world }),
  'page-list': ({ written, localizer }) => {
    const list = listOf(Object(written), localizer)
    // Visitors need only the pages, not the rule that selects them.
    return { list, of: undefined, figures: undefined, ...(list.entries.length === 0 && { visible: false }) }
  },
  reckon: ({ written, page, block, localizer }) => ({
    table: undefined,
    samples: [],
    answers: block.answers.map(({ row: _, column: __, ...answer }) => answer),
    numbers: reckonNumbers(written, page, localizer, figureWords(localizer)),
  }),
  'spec-table': ({ block: { columns = [], rows }, localizer }) => {
    for (const { id } of columns)
      padFigures(
        rows.map(({ cells }) => cells?.[id]),
        localizer.around,
      )
    return {}
  },
  scale: ({ written, page }) => ({ table: '', rows: [], numbers: scaleNumbers(written, page) }),
}

/**
 * Fields to set in a block with "completed" in its schema.
 * @param page the page's document
 * @param copy the localized copy of `page`
 */
export function completedFields(
  { value, path }: Annotation,
  page: unknown,
  copy: unknown,
  localizer: Localizer,
): object {
  const fields: ((given: Given<never>) => object) | undefined = complete[valueAt(value, ['type']) as keyof Completed]
  return fields?.({ written: value, page, block: valueAt(copy, path) as never, localizer }) ?? {}
}
