import { Refusal } from '../cli/errors.js'
import { say } from '../content/say/say.js'
import type { Site } from '../content/site'
import { whileAlone } from '../files/change'
import { changeFiles } from '../site/write'
import { changeOf, newError, openEditable } from './carry-out'
import type { Edit } from './edit'

/** The result of an edit, real or not yet written, and the documents before it. */
type Outcome<Done> = { result: Done; documents: Record<string, string> }

/**
 * Edits the site of the folder the command runs in, all of it or nothing.
 * @param work what is done to the site
 * @param isDry whether nothing is written
 * @param waiting called when another process is editing the site, with its number
 * @throws Refusal when that would bring an error
 */
export async function carryOut<Done extends { edit: Edit }>(
  work: (site: Site) => Done,
  isDry: boolean,
  waiting: (pid: number) => void,
): Promise<Outcome<Done>> {
  return whileAlone(async () => {
    const editable = await openEditable()
    const { source } = editable.site
    const result = work(editable.site)
    const { edit } = result
    const error = newError(editable, edit, await editable.errorsAfter(edit))
    if (error) throw new Refusal([say`Nothing was changed.`, say`${error.file}: ${error.message}`, error.hint])
    if (!isDry) {
      const { files, folders } = changeOf(source, edit)
      changeFiles(files, folders)
    }
    return { result, documents: source.documents }
  }, waiting)
}
