import { useEffect, useState } from 'react'
import type { FinderAnswers } from '../../../schema/parts'

/** What was answered, by ids. */
export type Choice = { for?: string; does?: string }

/** The pages that answer what was chosen. */
export function pagesFor(pages: FinderAnswers['pages'], { for: kind, does }: Choice): FinderAnswers['pages'] {
  return pages.filter(
    (page) => (kind === undefined || page.for.includes(kind)) && (does === undefined || page.does.includes(does)),
  )
}

/** The answers to both questions. They are in the address, "#find/homes/heat", which can be shared and written by authors. */
export function useChoice(id: string, answers: FinderAnswers) {
  const [choice, setChoice] = useState<Choice>({})
  // The lists are made again with each render, and are the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const follow = () => {
      const found = choiceIn(location.hash, id, answers)
      if (!found) return
      setChoice(found)
      const section = document.getElementById(id)
      // The address leads into the table, which browsers open: the answer is above it.
      section?.querySelector('details')?.removeAttribute('open')
      section?.scrollIntoView()
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [id])
  return {
    choice,
    choose(wanted: Choice) {
      const next = possible(wanted, answers)
      setChoice(next)
      history.replaceState(history.state, '', anchorOf(id, next) || location.pathname + location.search)
    },
  }
}

function anchorOf(id: string, { for: kind, does }: Choice): string {
  if (kind === undefined && does === undefined) return ''
  return `#${[id, kind ?? '-', does].filter((step) => step !== undefined).join('/')}`
}

function choiceIn(hash: string, id: string, answers: FinderAnswers): Choice | undefined {
  const [own, kind, need] = hash.slice(1).split('/')
  if (own !== id || kind === undefined) return undefined
  const known = (list: FinderAnswers['for'], one: string | undefined) => list.find(({ id }) => id === one)?.id
  return possible({ for: known(answers.for, kind), does: known(answers.does, need) }, answers)
}

/** A need that no page answers for what is kept is left open. */
function possible(choice: Choice, { pages }: FinderAnswers): Choice {
  return pagesFor(pages, choice).length > 0 ? choice : { for: choice.for }
}
