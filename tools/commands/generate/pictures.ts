import { printProblem } from '../../cli/print'
import { keepPictures } from '../../pictures/keep'

/** Keeps all pictures in all their widths in `pages/_media/_variants`, to be committed with them. */
export async function generate(): Promise<boolean> {
  const errors = await keepPictures()
  for (const error of errors) console.error(printProblem(error))
  return errors.length === 0
}
