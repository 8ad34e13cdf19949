import world from '../../../renderer/blocks/map/world.json'
import type { BlockMap, Completed } from '../../../schema/types'
import type { Annotation } from '../base/contract'
import { valueAt } from '../json/document'
import { upcoming } from '../read/dates'
import { comparisonOf } from './comparison'
import { answersOf } from './finder'
import { figureWords, type Localizer } from './localizer'
import { reckonNumbers } from './reckon'
import { scaleNumbers } from './scale'

type Given<Type extends keyof Completed> = {
  /** As its author wrote it, and the page it is on. */
  written: unknown
  page: unknown
  /** With all values in their localized form. */
  block: BlockMap[Type]
  localizer: Localizer
}

/** What becomes of the blocks that the schema says are "completed": fields that are added, or stand in for others. What these are made of goes. */
const complete: {
  [Type in keyof Completed]: (given: Given<Type>) => Completed[Type] & Partial<BlockMap[Type]>
} = {
  compare: ({ written, localizer }) => ({
    pages: [],
    rows: undefined,
    table: comparisonOf(Object(written), localizer),
  }),
  'contact-list': ({ block, localizer }) => {
    // A contact that a brand does not have is left as its name.
    const contacts = block.contacts.filter((contact) => typeof contact === 'object')
    const { site, brand, reader } = localizer
    const all = brand?.contacts ?? site.settings.contacts
    const isForReader = ({ id }: { id: string }) =>
      Number(all.some((one) => one.id === id && one.languages?.includes(reader)))
    return {
      contacts: contacts.sort((a, b) => isForReader(b) - isForReader(a)),
      ...(!block.company && contacts.length === 0 && { visible: false }),
    }
  },
  events: ({ block, localizer }) => ({ items: upcoming(block.items, localizer.site.source.day) }),
  finder: ({ localizer }) => ({ answers: answersOf(localizer) }),
  map: () => ({ world }),
  reckon: ({ written, page, block, localizer }) => ({
    table: undefined,
    samples: [],
    answers: block.answers.map(({ row: _, column: __, ...answer }) => answer),
    numbers: reckonNumbers(written, page, localizer.around, figureWords(localizer)),
  }),
  scale: ({ written, page }) => ({ table: '', rows: [], numbers: scaleNumbers(written, page) }),
}

/** The fields of a block that the core completes. @param copy the page, localized otherwise */
export function completedFields(
  { value, path }: Annotation,
  page: unknown,
  copy: unknown,
  localizer: Localizer,
): object {
  const fields: ((given: Given<never>) => object) | undefined = complete[valueAt(value, ['type']) as keyof Completed]
  return fields?.({ written: value, page, block: valueAt(copy, path) as never, localizer }) ?? {}
}
