import { existsSync } from 'node:fs'
import { createTwoFilesPatch } from 'diff'
import { fixProblems } from '../content/fix'
import type { Problem } from '../content/problem'
import type { Source } from '../content/site'
import type { Change } from '../files/change'
import { checkAll } from '../site/all'
import { siteMemo } from '../site/memo'
import { editedContent, openContent, readAll } from '../site/source'
import { changeFiles } from '../site/write'

/** The changes of corrections: documents by where they were, with where they are then and their texts before and after. */
export type Correction = { file: string; to: string; before: string; after: string }

/** How often what corrections bring to light is corrected too. */
const mostRounds = 20

/**
 * Finds out what becomes of the site in the current folder when everything is corrected that has one right answer. It
 * writes nothing.
 * @returns the changes, the problems that were corrected, and those that are left
 */
export async function correctSite(
  isRelease: boolean,
): Promise<{ corrections: Correction[]; fixed: Problem[]; left: Problem[] }> {
  const content = openContent()
  const source = readAll(content)
  const how = { memo: siteMemo(), isRelease }
  const find = async (now: Source) => (await checkAll(editedContent(content, source, now), how)).problems
  const corrected = await correct(source, find)
  // The file in the way may be no document.
  const isFree = ({ file, to }: Correction) => file === to || !existsSync(to)
  return { ...corrected, corrections: corrected.corrections.filter(isFree) }
}

/**
 * Corrects the documents of a site until nothing is left to correct.
 * @param find what is wrong with a site
 */
export async function correct(
  source: Source,
  find: (source: Source) => Problem[] | Promise<Problem[]>,
): Promise<{ corrections: Correction[]; fixed: Problem[]; left: Problem[] }> {
  let documents = { ...source.documents }
  /** Where documents were before, by where they are now. */
  const origin = new Map(Object.keys(documents).map((file) => [file, file]))
  const fixed: Problem[] = []
  let left = await find(source)
  for (let round = 0; round < mostRounds; round++) {
    const { texts, moved, fixed: done } = fixProblems(documents, left)
    if (done.length === 0) break
    fixed.push(...done)
    documents = { ...documents, ...texts }
    for (const [file, to] of Object.entries(moved)) {
      documents[to] = documents[file] ?? ''
      origin.set(to, origin.get(file) ?? file)
      delete documents[file]
      origin.delete(file)
    }
    left = await find({ ...source, documents })
  }
  const corrections = [...origin].flatMap(([to, file]): Correction[] => {
    const [before = '', after = ''] = [source.documents[file], documents[to]]
    return file === to && before === after ? [] : [{ file, to, before, after }]
  })
  return { corrections, fixed, left }
}

/** Writes corrections: all of them, or none. @throws Refusal when one of the files was saved meanwhile */
export function writeCorrections(corrections: Correction[]): void {
  const files = corrections.flatMap(({ file, to, before, after }): Change['files'] =>
    file === to
      ? [{ path: file, before, after }]
      : [
          { path: to, before: undefined, after },
          { path: file, before, after: undefined },
        ],
  )
  changeFiles(files)
}

/** Corrections as a unified diff, as `git apply` takes it. */
export function diffOf(corrections: Correction[]): string {
  return corrections.map(patchOf).join('')
}

function patchOf({ file, to, before, after }: Correction): string {
  const head = `diff --git a/${file} b/${to}\n`
  const renaming = file === to ? '' : `rename from ${file}\nrename to ${to}\n`
  if (before === after) return `${head}similarity index 100%\n${renaming}`
  const patch = createTwoFilesPatch(`a/${file}`, `b/${to}`, before, after)
  return head + renaming + patch.replace(/^=+\n/, '')
}
