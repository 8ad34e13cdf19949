import {
  anchorOf,
  Caption,
  Figure,
  fill,
  Icon,
  ListButton,
  langOf,
  plainWords,
  Section,
  useChosen,
} from 'pages-of-json/block'
import { useEffect, useState } from 'react'
import { type Choice, choiceFrom, limitsOf, millimetresOf, stepsOf, writtenSize } from './choice'
import { lengthsIn, Picture, size } from './picture'
import { said } from './said'
import type { CageRow as CageRowBlock } from './types'

/**
 * A row of cages, drawn to scale, beside a table and a list of its options. In the prerendered HTML, the drawing reuses
 * its shapes with `<use>`, which keeps the HTML small.
 */
export default function CageRow({ block }: { block: CageRowBlock }) {
  const { id, title, caption, drawing, depth, height, tiers, labels } = block
  const [steps, setSteps] = useChosen(id)
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const choice = choiceFrom(block, steps)
  if (!choice) return null
  const choose = (part: Partial<Choice>) => {
    const next = choiceFrom(block, stepsOf({ ...choice, ...part }))
    if (next) setSteps(stepsOf(next))
  }
  const [least, most] = limitsOf(choice.version)
  const pictureProps = {
    choice,
    platforms: tiers.versions.indexOf(choice.version),
    highest: Math.max(...height.models.map(millimetresOf)),
    depths: depth.models.map(millimetresOf),
  }
  return (
    <Section id={id} className="cage-row" title={title}>
      <div className="cage-row-parts">
        <figure>
          <svg viewBox={`0 0 ${size.join(' ')}`} aria-hidden="true">
            {isLive ? <Picture {...pictureProps} /> : <use href={`${drawing.src}#drawing`} />}
            {lengthsIn(pictureProps).map(({ key, x, y }) => (
              <text key={key} x={x} y={y}>
                {writtenSize(choice[key])}
              </text>
            ))}
          </svg>
          <figcaption>
            <span role="status">
              <b>
                {choice.depth.model} × {choice.height.model}
              </b>{' '}
              <span {...langOf(choice.version.name)}>{plainWords(choice.version.name)}</span>{' '}
              <span {...langOf(tiers.name)}>
                {fill(labels.labelled, { name: plainWords(tiers.name), value: `${choice.count}` })}
              </span>
            </span>
          </figcaption>
        </figure>
        <div className="cage-row-choices">
          <table>
            <caption>
              <span {...langOf(depth.name)}>{plainWords(depth.name)}</span> /{' '}
              <span {...langOf(height.name)}>{plainWords(height.name)}</span>
            </caption>
            <thead>
              <tr>
                <td />
                {depth.models.map(({ id, model, size }) => (
                  <th key={id} scope="col">
                    <b>{model}</b> <Figure cell={size.cell} labels={labels} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {height.models.map((high) => (
                <tr key={high.id}>
                  <th scope="row">
                    <b>{high.model}</b> <Figure cell={high.size.cell} labels={labels} />
                  </th>
                  {depth.models.map((deep) => (
                    <td key={deep.id}>
                      {isLive && (
                        <button
                          type="button"
                          className="needs-script"
                          aria-pressed={deep === choice.depth && high === choice.height}
                          aria-label={`${deep.model} × ${high.model}`}
                          onClick={() => choose({ depth: deep, height: high })}
                        />
                      )}
                      <Icon name="check" />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            <span {...langOf(tiers.question)}>{plainWords(tiers.question)}</span> /{' '}
            <span {...langOf(tiers.name)}>{plainWords(tiers.name)}</span>
          </p>
          <ul>
            {tiers.versions.map((version) => (
              <li key={version.id}>
                {isLive && (
                  <button
                    type="button"
                    className="needs-script"
                    aria-pressed={version === choice.version}
                    aria-label={plainWords(version.name)}
                    onClick={() => choose({ version })}
                    {...langOf(version.name)}
                  />
                )}
                <b {...langOf(version.name)}>{plainWords(version.name)}</b>
                <Figure cell={version.limits.cell} labels={labels} />
              </li>
            ))}
          </ul>
          <div className="cage-row-live">
            {isLive && (
              <>
                <label className="needs-script" {...langOf(tiers.name)}>
                  {plainWords(tiers.name)}
                  <input
                    type="range"
                    min={least}
                    max={most}
                    value={choice.count}
                    onChange={({ target }) => choose({ count: Number(target.value) })}
                  />
                  <b aria-hidden="true">{choice.count}</b>
                </label>
                <ListButton anchor={anchorOf(id, stepsOf(choice))} />
              </>
            )}
          </div>
        </div>
      </div>
      <Caption text={caption} />
    </Section>
  )
}

CageRow.chosen = said
