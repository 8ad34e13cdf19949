import type { Scene as SceneBlock } from '../../../schema/types'
import { Caption } from '../../parts/caption'
import { displayText } from '../../parts/display-text'
import { Link } from '../../parts/link'
import { column } from '../../parts/picture'
import { Section } from '../../parts/section'
import { lighting } from '../../parts/spots/light'
import { Spots, SpotsView, spotClass } from '../../parts/spots/spots'
import { langOf } from '../../parts/text'

const sizes = `(min-width:1600px) 1400px,${column}`

/** A picture with numbered places, and a list of links. Each number is part of the corresponding link in the list. */
export default function Scene({ block: { id, title, image, tall, caption, places } }: { block: SceneBlock }) {
  return (
    <Section id={id} className="full scene" title={title}>
      <Spots className={tall ? 'spots-both' : ''} moves={image.src.moves}>
        <SpotsView shape="wide" file={image.src} alt={image.alt} sizes={sizes} />
        {tall && <SpotsView shape="tall" file={tall} alt={image.alt} sizes={sizes} beside={places} />}
        <ol className="scene-places">
          {places.map((place) => (
            <li key={place.id} className={spotClass(place)} {...lighting(place.id)}>
              <Link href={place.href}>
                <span className="spot" />
                <b {...langOf(place.title)}>{displayText(place.title ?? '')}</b>
                {place.text !== undefined && <span {...langOf(place.text)}>{displayText(place.text)}</span>}
              </Link>
            </li>
          ))}
        </ol>
      </Spots>
      <Caption text={caption} />
    </Section>
  )
}
