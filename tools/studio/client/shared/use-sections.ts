import { usePart } from '../context'
import type { Say } from '../words/words'
import { general, type Section, sectionsOf } from './sections'

/** The sections of what is open, and the one that is being written. */
export function useSections(): { sections: Section[]; current: Section | undefined } {
  const name = usePart((state) => state.open?.name)
  const json = usePart((state) => state.open?.json)
  const first = usePart((state) => state.selected?.[0])
  const sections = name === undefined || !json ? [] : sectionsOf(name, json)
  const current = sections.find(({ fields }) => fields.some((field) => field.name === first)) ?? sections[0]
  return { sections, current }
}

/** What a section is called. */
export function nameOfSection({ name, fields: [field] }: Section, t: Say): string {
  return name === general ? t('general') : (field?.called ?? t.fieldName(name))
}
