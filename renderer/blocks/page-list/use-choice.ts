import { useState } from 'react'
import type { Filter, ListedPages } from '../../../schema/parts'
import { useAnchor, writeAnchor } from '../../parts/anchor'

type Entries = ListedPages['entries']

/** Ids of the chosen answers, by the ids of the filters. */
export type Choice = Partial<Record<Filter['id'], string>>

/** Returns the pages of a list that match all chosen answers. */
export function pagesFor(entries: Entries, choice: Choice): Entries {
  const chosen = Object.entries(choice) as [Filter['id'], string | undefined][]
  return entries.filter(({ answers = {} }) => chosen.every(([id, answer]) => !answer || answers[id]?.includes(answer)))
}

/** React hook: the visitor's answers, which are also part of the address ("#find/homes/heat", "#find/-/heat"). */
export function useChoice(id: string, { entries, filters }: Pick<ListedPages, 'entries' | 'filters'>) {
  const [choice, setChoice] = useState<Choice>({})
  useAnchor(id, (steps) => {
    const answers = filters.map((filter, i) => [filter.id, filter.options.find((option) => option.id === steps[i])?.id])
    setChoice(possible(Object.fromEntries(answers), entries))
    const section = document.getElementById(id)
    // Closes the table, which the browser has opened because it contains the anchor. The matching pages are listed
    // above the table.
    section?.querySelector('details')?.removeAttribute('open')
    section?.scrollIntoView()
  })
  return {
    choice,
    choose(requested: Choice) {
      const next = possible(requested, entries)
      setChoice(next)
      const steps = filters.map((filter) => next[filter.id] ?? '-').join('/')
      writeAnchor(
        id,
        steps
          .replace(/(^|\/)-(\/-)*$/, '')
          .split('/')
          .filter(Boolean),
      )
    },
  }
}

/** Removes each answer that, combined with the answers before it, matches no page. */
function possible(choice: Choice, entries: Entries): Choice {
  let validChoice: Choice = {}
  for (const [id, answer] of Object.entries(choice)) {
    const next = { ...validChoice, [id]: answer }
    if (answer !== undefined && pagesFor(entries, next).length > 0) validChoice = next
  }
  return validChoice
}
