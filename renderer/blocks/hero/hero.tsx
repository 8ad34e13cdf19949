import type { Action } from '../../../schema/parts'
import type { Hero as HeroBlock } from '../../../schema/types'
import { Caption } from '../../parts/caption'
import { displayText } from '../../parts/display-text'
import { Figures } from '../../parts/figures'
import { fitClass } from '../../parts/fit'
import { Icon } from '../../parts/icon'
import { Link } from '../../parts/link'
import { column, Picture } from '../../parts/picture'
import { langOf, plainWords } from '../../parts/text'
import { Film } from './film'

/**
 * The top of the home page. The text never overlaps the picture, so the contrast of the text depends only on colour
 * tokens.
 */
export default function Hero({ block }: { block: HeroBlock }) {
  const { id, title, text, image, video, caption, action, secondAction, facts, labels } = block
  return (
    <section id={id} className="hero">
      <div className={image ? 'hero-opening' : 'hero-opening hero-plain'}>
        <div className="hero-words">
          <h1 {...langOf(title)} {...fitClass(title, 5)}>
            {displayText(title)}
          </h1>
          {text !== undefined && <p {...langOf(text)}>{displayText(text)}</p>}
          {secondAction ? (
            <div className="hero-actions">
              {action && <ActionLink action={action} className="button-accent" />}
              <ActionLink action={secondAction} className="button-second" />
            </div>
          ) : (
            action && <ActionLink action={action} className="button-accent" />
          )}
        </div>
        {image && (
          <div className="hero-picture">
            <Picture file={image.src} alt={image.alt} sizes={`(min-width:900px) 750px,${column}`} first />
            {video && <Film video={video} labels={labels} />}
          </div>
        )}
      </div>
      <Caption text={caption} />
      {facts && <Figures rows={facts} labels={labels} />}
    </section>
  )
}

function ActionLink({ action: { label, href }, className }: { action: Action; className: string }) {
  return (
    <Link href={href} className={`button ${className}`} {...langOf(label)}>
      {plainWords(label)}
      <Icon name="arrow-right" />
    </Link>
  )
}
