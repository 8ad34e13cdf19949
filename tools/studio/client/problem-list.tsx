import { pathOfSteps } from '../../content/steps'
import { translationFile } from '../document/operation'
import { usePart, useStudio } from './context'
import { enterField } from './enter-field'
import { ProblemNote } from './form/problem-note'
import { pathOfProblem } from './paths'
import { editedOf, openFile } from './state'

/** All that is wrong with the page: each leads to its field. */
export function ProblemList({ show }: { show(): void }) {
  const { store, t } = useStudio()
  const open = usePart((state) => state.open)
  const languages = usePart((state) => state.base.settings.languages)
  if (!open || open.problems.length === 0) return <p className="nothing">{t('problems.none')}</p>
  return (
    <ul className="problem-list">
      {open.problems.map((problem) => {
        const text = open.texts[problem.file]
        const isOwn = problem.file === openFile(open)
        const language = isOwn
          ? undefined
          : languages.find(({ code }) => translationFile(open.name, code) === problem.file)?.code
        const go = () => {
          if (text === undefined) return
          const at = pathOfProblem(text, problem)
          const path = language === undefined ? at : pathOfSteps(open.json, at.map(String))
          if (isOwn) store.lookAt({ language: editedOf(open).lang })
          else if (language) store.lookAt({ language })
          store.select(path, 'outline')
          show()
          requestAnimationFrame(() => enterField(path))
        }
        return (
          <li key={`${problem.file}${problem.line}${problem.column}${problem.code}`}>
            <button type="button" onClick={go} disabled={text === undefined}>
              {language && <code>{language}</code>}
              <ProblemNote problem={problem} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
