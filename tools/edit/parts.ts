import { diffLines } from 'diff'
import { fixProblems } from '../content/fix'
import { type Splice, spliceBetween } from '../content/json-text'
import { glossaryFile } from '../content/model'
import { openText } from '../content/open-text'
import type { Problem } from '../content/problem'
import type { Edit } from './edit'

/** The parts in which two texts differ, line by line, so that all else stays in its place. */
export function partsBetween(before: string, after: string): Splice[] {
  const found: Splice[] = []
  let [at, removed, added] = [0, '', '']
  const put = () => {
    const { start, end, text } = spliceBetween(removed, added)
    if (removed !== added) found.push({ start: at + start, end: at + end, text })
    at += removed.length
    removed = added = ''
  }
  for (const { value, removed: isOld, added: isNew } of diffLines(before, after)) {
    if (isOld) removed += value
    else if (isNew) added += value
    else {
      put()
      at += value.length
    }
  }
  put()
  return found
}

/** Corrects some problems, as far as that can be done together. @returns undefined where nothing can */
export function correcting(problems: Problem[], textOf: (file: string) => string | undefined): Edit | undefined {
  const files = new Set(problems.flatMap(({ fix = [] }) => fix.map(({ file }) => file)))
  const documents = Object.fromEntries([...files].map((file) => [file, textOf(file) ?? '']))
  const { texts, moved, fixed } = fixProblems(documents, problems)
  const changed = [...new Set([...Object.keys(texts), ...Object.keys(moved)])]
  const to = (from: string) => ({ from, to: moved[from] ?? from, text: texts[from] ?? documents[from] ?? '' })
  return fixed.length > 0 ? { files: changed.map(to), folders: [] } : undefined
}

/** Notes in the glossary that words are meant as they are; why, the author writes there. @param text of the glossary */
export function meaning(meant: NonNullable<Problem['meant']>, text: string | undefined): Edit {
  const entry = { ...meant, why: '…' }
  const document = openText(text ?? '{\n  "terms": []\n}\n')
  const count = document.node(['meant'])?.children?.length
  if (count === undefined) document.set(['meant'], [entry])
  else document.insert(['meant', count], entry)
  return {
    files: [{ from: text === undefined ? undefined : glossaryFile, to: glossaryFile, text: document.text }],
    folders: [],
  }
}
