import { fileProblem, type Problem } from '../base/problem'
import { type Said, say } from '../say/say.js'
import { glossaryFile } from './model'

/** Matches names that Windows reserves for devices, with any extension. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Matches names of backup and temporary files. */
const backup = /^#.*#$|~$|\.(bak|backup|old|orig|rej|save|sw[a-p]|tmp)$/i

/** Matches names that look like the name of a JSON document. */
const likeDocument = /\.(json|jsn|jason)/i

/** Whether a file is hidden or created by an operating system. @param name the file's name without folders */
export function isHidden(name: string): boolean {
  return name.startsWith('.') || /^(thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$/i.test(name)
}

/**
 * Finds a problem with the name of a file or folder below `pages` or `locales`, before the file is read. Rules check
 * later whether the name is suitable as an address.
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

/** Corrects the name of a document: `meantDocument('pages/fan.JSON.txt') // 'pages/fan.json'` */
export function meantDocument(path: string): string {
  return path.replace(/\.(json|jsn|jason)[^/]*$/i, '.json')
}

/** Escapes control characters in a path, so that it prints on one line. */
export function printable(path: string): string {
  return path.replace(/\p{Cc}/gu, (sign) =>
    sign === '\n' ? '\\n' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
