import type { Picture as PictureFile, Text } from '../../../schema/parts'
import type { Place, Scene as SceneBlock } from '../../../schema/types'
import { Caption } from '../../parts/caption'
import { Link } from '../../parts/link'
import { Picture } from '../../parts/picture'
import { Section } from '../../parts/section'
import { langOf, plain } from '../../parts/text'
import { valueClass } from '../../parts/value-class'

/**
 * A picture with numbered places, and the list of them. A place is a part of its link in the list, so that each lights up
 * the other without scripts, and nobody meets a link twice.
 */
export function Scene({ block: { id, title, image, tall, caption, places } }: { block: SceneBlock }) {
  return (
    <Section id={id} className={tall ? 'full scene scene-both' : 'full scene'} title={title}>
      <div className="scene-frame">
        <View className="scene-wide" file={image.src} alt={image.alt} />
        {tall && <View className="scene-tall" file={tall} alt={image.alt} />}
        <ol className="scene-places">
          {places.map((place) => (
            <li key={place.id} className={placeClass(place)}>
              <Link href={place.href}>
                <span className="scene-mark" />
                <b {...langOf(place.title)}>{plain(place.title ?? '')}</b>
                {place.text !== undefined && <span {...langOf(place.text)}>{plain(place.text)}</span>}
              </Link>
            </li>
          ))}
        </ol>
      </div>
      <Caption text={caption} />
    </Section>
  )
}

/** One of the two pictures; a drawing is shown by reference, so that it has the colours of the page. */
function View({ className, file, alt }: { className: string; file: PictureFile; alt: Text }) {
  const { src, width, height } = file
  return (
    <div className={`scene-view ${className}`}>
      {src.endsWith('.svg') ? (
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={plain(alt)} {...langOf(alt)}>
          <use href={`${src}#drawing`} />
        </svg>
      ) : (
        <Picture file={file} alt={alt} sizes="(min-width:1600px) 1400px,100vw" />
      )}
    </div>
  )
}

/** Where a place is in both pictures: three digits for each figure, in thousandths. */
function placeClass({ x, y, tall = { x, y } }: Place): string {
  const digits = [x, y, tall.x, tall.y].map((percent) =>
    String(Math.min(999, Math.round(10 * percent))).padStart(3, '0'),
  )
  return valueClass('at', digits.join(''))
}
