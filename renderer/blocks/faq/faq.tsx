import { useEffect } from 'react'
import type { QuestionsAndAnswers } from '../../../schema/types'
import { addressed } from '../../parts/addressed'
import { displayText } from '../../parts/display-text'
import { Heading } from '../../parts/heading'
import { Icon } from '../../parts/icon'
import { RichText } from '../../parts/rich-text'
import { Section } from '../../parts/section'
import { langOf } from '../../parts/text'

/**
 * Questions that open their answers, also without scripts. The anchor is inside the answer, so that browsers open the
 * answer when the address points to it. After navigation within the app, and in browsers without this behaviour, the
 * component opens the answer.
 */
export default function Faq({ block: { id, title, items } }: { block: QuestionsAndAnswers }) {
  useEffect(() => {
    const open = () => {
      const target = addressed()
      const question = target?.closest<HTMLDetailsElement>('.faq details:not([open])')
      if (!question) return
      question.open = true
      target?.scrollIntoView()
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
  return (
    <Section id={id} className="faq" title={title}>
      <div className="faq-items">
        {items.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>
              <Heading {...langOf(question)}>{displayText(question)}</Heading>
              <Icon name="chevron-down" />
            </summary>
            <div id={id} className="faq-answer">
              <RichText text={answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
