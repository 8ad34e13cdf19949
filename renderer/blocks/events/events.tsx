import { useEffect, useState } from 'react'
import type { Event, Events as EventsBlock } from '../../../schema/types'
import { dataName } from '../../parts/address'
import { displayText } from '../../parts/display-text'
import { Below, Heading } from '../../parts/heading'
import { Link } from '../../parts/link'
import { Section } from '../../parts/section'
import { fill, langOf, plainWords } from '../../parts/text'
import { useView } from '../../parts/view'

/**
 * Upcoming events, the soonest first, and past events if the block keeps them. The app updates which events are past,
 * and adds the visitor's local time to events in other time zones. Without scripts, events stay as they were when the
 * site was built.
 */
export default function Events({ block }: { block: EventsBlock }) {
  const { id, title, items, past, empty, labels } = block
  const { site, page } = useView()
  const [now, setNow] = useState<Date>()
  useEffect(() => setNow(new Date()), [])
  const isOver = ({ start: { over, ends, last } }: Event) =>
    over || (now !== undefined && (ends ? new Date(ends) < now : last < now.toLocaleDateString('sv')))
  const upcoming = items.filter((event) => !isOver(event))
  const over = past ? items.filter(isOver) : []
  const files = `${site.base ?? ''}/data/${site.language}/${dataName(page.address)}.${id}`
  const rows = (events: Event[], isPast: boolean) => (
    <ul className="event-rows">
      {events.map((event) => (
        <Row
          key={event.id}
          event={event}
          file={isPast ? undefined : `${files}.${event.id}.ics`}
          local={now && fill(labels.local, { time: localTime(event, page.lang) ?? '' })}
          add={labels.add}
        />
      ))}
    </ul>
  )
  return (
    <Section id={id} className="events" title={title}>
      {upcoming.length === 0 ? <p {...langOf(empty)}>{displayText(empty)}</p> : rows(upcoming, false)}
      {upcoming.length > 1 && (
        <p className="event-files">
          <a href={`${files}.ics`} download>
            {labels.all}
          </a>
        </p>
      )}
      {over.length > 0 && (
        <div className="events-past">
          <Heading>{labels.past}</Heading>
          <Below title={labels.past}>{rows(over, true)}</Below>
        </div>
      )}
    </Section>
  )
}

type RowProps = { event: Event; file: string | undefined; local: string | undefined; add: string }

function Row({ event, file, local, add }: RowProps) {
  const { title, start, place, text, href, documents = [] } = event
  return (
    <li className={start.begins === undefined ? undefined : 'event-timed'}>
      <div className="event-date">
        <p>
          <time dateTime={start.begins ?? start.day}>{start.text}</time>
        </p>
        {local !== undefined && isElsewhere(event) && <p className="event-local">{local}</p>}
      </div>
      <div className="event-words">
        <Heading {...langOf(title)}>
          {href === undefined ? displayText(title) : <Link href={href}>{displayText(title)}</Link>}
        </Heading>
        {place !== undefined && (
          <p className="event-place" {...langOf(place)}>
            {displayText(place)}
          </p>
        )}
        {text !== undefined && <p {...langOf(text)}>{displayText(text)}</p>}
        {(file ?? documents[0]) !== undefined && (
          <p className="event-files">
            {documents.map(({ id, title, src }) => (
              <a key={id} href={src.href} download>
                <span {...langOf(title)}>{displayText(title)}</span> <bdi dir="ltr">{`${src.format}, ${src.size}`}</bdi>
              </a>
            ))}
            {file !== undefined && (
              <a href={file} download>
                {add}
                <span className="visually-hidden" {...langOf(title)}>{`: ${plainWords(title)}`}</span>
              </a>
            )}
          </p>
        )}
      </div>
    </li>
  )
}

/** Whether an event has times, and the event's local time differs from the visitor's when the event begins. */
function isElsewhere({ start: { begins, zone } }: Event): boolean {
  if (begins === undefined) return false
  const clock = (timeZone?: string) => new Date(begins).toLocaleString('sv', { timeZone })
  return clock(zone) !== clock()
}

/** Returns an event's times by the visitor's clock, in the page's language; undefined for events without times. */
function localTime({ start: { begins, ends = begins } }: Event, language: string): string | undefined {
  if (begins === undefined || ends === undefined) return undefined
  const times = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, times).formatRange(
    new Date(begins),
    new Date(ends),
  )
}
