import { useEffect, useState } from 'react'
import type { OpeningHours } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { Below, Heading } from '../../parts/heading'
import { Section } from '../../parts/section'
import { langOf } from '../../parts/text'

/** The opening hours of a place. The app marks the line of the current day, in the time zone of the place. */
export default function Hours({ block }: { block: OpeningHours }) {
  const { id, title, address, weeks = [], closed = [], timeZone, labels } = block
  const [today, setToday] = useState('')
  useEffect(() => setToday(new Date().toLocaleDateString('sv', { timeZone })), [timeZone])
  const isToday = (period: { day: string; last: string }) => period.day <= today && today <= period.last
  const closing = closed.find(({ start }) => isToday(start))
  const season = weeks.find(({ period }) => period && isToday(period)) ?? weeks[0]
  // Index of the current day in a week that begins on Monday; -1 if no day is marked.
  const weekday = today === '' || closing ? -1 : (new Date(today).getUTCDay() + 6) % 7
  const lineOf = (isMarked: boolean) => (isMarked ? { 'aria-current': 'date' as const } : {})
  return (
    <Section id={id} className="hours" title={title}>
      {address !== undefined && <address {...langOf(address)}>{displayText(address)}</address>}
      {weeks.map((week) => (
        <div key={week.period?.day ?? ''} className="hours-week">
          {week.title !== undefined && <Heading {...langOf(week.title)}>{displayText(week.title)}</Heading>}
          <Below title={week.title}>
            {week.period && <p>{week.period.text}</p>}
            <table>
              <tbody>
                {week.days.map(({ name, hours }, i) => (
                  <tr
                    key={name}
                    className={hours === undefined ? 'hours-none' : undefined}
                    {...lineOf(week === season && i === weekday)}
                  >
                    <th scope="row">{name}</th>
                    <td>{hours?.map((span) => <span key={span}>{span}</span>) ?? labels.closed}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Below>
        </div>
      ))}
      {closed.length > 0 && (
        <table>
          <tbody>
            {closed.map((days) => (
              <tr key={days.id} className="hours-none" {...lineOf(days === closing)}>
                <th scope="row">{days.start.text}</th>
                <td>
                  {labels.closed}
                  {days.text !== undefined && (
                    <>
                      {' · '}
                      <i {...langOf(days.text)}>{displayText(days.text)}</i>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
