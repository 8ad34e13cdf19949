import { useState } from 'react'
import type { FinderAnswers } from '../../../schema/parts'
import { useAnchor, writeAnchor } from '../../parts/anchor'

/** The answers, by ids. */
type Choice = { for?: string; does?: string }

/** The pages that answer what was chosen. */
export function pagesFor(pages: FinderAnswers['pages'], { for: kind, does }: Choice): FinderAnswers['pages'] {
  return pages.filter(
    (page) => (kind === undefined || page.for.includes(kind)) && (does === undefined || page.does.includes(does)),
  )
}

/** The answers to both questions. They are in the address, "#find/homes/heat", which can be shared and written by authors. */
export function useChoice(id: string, answers: FinderAnswers) {
  const [choice, setChoice] = useState<Choice>({})
  useAnchor(id, ([kind, need]) => {
    const known = (list: FinderAnswers['for'], one: string | undefined) => list.find(({ id }) => id === one)?.id
    setChoice(possible({ for: known(answers.for, kind), does: known(answers.does, need) }, answers))
    const section = document.getElementById(id)
    // The address leads into the table, which browsers open: the answer is above it.
    section?.querySelector('details')?.removeAttribute('open')
    section?.scrollIntoView()
  })
  return {
    choice,
    choose(wanted: Choice) {
      const next = possible(wanted, answers)
      setChoice(next)
      writeAnchor(id, choiceSteps(next))
    },
  }
}

function choiceSteps({ for: kind, does }: Choice): string[] {
  if (does !== undefined) return [kind ?? '-', does]
  return kind === undefined ? [] : [kind]
}

/** A need that no page answers for what is kept is left open. */
function possible(choice: Choice, { pages }: FinderAnswers): Choice {
  return pagesFor(pages, choice).length > 0 ? choice : { for: choice.for }
}
