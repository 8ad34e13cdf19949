import { useMemo } from 'react'
import { isTextFile, pageOfFile } from '../../../content/base/page-of-file'
import type { Path, Problem } from '../../../content/base/problem'
import { pathOfSteps } from '../../../content/json/steps'
import { keySteps } from '../../../content/read/read-page'
import { say, wordsOf } from '../../../content/say/say.js'
import { usePart, useStudio } from '../context'
import { placeName } from '../names'
import { keyOf, pathOfProblem } from '../paths'
import { useSharedWords } from '../shared/use-shared-words'
import { editedOf, type Open, openFile, textFileOf } from '../state'

/** The message and hint of a problem. */
export function ProblemNote({ problem }: { problem: Problem }) {
  const { t } = useStudio()
  const { code, severity, message } = problem
  const json = usePart((state) => state.open?.json)
  const find = useSharedWords()
  const isMissing = code === 'missing-translation'
  // Replaces hints that name files and a command, because the Studio has the panel "Languages" for this.
  const again = code === 'outdated-translation' ? say`Translate it again under "Languages".` : problem.hint
  const hint = isMissing ? say`Translate it under "Languages".` : again
  const name = (_: string, key: string) => `“${placeName(json, key.split('.'), t, find)}”`
  const words = isMissing ? t.said(message).replace(/"([^"]+)"/g, name) : t.said(message)
  return (
    <p className={`problem problem-${severity}`}>
      {words} {hint && <span className="hint">{t.said(hint)}</span>}
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
  const problems = usePart((state) => state.open?.problems)
  // biome-ignore lint/correctness/useExhaustiveDependencies: problems do not depend on other parts of the page
  return useMemo(() => {
    const { open } = store.state
    return open ? placed(open) : noProblems
  }, [problems])
}

function placed(open: Open): ProblemsByPath {
  const problemsByPlace: ProblemsByPath = new Map()
  for (const problem of open.problems) {
    const { key } = placeOfProblem(open, problem) ?? {}
    if (key !== undefined) problemsByPlace.set(key, [...(problemsByPlace.get(key) ?? []), problem])
  }
  return problemsByPlace
}

/**
 * The place of a problem: the path in the page's document, the language of a translation, and the key in
 * `ProblemsByPath`. Undefined if the problem is not in a file of the open page.
 */
export function placeOfProblem(
  open: Open,
  problem: Problem,
): { path: Path; language?: string; key: string } | undefined {
  const text = open.texts[problem.file]
  if (text === undefined) return undefined
  const { language } = pageOfFile(problem.file)
  const keyIn = (steps: Path) => (language === undefined ? keyOf(steps) : `${language}:${keyOf(steps)}`)
  if (isTextFile(problem.file)) {
    const { lang } = editedOf(open)
    const parts = open.read.page?.document.parts ?? []
    const path = parts.find((part) => textFileOf(open, part.path, language ?? lang) === problem.file)?.path
    return path && { path, language, key: keyIn(language === undefined ? path : keySteps(open.json, path)) }
  }
  const steps = pathOfProblem(text, problem)
  const path = problem.file === openFile(open) ? steps : pathOfSteps(open.json, steps.map(String))
  return { path, language, key: keyIn(steps) }
}

/** Problems at or below a path. */
export function problemsWithin(placed: ProblemsByPath, path: Path): Problem[] {
  const key = keyOf(path)
  return [...placed].flatMap(([place, problems]) => (place === key || place.startsWith(`${key}/`) ? problems : []))
}
