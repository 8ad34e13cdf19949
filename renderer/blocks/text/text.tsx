import type { TextBlock } from '../../../schema/types'
import { Caption } from '../../parts/caption'
import { Icon } from '../../parts/icon'
import { column, Picture } from '../../parts/picture'
import { RichText } from '../../parts/rich-text'
import { Section } from '../../parts/section'

/** A text, optionally with a picture next to it. */
export default function Text({ block: { id, title, text, image, caption, tone, look } }: { block: TextBlock }) {
  const kind = `text${tone === 'notice' ? ' text-notice' : image ? ' full text-pictured' : ''}${look === 'band' ? ' text-band' : ''}`
  return (
    <Section id={id} className={kind} title={title}>
      {tone === 'notice' && <Icon name="info" />}
      <RichText text={text} />
      {image && (
        <div className="text-picture">
          <div className="stage">
            <Picture file={image.src} alt={image.alt} sizes={`(min-width:768px) 484px,${column}`} />
          </div>
          <Caption text={caption} />
        </div>
      )}
    </Section>
  )
}
