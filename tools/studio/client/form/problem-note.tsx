import { useMemo } from 'react'
import type { Path, Problem } from '../../../content/base/problem'
import { say, wordsOf } from '../../../content/say/say.js'
import { translationFile } from '../../document/operation'
import { usePart, useStudio } from '../context'
import { keyOf, pathOfProblem } from '../paths'
import { type Open, openFile } from '../state'

/** The message and hint of a problem. */
export function ProblemNote({ problem }: { problem: Problem }) {
  const { t } = useStudio()
  const { code, severity, message } = problem
  // The hint of the check names files and a command. In the Studio, the panel "Languages" has the words.
  const hint = code === 'outdated-translation' ? say`Translate it again under "Languages".` : problem.hint
  return (
    <p className={`problem problem-${severity}`}>
      {t.said(message)} {hint && <span className="hint">{t.said(hint)}</span>}
    </p>
  )
}

/** The messages and hints of several problems. */
export function ProblemNotes({ problems = [] }: { problems: Problem[] | undefined }) {
  return problems.map((problem) => (
    <ProblemNote key={`${problem.code}${problem.line}${wordsOf(problem.message)}`} problem={problem} />
  ))
}

/** Problems by place. The key is "blocks/0/title" for a path in the page, "de:blocks/intro/title" for a translation. */
export type ProblemsByPath = Map<string, Problem[]>

const noProblems: ProblemsByPath = new Map()

/** React hook for all problems of the open page, by place. */
export function useProblems(): ProblemsByPath {
  const { store } = useStudio()
  const languages = usePart((state) => state.base.settings.languages)
  const problems = usePart((state) => state.open?.problems)
  // biome-ignore lint/correctness/useExhaustiveDependencies: problems do not depend on other parts of the page
  return useMemo(() => {
    const { open } = store.state
    return open
      ? placed(
          open,
          languages.map(({ code }) => code),
        )
      : noProblems
  }, [problems, languages])
}

function placed(open: Open, languages: string[]): ProblemsByPath {
  const problemsByPlace: ProblemsByPath = new Map()
  const page = openFile(open)
  const files = new Map(languages.map((code) => [translationFile(open.name, code), code]))
  for (const problem of open.problems) {
    const text = open.texts[problem.file]
    if (text === undefined) continue
    const language = files.get(problem.file)
    if (problem.file !== page && language === undefined) continue
    const path = pathOfProblem(text, problem)
    const key = language === undefined ? keyOf(path) : `${language}:${keyOf(path)}`
    problemsByPlace.set(key, [...(problemsByPlace.get(key) ?? []), problem])
  }
  return problemsByPlace
}

/** Problems at or below a path. */
export function problemsWithin(placed: ProblemsByPath, path: Path): Problem[] {
  const key = keyOf(path)
  return [...placed].flatMap(([place, problems]) => (place === key || place.startsWith(`${key}/`) ? problems : []))
}
