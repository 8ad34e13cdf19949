import {
  anchorOf,
  Caption,
  Figure,
  Icon,
  ListButton,
  langOf,
  plainWords,
  Section,
  useChosen,
} from 'pages-of-json/block'
import { type Choice, choiceFrom, limitsOf, millimetresOf, said, stepsOf } from './choice'
import { Elevation } from './elevation'
import { Plan } from './plan'
import type { CageRow as CageRowBlock } from './types'

/** A row of cages, drawn to scale, with what there is to choose. Without scripts the choices are a table and a list. */
export default function CageRow({ block }: { block: CageRowBlock }) {
  const { id, title, caption, depth, height, tiers, labels } = block
  const [steps, setSteps] = useChosen(id)
  const choice = choiceFrom(block, steps)
  if (!choice) return null
  const choose = (part: Partial<Choice>) => {
    const next = choiceFrom(block, stepsOf({ ...choice, ...part }))
    if (next) setSteps(stepsOf(next))
  }
  const [least, most] = limitsOf(choice.version)
  return (
    <Section id={id} className="cage-row" title={title}>
      <div className="cage-row-parts">
        <figure>
          <Elevation
            id={id}
            choice={choice}
            platforms={tiers.versions.indexOf(choice.version)}
            highest={Math.max(...height.models.map(millimetresOf))}
          />
          <Plan id={id} choice={choice} models={depth.models} />
          <figcaption>
            <span role="status">
              <b>
                {choice.depth.model} × {choice.height.model}
              </b>{' '}
              <span {...langOf(choice.version.name)}>{plainWords(choice.version.name)}</span>{' '}
              <span {...langOf(tiers.name)}>
                {plainWords(tiers.name)}: {choice.count}
              </span>
            </span>
          </figcaption>
        </figure>
        <div className="cage-row-choices">
          <div className="cage-row-sizes">
            <table>
              <caption>
                <span {...langOf(depth.name)}>{plainWords(depth.name)}</span> /{' '}
                <span {...langOf(height.name)}>{plainWords(height.name)}</span>
              </caption>
              <thead>
                <tr>
                  <td />
                  {depth.models.map(({ id: model, model: name, size }) => (
                    <th key={model} scope="col" id={`${id}-${model}`}>
                      <b>{name}</b> <Figure cell={size.cell} labels={labels} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {height.models.map((high) => (
                  <tr key={high.id}>
                    <th scope="row" id={`${id}-${high.id}`}>
                      <b>{high.model}</b> <Figure cell={high.size.cell} labels={labels} />
                    </th>
                    {depth.models.map((deep) => (
                      <td key={deep.id}>
                        <button
                          type="button"
                          className="needs-script"
                          aria-pressed={deep === choice.depth && high === choice.height}
                          aria-labelledby={`${id}-${deep.id} ${id}-${high.id}`}
                          onClick={() => choose({ depth: deep, height: high })}
                        />
                        <Icon name="check" />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="cage-row-versions">
            <p id={`${id}-versions`} {...langOf(tiers.question)}>
              {plainWords(tiers.question)}
            </p>
            <ul aria-labelledby={`${id}-versions`}>
              {tiers.versions.map((version) => (
                <li key={version.id}>
                  <button
                    type="button"
                    className="needs-script"
                    aria-pressed={version === choice.version}
                    aria-labelledby={`${id}-${version.id}`}
                    onClick={() => choose({ version })}
                  />
                  <span id={`${id}-${version.id}`}>
                    <b {...langOf(version.name)}>{plainWords(version.name)}</b>{' '}
                    <Figure cell={version.limits.cell} labels={labels} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
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
        </div>
      </div>
      <Caption text={caption} />
    </Section>
  )
}

CageRow.chosen = said
