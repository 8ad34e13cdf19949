import { useState } from 'react'
import type { FinderAnswers } from '../../../schema/parts'
import { useAnchor, writeAnchor } from '../../parts/anchor'

/** Ids of the chosen answers. */
type Choice = { for?: string; does?: string }

export function pagesFor(pages: FinderAnswers['pages'], { for: kind, does }: Choice): FinderAnswers['pages'] {
  return pages.filter(
    (page) => (kind === undefined || page.for.includes(kind)) && (does === undefined || page.does.includes(does)),
  )
}

/** React hook: the visitor's answers to both questions, which are also part of the address ("#find/homes/heat"). */
export function useChoice(id: string, answers: FinderAnswers) {
  const [choice, setChoice] = useState<Choice>({})
  useAnchor(id, ([kind, need]) => {
    const knownId = (list: FinderAnswers['for'], step: string | undefined) => list.find(({ id }) => id === step)?.id
    setChoice(possible({ for: knownId(answers.for, kind), does: knownId(answers.does, need) }, answers))
    const section = document.getElementById(id)
    // Closes the table, which the browser has opened because it contains the anchor. The matching pages are listed
    // above the table.
    section?.querySelector('details')?.removeAttribute('open')
    section?.scrollIntoView()
  })
  return {
    choice,
    choose(requested: Choice) {
      const next = possible(requested, answers)
      setChoice(next)
      writeAnchor(id, choiceSteps(next))
    },
  }
}

function choiceSteps({ for: kind, does }: Choice): string[] {
  if (does !== undefined) return [kind ?? '-', does]
  return kind === undefined ? [] : [kind]
}

/** Drops the answer to "does" if no page matches both answers. */
function possible(choice: Choice, { pages }: FinderAnswers): Choice {
  return pagesFor(pages, choice).length > 0 ? choice : { for: choice.for }
}
