import { fileProblem, type Problem } from '../base/problem'
import { type Said, say } from '../say/say.js'
import { glossaryFile } from './model'

/** Names that mean devices to Windows, whatever their ending. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** What editors and people leave next to a document. */
const backup = /^#.*#$|~$|\.(bak|backup|old|orig|rej|save|sw[a-p]|tmp)$/i

/** A name that an author may take for that of a document. */
const likeDocument = /\.(json|jsn|jason)/i

/** Whether a file is one that systems leave everywhere, and no content. @param name without its folders */
export function isHidden(name: string): boolean {
  return name.startsWith('.') || /^(thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$/i.test(name)
}

/**
 * Says what is wrong with the name of a file or folder below `pages` or `locales`, before it is looked into. Names that
 * are only no good as addresses are a matter of the rules.
 */
export function fileNameProblem(path: string, isFolder: boolean): Problem | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const problem = (message: Said, hint: Said, severity?: 'warning') =>
    fileProblem(printable(path), 'file-name', message, hint, severity)
  if (/\p{Cc}/u.test(name))
    return problem(
      isFolder
        ? say`The name of this folder has a line break or another invisible character.`
        : say`The name of this file has a line break or another invisible character.`,
      say`Rename it.`,
    )
  if (devices.test(name))
    return problem(
      isFolder
        ? say`On Windows there cannot be a folder called "${name}".`
        : say`On Windows there cannot be a file called "${name}".`,
      say`Choose another name.`,
    )
  if (isFolder && likeDocument.test(name))
    return problem(say`This is a folder, but its name looks like that of a file.`, say`Remove ".json" from its name.`)
  if (isFolder || !likeDocument.test(name)) return undefined
  if (backup.test(name)) {
    return problem(say`This looks like a backup file; it is ignored.`, say`Delete it.`, 'warning')
  }
  if (!name.endsWith('.json')) {
    return problem(
      say`This file is ignored: its name must end in ".json".`,
      say`Rename it to "${meantDocument(name)}".`,
    )
  }
  const isLoose = /^locales\/[^/]+$/.test(path) && path !== glossaryFile
  return isLoose ? problem(say`This file belongs to no language.`, say`Move it to locales/<language>/.`) : undefined
}

/** The document that a file would be if its name were right: "pages/fan.json" for "pages/fan.JSON.txt". */
export function meantDocument(path: string): string {
  return path.replace(/\.(json|jsn|jason)[^/]*$/i, '.json')
}

/** A path in one line: what cannot be seen in it as its code. */
export function printable(path: string): string {
  return path.replace(/\p{Cc}/gu, (sign) =>
    sign === '\n' ? '\\n' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
