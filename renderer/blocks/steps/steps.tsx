import type { Steps as StepsBlock } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { Heading } from '../../parts/heading'
import { column, Picture } from '../../parts/picture'
import { RichText } from '../../parts/rich-text'
import { Section } from '../../parts/section'
import { langOf } from '../../parts/text'

/** Numbered steps of a process. */
export default function Steps({ block: { id, title, items } }: { block: StepsBlock }) {
  return (
    <Section id={id} className="steps" title={title}>
      <ol>
        {items.map(({ id, title, text, image }) => (
          <li key={id}>
            <div className="step-words">
              <Heading {...langOf(title)}>{displayText(title)}</Heading>
              {text && <RichText text={text} />}
            </div>
            {image && (
              <div className="stage">
                <Picture file={image.src} alt={image.alt} sizes={`(min-width:768px) 320px,${column}`} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
