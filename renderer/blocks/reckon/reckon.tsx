import { useEffect, useState } from 'react'
import type { Calculator } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { fitClass } from '../../parts/fit'
import { Heading } from '../../parts/heading'
import { langOf } from '../../parts/text'
import { Ask } from './ask'
import { Examples } from './examples'

/** A calculator that shows how many of each item are needed for a number that the visitor enters. */
export default function Reckon({ block }: { block: Calculator }) {
  const { id, title, numbers } = block
  const titleId = `${id}_title`
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    <section id={id} className="block reckon">
      <Heading id={titleId} {...langOf(title)} {...fitClass(title, 10)}>
        {displayText(title)}
      </Heading>
      {isLive && numbers && <Ask block={block} numbers={numbers} />}
      <Examples titleId={titleId} block={block} />
    </section>
  )
}
