import { keepPictures } from '../../assets/keep'
import { printProblem } from '../../cli/print'
import { readSoundSite } from '../../site/all'

/** Keeps all pictures in all their widths in `pages/_media/_variants`, to be committed with them. */
export async function generate(): Promise<boolean> {
  const sound = await readSoundSite()
  const damaged = sound && (await keepPictures(sound))
  for (const problem of damaged ?? []) console.error(printProblem(problem))
  return damaged?.length === 0
}
