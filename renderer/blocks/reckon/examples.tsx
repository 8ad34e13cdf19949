import type { Calculator } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { Figure } from '../../parts/figure'
import { Link } from '../../parts/link'
import { langOf } from '../../parts/text'

/** Empty, because no tick or dash in a calculator needs a text alternative. */
export const labels = { available: '', none: '' }

/** The name of an answer, with a link if the answer is about another page. */
export function AnswerName({ name, href }: Pick<Calculator['answers'][number], 'name' | 'href'>) {
  return href === undefined ? displayText(name) : <Link href={href}>{displayText(name)}</Link>
}

/** The calculator in print and without scripts: a table of examples, and the answers that have no figures. */
export function Examples({ titleId, block }: { titleId: string; block: Calculator }) {
  const { question, answers, numbers } = block
  const counted = answers.filter(({ id }) => numbers?.each[id])
  return (
    <div className="specs">
      {counted.length > 0 && (
        <table className="specs-pairs" aria-labelledby={titleId}>
          <thead>
            <tr>
              {[{ id: '', name: question }, ...counted].map((answer) => (
                <th key={answer.id} scope="col" {...langOf(answer.name)}>
                  <AnswerName {...answer} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbers?.examples.map((example) => (
              <tr key={example.count}>
                <th scope="row">{example.written}</th>
                {counted.map(({ id }) => (
                  <td key={id}>
                    <Figure cell={{ kind: 'figure', number: example.answers[id] ?? '' }} labels={labels} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {answers.map(
        ({ id, name, href, text }) =>
          text && (
            <p key={id}>
              <span {...langOf(name)}>
                <AnswerName name={name} href={href} />
              </span>{' '}
              – <span {...langOf(text)}>{displayText(text)}</span>
            </p>
          ),
      )}
    </div>
  )
}
