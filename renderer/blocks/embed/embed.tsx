import { useEffect, useState } from 'react'
import type { EmbeddedFilmOrMap } from '../../../schema/types'
import { Caption } from '../../parts/caption'
import { followAnswer } from '../../parts/consent'
import { Icon } from '../../parts/icon'
import { interfaceText } from '../../parts/interface-text'
import { NewTabLink } from '../../parts/link'
import { column, Picture } from '../../parts/picture'
import { Section } from '../../parts/section'
import { fill, langOf, plainWords } from '../../parts/text'

/** Permissions of the frame: it may run scripts and keep its own origin, but not navigate this page. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-forms allow-presentation'

/**
 * A film or map from another host. Nothing is requested from that host before a click. If the service needs consent,
 * the first click opens the consent banner. Without scripts and on paper, a link replaces the film.
 */
export default function Embed({ block }: { block: EmbeddedFilmOrMap }) {
  const { id, title, name, src, look = 'film', shape = '16:9', poster, caption, labels } = block
  const { service: { name: serviceName, waits } = { name: '' } } = block
  const [isOpen, setOpen] = useState(false)
  const [isAllowed, setAllowed] = useState(!waits)
  useEffect(
    () =>
      waits
        ? followAnswer((isAccepted) => {
            setAllowed(isAccepted)
            if (!isAccepted) setOpen(false)
          })
        : undefined,
    [waits],
  )
  return (
    <Section id={id} className="embed" title={title}>
      <div className={`embed-stage embed-${shape.replace(':', '-')}`}>
        {poster && <Picture file={poster} sizes={`(min-width: 1024px) 960px, ${column}`} />}
        {isOpen ? (
          <iframe
            ref={focus}
            src={look === 'film' ? playing(src) : src}
            title={plainWords(name)}
            {...langOf(name)}
            loading="lazy"
            sandbox={sandbox}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <button
            type="button"
            className="embed-play needs-script"
            // Until the visitor accepts, the button opens the consent banner (`boot/consent.ts`).
            data-consent={isAllowed ? undefined : 'ask'}
            onClick={() => isAllowed && setOpen(true)}
          >
            <span className="embed-sign">
              <Icon name={look === 'film' ? 'play' : 'search'} />
            </span>
            <span className="visually-hidden" {...langOf(name)}>
              {plainWords(name)}{' '}
            </span>
            <span className="embed-words">
              {interfaceText(fill(look === 'film' ? labels.play : labels.show, { name: serviceName }))}
            </span>
          </button>
        )}
      </div>
      <Caption text={caption} />
      <p className="embed-address">
        <NewTabLink href={src} label={labels.newTab}>
          <span {...langOf(name)}>{plainWords(name)}</span>
        </NewTabLink>{' '}
        <bdi dir="ltr">{src}</bdi>
      </p>
    </Section>
  )
}

/** Adds autoplay to the address of a film, because the visitor has already pressed a button. */
function playing(src: string): string {
  const address = new URL(src)
  address.searchParams.set('autoplay', '1')
  return address.href
}

function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}
