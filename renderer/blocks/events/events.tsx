import { useEffect, useState } from 'react'
import type { Events as EventsBlock } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { Heading } from '../../parts/heading'
import { Link } from '../../parts/link'
import { Section } from '../../parts/section'
import { langOf } from '../../parts/text'

/**
 * Events, the soonest first. The build omits past events, and the app hides those that have passed since the build.
 * Without scripts, such events stay visible, with their dates.
 */
export default function Events({ block: { id, title, items, empty } }: { block: EventsBlock }) {
  const [today, setToday] = useState('')
  useEffect(() => setToday(new Date().toLocaleDateString('sv')), [])
  const upcoming = items.filter(({ start }) => start.last >= today)
  return (
    <Section id={id} className="events" title={title}>
      {upcoming.length === 0 ? (
        <p {...langOf(empty)}>{displayText(empty)}</p>
      ) : (
        <ul className="event-rows">
          {upcoming.map(({ id, title, start, place, text, href }) => (
            <li key={id}>
              <p className="event-date">
                <time dateTime={start.day}>{start.text}</time>
              </p>
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
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
